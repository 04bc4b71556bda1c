import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import type { Heard } from './hear-debate.ts'
import { type MotionField, readField, shareBelonging, tells } from './motion-field.ts'
import { contentIn, type Sentence } from './sentence.ts'

/** How far a turn of the user's is about the motion. */
type TurnRelevance = {
  turnId: string
  at: number
  /** Share of its informative words that belong, 0–1; null where too few tell. */
  share: number | null
  /** The same of the user's own case in it, apart from the answers to the opponent. */
  ownShare: number | null
  /** How much of what it says is credited, 0–1. */
  credit: number
  /** The turn is firmly about something else. */
  isOffMotion: boolean
}

export type Relevance = {
  field: MotionField
  /** How much a stem belongs, 0–1: the opponent's words do as far as it spoke to the motion. */
  belongs(stem: string): number
  turns: TurnRelevance[]
}

/** Of less than this nobody can tell what it is about; in sums of what words tell. */
const LEAST_TOLD = 1.5
/** A turn that names the motion's own words is about it, by so much. */
const NAMED_WORTH = { turn: 0.25, debate: 0.3 }
/** From the first share on a turn begins to be about the motion, from the second on it is. */
const CREDITED: Record<Language, readonly [number, number]> = { en: [0.05, 0.13], zh: [0.06, 0.16] }
/** A turn of a case that is about the motion as a whole needs to show it less. */
const WHOLE_WORTH = 0.6
/**
 * A turn is firmly off the motion with a smaller share; alone in its case, if it tells enough and
 * the case as a whole is not clearly on it.
 */
const OFF_MOTION = { share: 0.07, alone: 0.03, mass: 6, case: 0.15 }
/** A turn that has so many words of earlier turns on the motion goes on with them. */
const GOES_ON = 3
/** The same for the whole debate, from which the opponent's words count. */
const TRUSTED = [0.06, 0.16] as const

const between = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)))

/** The share of what the motion's words tell that these words name, 0–1. */
const namedShare = (
  stems: ReadonlySet<string>,
  { motion, names, meantBy }: MotionField,
  heard: Heard,
  words: readonly string[] = [],
) => {
  let [named, all] = [0, 0]
  const meant = new Set(meantBy(words))
  const said = new Set([...stems].map(names))
  for (const stem of motion) {
    const weight = tells(stem, heard.language)
    all += weight
    if (stems.has(stem) || said.has(names(stem))) named += weight
    // A part of a word may be of another one, too.
    else if (meant.has(stem)) named += weight / stem.length
  }
  return all === 0 ? 0 : named / all
}

/**
 * Reads how far each of the user's turns is about the motion. Credit is given by `own`, the user's
 * own case, so that an answer to the opponent never counts twice.
 */
export const readRelevance = (
  debate: JudgedDebate,
  heard: Heard,
  own: readonly Sentence[],
): Relevance => {
  const { language } = heard
  const field = readField(debate, language, heard.lexicon)
  const said = contentIn(heard.theirs)
  const spoken = new Set([...said, ...contentIn(own)])
  const fit =
    shareBelonging(spoken, language, field.belongs).share +
    NAMED_WORTH.debate * namedShare(spoken, field, heard)
  const trust = between(fit, TRUSTED)
  const belongs = (stem: string) => Math.max(field.belongs(stem), said.has(stem) ? trust : 0)
  const relevanceOf = (sentences: readonly Sentence[]) => {
    const stems = contentIn(sentences)
    const { share, mass } = shareBelonging(stems, language, belongs)
    if (mass < LEAST_TOLD) return null
    const words = sentences.flatMap(sentence => sentence.words)
    const named = namedShare(stems, field, heard, words)
    return { share: Math.min(1, share + NAMED_WORTH.turn * named), mass }
  }
  const whole = WHOLE_WORTH * (relevanceOf(own)?.share ?? 0)
  const isOff = (turn: { share: number; mass: number }) =>
    Math.max(turn.share, whole) < OFF_MOTION.share ||
    (turn.share < OFF_MOTION.alone && turn.mass >= OFF_MOTION.mass && whole < OFF_MOTION.case)
  /** What the turns that begin to be about the motion have said so far. */
  const onMotion = new Set<string>()
  const goesOn = (stems: ReadonlySet<string>) =>
    [...stems].filter(stem => onMotion.has(stem)).length >= GOES_ON
  const turns = debate.turns.flatMap(({ speaker, turn_id }, at): TurnRelevance[] => {
    if (speaker !== 'user') return []
    const ours = heard.ours.filter(sentence => sentence.at === at)
    const stems = contentIn(ours)
    const said = relevanceOf(ours)
    const credited = relevanceOf(own.filter(sentence => sentence.at === at))
    const canTell = field.isKnown && credited !== null
    // Answers to the opponent may be what names the motion. What else belongs to a self-written
    // motion only its speaker knows.
    const isOffMotion =
      field.key !== null &&
      canTell &&
      isOff(credited) &&
      (said === null || isOff(said)) &&
      !goesOn(stems)
    if (said !== null && said.share >= CREDITED[language][0])
      for (const stem of stems) onMotion.add(stem)
    return [
      {
        turnId: turn_id,
        at,
        share: said?.share ?? null,
        ownShare: credited?.share ?? null,
        credit: canTell ? between(Math.max(credited.share, whole), CREDITED[language]) : 1,
        isOffMotion,
      },
    ]
  })
  return { field, belongs, turns }
}
