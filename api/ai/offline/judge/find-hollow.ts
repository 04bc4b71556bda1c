import type { Language } from '#schema/constants.ts'
import type { Mark } from '../language/lexicon.ts'
import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import type { Relevance } from './read-relevance.ts'
import { contentIn, type Sentence } from './sentence.ts'

/**
 * The least that a sentence tells, as a sum over its words and as a mean over them, and the least
 * of it that belongs to the motion, in itself or in its neighbours.
 */
const LEAST: Record<Language, { told: number; density: number; belonging: number }> = {
  en: { told: 0.45, density: 0.055, belonging: 0.12 },
  zh: { told: 0.5, density: 0.06, belonging: 0.12 },
}
/** A turn holds together by words of grammar; of fewer words nobody can tell. */
const LEAST_GRAMMAR: Record<Language, number> = { en: 0.28, zh: 0.13 }
const SHORTEST_TURN = 12
/** A sentence has words of grammar, and more words than a cry; Chinese may do without. */
const FRAGMENT: Record<Language, { words: number; grammar: number }> = {
  en: { words: 3, grammar: 0.1 },
  zh: { words: 1, grammar: 0 },
}
/**
 * In a turn of this credit, 0–1, each English sentence is taken to be about the motion. The table
 * has too few Chinese words for that.
 */
const TRUSTED: Record<Language, number> = { en: 0.5, zh: 0.65 }
/** The opponent's own sentence said back must bring so much that is new. */
const LEAST_NEW = 0.5

/** What faults and order show in a sentence, whatever it tells. */
const KEPT: ReadonlySet<Mark> = new Set([
  ...(['claim', 'dependent', 'pronoun', 'vague', 'hedge', 'extreme', 'filler', 'hostile'] as const),
  ...(['signpost', 'refer'] as const),
])

type Told = { told: number; belonging: number; density: number; fresh: number }

const toldBy = (
  sentence: Sentence,
  { language }: Heard,
  { belongs }: Relevance,
  theirs: ReadonlySet<string>,
): Told => {
  let [told, belonging, fresh] = [0, 0, 0]
  for (const stem of sentence.matter) {
    const weight = tells(stem, language)
    told += weight
    if (!theirs.has(stem)) fresh += weight
    belonging += weight * belongs(stem)
  }
  return { told, belonging, fresh, density: told / Math.max(1, sentence.words.length) }
}

/** Keywords strung together: "tram health because bus freedom". */
const strungTurns = (
  ours: readonly Sentence[],
  { language, lexicon }: Heard,
): ReadonlySet<number> => {
  const strung = new Set<number>()
  for (const at of new Set(ours.map(sentence => sentence.at))) {
    const words = ours.flatMap(sentence => (sentence.at === at ? sentence.words : []))
    const grammar = words.filter(word => lexicon.grammarWords.has(word)).length
    if (words.length >= SHORTEST_TURN && grammar < LEAST_GRAMMAR[language] * words.length)
      strung.add(at)
  }
  return strung
}

const isFragment = ({ words }: Sentence, { language, lexicon }: Heard): boolean => {
  const least = FRAGMENT[language]
  const grammar = words.filter(word => lexicon.grammarWords.has(word)).length
  return words.length < least.words || grammar < least.grammar * words.length
}

/**
 * The user's sentences that say nothing about the matter: phrases that fit any motion, words strung
 * together, and what is said in turns about another question. Neighbours are those in `ours`.
 */
export const findHollow = (
  heard: Heard,
  ours: readonly Sentence[],
  relevance: Relevance,
): ReadonlySet<string> => {
  const least = LEAST[heard.language]
  const theirs = contentIn(heard.theirs)
  const told = ours.map(sentence => toldBy(sentence, heard, relevance, theirs))
  const off = new Set(relevance.turns.flatMap(turn => (turn.isOffMotion ? [turn.at] : [])))
  const credits = new Map(relevance.turns.map(({ at, credit }) => [at, credit]))
  const strung = strungTurns(ours, heard)
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
        // An answer may be put in plain words.
        (own.density < least.density && !sentence.isRebuttal) ||
        // Of a motion that is not known nobody can tell what belongs to it.
        (relevance.field.isKnown &&
          belonging < least.belonging &&
          (credits.get(sentence.at) ?? 1) < TRUSTED[heard.language]) ||
        strung.has(sentence.at) ||
        isFragment(sentence, heard) ||
        (sentence.isEcho && own.fresh < LEAST_NEW)
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
