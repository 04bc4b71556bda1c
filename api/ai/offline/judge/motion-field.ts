import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Language } from '#schema/constants.ts'
import { findArguments } from '../arguments/find-arguments.ts'
import { textsOf } from '../arguments/point.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { stemsOf } from '../language/content-words.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { isHan, wordsOf } from '../language/words.ts'
import { motionKeyByWording } from '../motions/known-motion.ts'
import { tellingOf, topicsOf } from '../quality/word-topics.ts'

/** What belongs to a motion: how much a stem does, 0–1. */
export type MotionField = {
  /** The curated motion's key; null for a self-written one. */
  key: string | null
  /** The stems of the motion's own wording. */
  motion: ReadonlySet<string>
  /** Whether what the motion is about is known at all; else nobody can tell what belongs to it. */
  isKnown: boolean
  /** A word's root, by which the motion's words are known in other forms: "tip" in "tipping". */
  names(stem: string): string
  /** The motion's stems of which a part is said alone: 车 (car) of 停车 (to park). */
  meantBy(words: readonly string[]): string[]
  belongs(stem: string): number
}

/** How much a word tells that the table does not know: a name or a rare word, if not a typing slip. */
const UNKNOWN_TELLS = 0.35

/** How much a stem tells about the topic, 0–1. */
export const tells = (stem: string, language: Language): number =>
  tellingOf(stem, language) ?? UNKNOWN_TELLS

/** How much the stems that are known already tell, in sums of what each one tells. */
export const toldBy = (
  stems: Iterable<string>,
  known: ReadonlySet<string>,
  language: Language,
): number =>
  [...stems].reduce((sum, stem) => sum + (known.has(stem) ? tells(stem, language) : 0), 0)

/** What a motion's words and prepared points are about, as weights of topics that sum to 1. */
const topicsOfStems = (stems: Iterable<string>, language: Language): Map<number, number> => {
  const sums = new Map<number, number>()
  let total = 0
  for (const stem of stems) {
    const weight = tellingOf(stem, language) ?? 0
    for (const [topic, share] of topicsOf(stem, language)) {
      sums.set(topic, (sums.get(topic) ?? 0) + weight * share)
      total += weight * share
    }
  }
  return new Map([...sums].map(([topic, sum]) => [topic, sum / (total || 1)]))
}

type Bank = NonNullable<ReturnType<typeof findArguments>>

const stemsOfBank = onceALanguage(language =>
  onceAnObject((bank: Bank): ReadonlySet<string> => {
    const points = [...bank.for, ...bank.against]
    const texts = points.flatMap(point => [...textsOf(point), point.keywords.join(' ')])
    return stemsOf(texts.flatMap(wordsOf), lexiconFor(language))
  }),
)

const preparedStems = (key: string | null, language: Language): ReadonlySet<string> => {
  const bank = key === null ? null : findArguments(key, language)
  return bank ? stemsOfBank(language)(bank) : new Set()
}

/** A prepared point has words of every topic, too: one that is not related belongs only so far. */
const PREPARED = 0.3
/** A word of the same topics belongs as much as this, at most; relatedness is scaled to reach it. */
const RELATED = { most: 0.8, scale: 12 }

/** In letters; a shorter root is part of too many words. Chinese words are their own roots. */
const SHORTEST_ROOT = 2

/** A debate has some thousand words. */
const STEMS_KEPT = 10_000

const rootOf = onceAText(
  stem => (isHan(stem) ? stem : stem.replace(/(?:ing|in|ed|er|e|i)$/, '').replace(/(.)\1$/, '$1')),
  STEMS_KEPT,
)

/** From this share of unknown words on, by what they tell, a self-written motion is not known. */
const MOSTLY_UNKNOWN = 0.5

/** A character that stands alone, where the segmenter knows no word: two of them make one. */
const isPiece = (word: string, { emptyWords, grammarWords }: Lexicon): boolean =>
  word.length === 1 && isHan(word) && !emptyWords.has(word) && !grammarWords.has(word)

const isKnownMotion = (
  words: readonly string[],
  stems: ReadonlySet<string>,
  language: Language,
  lexicon: Lexicon,
): boolean => {
  const pieces = words.filter(word => isPiece(word, lexicon)).length
  let unknown = (UNKNOWN_TELLS * pieces) / 2
  let all = unknown
  for (const stem of stems) {
    all += tells(stem, language)
    if (tellingOf(stem, language) === null) unknown += UNKNOWN_TELLS
  }
  return unknown < MOSTLY_UNKNOWN * all
}

/**
 * Of which of the motion's words a Chinese character is a part. Under 滑板 (skateboard) one speaks
 * of 滑 (to skate), as in English of another form of the word; alone it carries no content.
 */
const stemsByCharacter = (
  stems: ReadonlySet<string>,
  { emptyWords, grammarWords }: Lexicon,
): ReadonlyMap<string, readonly string[]> => {
  const byCharacter = new Map<string, string[]>()
  for (const stem of stems) {
    if (!isHan(stem)) continue
    for (const character of stem) {
      if (emptyWords.has(character) || grammarWords.has(character)) continue
      byCharacter.set(character, [...(byCharacter.get(character) ?? []), stem])
    }
  }
  return byCharacter
}

/** The words that belong to a debate's motion: its wording, its prepared points, related words. */
export const readField = (
  { motion }: Pick<JudgedDebate, 'motion'>,
  language: Language,
  lexicon: Lexicon,
): MotionField => {
  // Beside its own words a motion's prepared points have words of every topic.
  const key = motionKeyByWording(motion, language)
  const words = wordsOf(motion)
  const own = stemsOf(words, lexicon)
  const prepared = preparedStems(key, language)
  const topics = topicsOfStems(prepared.size > 0 ? [...own, ...prepared] : own, language)
  const usual = 1 / Math.max(1, topics.size)
  const roots = new Set([...own].map(rootOf).filter(root => root.length >= SHORTEST_ROOT))
  const byCharacter = stemsByCharacter(own, lexicon)
  const known = new Map<string, number>()
  const relatedness = (stem: string) => {
    let sum = 0
    for (const [topic, share] of topicsOf(stem, language)) {
      const weight = topics.get(topic) ?? 0
      if (weight > usual) sum += share * (weight - usual)
    }
    return Math.min(RELATED.most, RELATED.scale * sum)
  }
  return {
    key,
    motion: own,
    isKnown: prepared.size > 0 || isKnownMotion(words, own, language, lexicon),
    names: rootOf,
    meantBy: words => words.flatMap(word => byCharacter.get(word) ?? []),
    belongs: stem => {
      const before = known.get(stem)
      if (before !== undefined) return before
      const isNamed = own.has(stem) || roots.has(rootOf(stem))
      const value = isNamed ? 1 : Math.max(relatedness(stem), prepared.has(stem) ? PREPARED : 0)
      known.set(stem, value)
      return value
    },
  }
}

/** The share of informative words that belong, 0–1, and how much was informative at all. */
export const shareBelonging = (
  stems: Iterable<string>,
  language: Language,
  belongs: (stem: string) => number,
): { share: number; mass: number } => {
  let [mass, belonging] = [0, 0]
  for (const stem of stems) {
    const weight = tells(stem, language)
    mass += weight
    belonging += weight * belongs(stem)
  }
  return { share: mass === 0 ? 0 : belonging / mass, mass }
}
