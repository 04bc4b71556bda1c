import type { JudgedDebate } from '#api/ai/judge.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { recordOf } from '../data/record-of.ts'
import { sharedCount } from '../language/content-words.ts'
import type { Level } from '../quality/judge-level.ts'
import { placeDebate } from './place-debate.ts'
import { PLACEMENT } from './placement.ts'
import type { ReadDebate } from './read-debate.ts'
import { quotingSentences, readFigures } from './read-figures.ts'
import { readMatter } from './read-matter.ts'
import type { Sentence } from './sentence.ts'

/** How much the place that coaches would give counts against the tests that the rules find, 0–1. */
const PLACED_WEIGHT = 0.9
/** Order is read from the tests and the trained heads: it does not show in the figures. */
const PLACED_ORDER_WEIGHT = 0.25

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

/** How far sentences speak of the matter at all, 0–1: else their figures mean nothing. */
const groundedness = (
  { heard, hollow, relevance }: ReadDebate,
  sentences: readonly Sentence[],
): number => {
  const { solid, rich } = readMatter(heard, sentences, hollow, relevance)
  return between(solid, GROUNDED.solid) * between(rich, GROUNDED.rich)
}

/** How surely a turn answers the opponent, 0–1; a point that seems met may be chance. */
const ANSWER_WORTH = { names: 1, deniesAndMeets: 0.7, takesUp: 0.6, denies: 0.4, meets: 0.2 }
/** From this mean on Refutation is placed in full, without any answer at the least. */
const ENGAGED = 0.6
const LEAST_ENGAGED = 0.15

/** Whether a turn goes on with what the opponent's last one was about, the user's words included. */
const takesUpQuestion = ({ heard, spoken }: ReadDebate, at: number): boolean => {
  const asked = heard.askedBefore(at)
  if (asked === null) return false
  return spoken.some(sentence => sentence.at === at && sharedCount(sentence.stems, asked) > 0)
}

/** How far the user answers the opponent at all, 0–1. */
const engagement = (read: ReadDebate): number => {
  const { heard, spoken, answers, flaws, relevance } = read
  const placesOf = (sentences: readonly Sentence[]) => new Set(sentences.map(({ at }) => at))
  const naming = new Set([
    ...placesOf(spoken.filter(({ marks }) => marks.has('refer'))),
    ...placesOf(quotingSentences(read)),
    ...flaws.flatMap(({ reply }) => (reply ? [reply.turn] : [])),
  ])
  const denying = placesOf(spoken.filter(({ isRebuttal }) => isRebuttal))
  const meeting = placesOf(answers.points.flatMap(({ reply }) => reply ?? []))
  // Where the opponent only asks, to answer is to go on with what it asked about.
  const isExamined = answers.points.length === 0
  const worthOf = (at: number) => {
    if (naming.has(at)) return ANSWER_WORTH.names
    if (denying.has(at) && meeting.has(at)) return ANSWER_WORTH.deniesAndMeets
    if (isExamined && takesUpQuestion(read, at)) return ANSWER_WORTH.takesUp
    if (denying.has(at)) return ANSWER_WORTH.denies
    return meeting.has(at) ? ANSWER_WORTH.meets : 0
  }
  const able = relevance.turns.filter(({ at }) => heard.theirs.some(other => other.at < at))
  const sum = able.reduce((total, { at }) => total + worthOf(at), 0)
  const share = able.length === 0 ? 0 : sum / able.length
  return LEAST_ENGAGED + (1 - LEAST_ENGAGED) * between(share, [0, ENGAGED])
}

/** The heads read how sentences follow each other: in Organization they count by half. */
const withOrder = (skill: Skill, placed: Record<Skill, number>, trained: Level | null): number =>
  skill === 'organization' && trained ? (placed[skill] + trained.level) / 2 : placed[skill]

/**
 * Where each skill is placed beside the tests: as coaches place debates, a single long speech as
 * the speech head places it. Null where the tests alone decide.
 */
export const chooseLevels = (
  read: ReadDebate,
  { mode }: Pick<JudgedDebate, 'mode'>,
): Record<Skill, Pick<Level, 'level' | 'weight'> | null> => {
  const { trained, heard } = read
  const placed = placeDebate(readFigures(read, mode), heard.language, PLACEMENT)
  const ofOwn = groundedness(read, read.own)
  const ofAnswers = groundedness(read, read.ours) * engagement(read)
  const speech = trained?.speechShare ?? 0
  return recordOf(SKILLS, skill => {
    if (skill === 'delivery' && mode === 'voice') return null
    if (skill === 'refutation' && heard.theirs.length === 0) return null
    const weight = skill === 'organization' ? PLACED_ORDER_WEIGHT : PLACED_WEIGHT
    const ofSpeech = skill === 'refutation' ? 0 : speech
    const inDebate =
      (skill === 'refutation' ? ofAnswers : ofOwn) * withOrder(skill, placed, trained)
    const kept = skill === 'delivery' ? 1 - lostToWords(trained) : 1
    return {
      level: kept * (ofSpeech * (trained?.level ?? 0) + (1 - ofSpeech) * inDebate),
      weight: ofSpeech * (trained?.weight ?? 0) + (1 - ofSpeech) * weight,
    }
  })
}
