import type { JudgedDebate } from '#api/ai/judge.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { recordOf } from '../data/record-of.ts'
import type { Level } from '../quality/judge-level.ts'
import { placeDebate } from './place-debate.ts'
import { PLACEMENT } from './placement.ts'
import type { ReadDebate } from './read-debate.ts'
import { quotingSentences, readFigures } from './read-figures.ts'
import { readMatter } from './read-matter.ts'

/** How much the place that coaches would give counts against the tests that the rules find, 0–1. */
const PLACED_WEIGHT = 0.9
/** Order is read from the tests: which sentence is where does not show in the figures. */
const PLACED_ORDER_WEIGHT = 0.7

/** Words that more people than this, 0–1, would find inappropriate cost Delivery. */
const TOLERATED = 0.4

export const lostToWords = (trained: Level | null): number =>
  Math.max(0, (trained?.inappropriate ?? 0) - TOLERATED)

/**
 * From the first value on a debate is placed, from the second fully: the share of words that say
 * something about the motion, and how much of it neither the motion nor the opponent had said.
 */
const GROUNDED = { solid: [0.15, 0.6], rich: [0, 0.15] } as const

const between = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)))

/** How far a debate speaks of its matter at all, 0–1: else its figures mean nothing. */
const groundedness = ({ heard, ours, hollow, relevance }: ReadDebate): number => {
  const { solid, rich } = readMatter(heard, ours, hollow, relevance)
  return between(solid, GROUNDED.solid) * between(rich, GROUNDED.rich)
}

/** What shows that a turn answers the opponent; a point that seems met may be chance. */
const ANSWER_WORTH = { said: 1, met: 0.2 }
/** From this share of answering turns on Refutation is placed in full, without any at the least. */
const ENGAGED = 0.4
const LEAST_ENGAGED = 0.2

/** How far the user answers the opponent at all, 0–1. */
const engagement = (read: ReadDebate): number => {
  const { heard, spoken, answers, flaws, relevance } = read
  const saying = new Set([
    ...spoken.flatMap(({ isRebuttal, at }) => (isRebuttal ? [at] : [])),
    ...quotingSentences(read).map(({ at }) => at),
    ...flaws.flatMap(({ reply }) => (reply ? [reply.turn] : [])),
  ])
  const meeting = new Set(answers.points.flatMap(({ reply }) => (reply ? [reply.at] : [])))
  const able = relevance.turns.filter(({ at }) => heard.theirs.some(other => other.at < at))
  const sum = able.reduce((total, { at }) => {
    if (saying.has(at)) return total + ANSWER_WORTH.said
    return total + (meeting.has(at) ? ANSWER_WORTH.met : 0)
  }, 0)
  const share = able.length === 0 ? 0 : sum / able.length
  return LEAST_ENGAGED + (1 - LEAST_ENGAGED) * between(share, [0, ENGAGED])
}

/**
 * Where each skill is placed beside the tests: as coaches place debates, a single long speech as
 * the speech head places it. Null where the tests alone decide.
 */
export const chooseLevels = (
  read: ReadDebate,
  { mode }: Pick<JudgedDebate, 'mode'>,
): Record<Skill, Pick<Level, 'level' | 'weight'> | null> => {
  const { trained, heard, answers } = read
  const placed = placeDebate(readFigures(read, mode), heard.language, PLACEMENT)
  const [grounded, engaged] = [groundedness(read), engagement(read)]
  const speech = trained?.speechShare ?? 0
  return recordOf(SKILLS, skill => {
    if (skill === 'delivery' && mode === 'voice') return null
    if (skill === 'refutation' && answers.points.length === 0) return null
    const weight = skill === 'organization' ? PLACED_ORDER_WEIGHT : PLACED_WEIGHT
    const ofSpeech = skill === 'refutation' ? 0 : speech
    const inDebate = grounded * (skill === 'refutation' ? engaged : 1) * placed[skill]
    const kept = skill === 'delivery' ? 1 - lostToWords(trained) : 1
    return {
      level: kept * (ofSpeech * (trained?.level ?? 0) + (1 - ofSpeech) * inDebate),
      weight: ofSpeech * (trained?.weight ?? 0) + (1 - ofSpeech) * weight,
    }
  })
}
