import type { Language } from '#schema/constants.ts'
import { stemsOf } from '../language/content-words.ts'
import type { Mark } from '../language/lexicon.ts'
import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import type { Relevance } from './read-relevance.ts'
import type { Sentence } from './sentence.ts'

/**
 * The least that a sentence tells, as a sum over its words and as a mean over them, and the least
 * of it that belongs to the motion, in itself or in its neighbours.
 */
const LEAST: Record<Language, { told: number; density: number; belonging: number }> = {
  en: { told: 0.45, density: 0.055, belonging: 0.12 },
  zh: { told: 0.6, density: 0.08, belonging: 0.15 },
}
/** A sentence holds together by words of grammar; of fewer words nobody can tell. */
const LEAST_GRAMMAR: Record<Language, number> = { en: 0.24, zh: 0.1 }
const SHORTEST_SENTENCE = 7

/** What faults and order show in a sentence, whatever it tells. */
const KEPT: ReadonlySet<Mark> = new Set([
  ...(['claim', 'dependent', 'pronoun', 'vague', 'hedge', 'extreme', 'filler', 'hostile'] as const),
  ...(['signpost', 'refer'] as const),
])

type Told = { told: number; belonging: number; density: number }

const toldBy = (sentence: Sentence, { language, lexicon }: Heard, { belongs }: Relevance): Told => {
  let [told, belonging] = [0, 0]
  for (const stem of stemsOf(sentence.words, lexicon)) {
    const weight = tells(stem, language)
    told += weight
    belonging += weight * belongs(stem)
  }
  return { told, belonging, density: told / Math.max(1, sentence.words.length) }
}

const isStrung = ({ words }: Sentence, { language, lexicon }: Heard) =>
  words.length >= SHORTEST_SENTENCE &&
  words.filter(word => lexicon.grammarWords.has(word)).length <
    LEAST_GRAMMAR[language] * words.length

/**
 * The user's sentences that say nothing about the matter: phrases that fit any motion, words strung
 * together, and what is said in turns about another question.
 */
export const findHollow = (heard: Heard, relevance: Relevance): ReadonlySet<string> => {
  const { ours } = heard
  const least = LEAST[heard.language]
  const told = ours.map(sentence => toldBy(sentence, heard, relevance))
  const off = new Set(relevance.turns.flatMap(turn => (turn.isOffMotion ? [turn.at] : [])))
  const belongsAt = (index: number, at: number) =>
    ours[index]?.at === at ? (told[index]?.belonging ?? 0) : 0
  return new Set(
    ours.flatMap((sentence, index) => {
      const own = told[index]
      if (!own) return []
      const belonging = Math.max(
        own.belonging,
        belongsAt(index - 1, sentence.at),
        belongsAt(index + 1, sentence.at),
      )
      const isHollow =
        off.has(sentence.at) ||
        own.told < least.told ||
        own.density < least.density ||
        belonging < least.belonging ||
        isStrung(sentence, heard)
      return isHollow ? [sentence.text] : []
    }),
  )
}

/** A hollow sentence as it counts: for its faults and its place, never for what it seems to do. */
export const withoutCredit = (sentence: Sentence): Sentence => ({
  ...sentence,
  marks: new Set([...sentence.marks].filter(mark => KEPT.has(mark))),
  stems: new Set(),
  people: [],
  stakes: [],
})
