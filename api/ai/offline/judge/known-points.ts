import type { Language } from '#schema/constants.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { isContent, stemsOf } from '../language/content-words.ts'
import { normalise } from '../language/words.ts'
import type { OpponentPoint } from './find-points.ts'
import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import { type ReviewCues, reviewCuesIn } from './review-cues.ts'
import { countIf, type Sentence } from './sentence.ts'

/** What all of the following reads by; the motion's own words tell nothing. */
export type Scope = {
  heard: Heard
  cues: ReviewCues
  isMotion: (stem: string) => boolean
  /** What a sentence's words are about, beyond the motion. */
  matterOf: (words: readonly string[]) => readonly string[]
}

export const scopeOf = (heard: Heard, isMotion: (stem: string) => boolean): Scope => ({
  heard,
  cues: reviewCuesIn(heard.language),
  isMotion,
  matterOf: onceAnObject((words: readonly string[]) =>
    [...stemsOf(words, heard.lexicon)].filter(stem => !isMotion(stem)),
  ),
})

/** So much of what a point told must come again in a sentence that is about it. */
const ABOUT = { said: 0.5, named: 0.25, namedOnce: 0.34, wide: 0.7 }
/** It must be about this point so much more than about any other. */
const CLEARLY = 1.3
/** The opponent's own words in the user's quotation marks, or without: so many in a row. */
const QUOTED_RUN: Record<Language, number> = { en: 2, zh: 3 }
const SAID_RUN: Record<Language, number> = { en: 4, zh: 6 }
const QUOTED_WORTH = 1
const QUOTATION = /[“"«「『]([^”"»」』]{2,200})[”"»」』]/gu

/** What a word counts that the opponent had not said, but that belongs to the point. */
const UNSAID = 0.45
const LEAST_WORD = 0.06
/** An answer is new in so much of its content at least, 0–1. */
const MOSTLY = 0.5

const unitsOf = (text: string, language: Language): string[] => {
  const plain = normalise(text)
  return language === 'zh' ? [...plain.replaceAll(' ', '')] : plain.split(' ').filter(Boolean)
}

/** Runs of `size` units in which at least one word carries content. */
const runsIn = (text: string, size: number, { language, lexicon }: Heard): string[] => {
  const units = unitsOf(text, language)
  const isTelling = units.map(unit => language === 'zh' || isContent(unit, lexicon))
  const runs: string[] = []
  for (let at = 0; at + size <= units.length; at += 1)
    if (isTelling.slice(at, at + size).includes(true))
      runs.push(units.slice(at, at + size).join('\u0000'))
  return runs
}

/**
 * What the opponent had said for a point before a turn; `point` is null for a sentence that makes
 * none, as a flaw or a question.
 */
export type Known = {
  point: OpponentPoint | null
  said: ReadonlySet<string>
  /** Said, or said again, in the turn that is answered. */
  isNext: boolean
  quotedRuns: ReadonlySet<string>
  saidRuns: ReadonlySet<string>
}

type Read = { stems: readonly string[]; quotedRuns: string[]; saidRuns: string[] }

/** Reads each of the opponent's sentences once, and a point anew only when more was said for it. */
export const knownReader = ({ heard }: Scope) => {
  const { language } = heard
  const read = new Map<Sentence, Read>()
  const readOnce = (sentence: Sentence): Read => {
    const before = read.get(sentence)
    if (before) return before
    const now = {
      stems: sentence.content,
      quotedRuns: runsIn(sentence.clean, QUOTED_RUN[language], heard),
      saidRuns: runsIn(sentence.clean, SAID_RUN[language], heard),
    }
    read.set(sentence, now)
    return now
  }
  const latest = new Map<OpponentPoint, { known: Known; sentences: number }>()
  /** `answered` is the place of the turn that is answered; the turns come in their order. */
  return (point: OpponentPoint | null, sentences: readonly Sentence[], answered: number): Known => {
    const isNext = sentences.some(sentence => sentence.at === answered)
    const before = point && latest.get(point)
    if (before?.sentences === sentences.length) return { ...before.known, isNext }
    const reads = sentences.map(readOnce)
    const known: Known = {
      point,
      isNext,
      said: new Set(reads.flatMap(({ stems }) => stems)),
      quotedRuns: new Set(reads.flatMap(({ quotedRuns }) => quotedRuns)),
      saidRuns: new Set(reads.flatMap(({ saidRuns }) => saidRuns)),
    }
    if (point) latest.set(point, { known, sentences: sentences.length })
    return known
  }
}

/** What a sentence has in quotation marks, each as its runs of words. */
export const quotesIn = (text: string, { heard }: Scope): string[][] =>
  [...text.matchAll(QUOTATION)].flatMap(([, words = '']) => {
    const runs = runsIn(words, QUOTED_RUN[heard.language], heard)
    return runs.length > 0 ? [runs] : []
  })

/**
 * How much a sentence is about a point: `told` by the words it shares with it, `value` by those, by
 * a quotation and by words that belong to the point unsaid.
 */
export type About = {
  known: Known
  told: number
  count: number
  isQuoted: boolean
  value: number
}

/** How much each point a sentence is about, the most first. */
export const aboutWhich = (sentence: Sentence, known: readonly Known[], scope: Scope): About[] => {
  const { heard } = scope
  const { language } = heard
  // What several points say tells less which of them is meant.
  const stems = scope.matterOf(sentence.words).map(stem => {
    const worth = tells(stem, language)
    const holders = countIf(known, ({ said }) => said.has(stem))
    return { stem, worth, toldEach: worth / Math.max(1, holders) }
  })
  const quoted = quotesIn(sentence.text, scope).flat()
  const runs = runsIn(sentence.clean, SAID_RUN[language], heard)
  return known
    .map(each => {
      let [told, count, unsaid] = [0, 0, 0]
      for (const { stem, worth, toldEach } of stems)
        if (each.said.has(stem)) {
          told += toldEach
          count += 1
        } else if (each.point?.unsaid.has(stem)) unsaid += worth
      const isQuoted =
        quoted.some(run => each.quotedRuns.has(run)) || runs.some(run => each.saidRuns.has(run))
      const value = told + (isQuoted ? QUOTED_WORTH : 0) + (each.isNext ? UNSAID * unsaid : 0)
      return { known: each, told, count, isQuoted, value }
    })
    .sort((a, b) => b.value - a.value)
}

/** The point that a sentence is surely about; null where that may be none. */
export const pointOf = (
  sentence: Sentence,
  [best, second]: readonly About[],
  scope: Scope,
): Known | null => {
  if (!best || best.value < CLEARLY * (second?.value ?? 0)) return null
  const { told, count, isQuoted, value } = best
  const isNamed = sentence.marks.has('refer') || scope.cues['takes up'].test(sentence.text)
  const isSure =
    isQuoted ||
    (told >= ABOUT.said && (best.known.isNext || count > 1)) ||
    (isNamed && told >= (count > 1 ? ABOUT.named : ABOUT.namedOnce)) ||
    (best.known.isNext && told >= ABOUT.named && value >= ABOUT.wide)
  return isSure ? best.known : null
}

/** What a sentence tells that neither the point nor the motion had said. */
export const newIn = (
  { words }: Pick<Sentence, 'words'>,
  { said }: Known,
  { heard, matterOf }: Scope,
): number =>
  matterOf(words).reduce((sum, stem) => sum + (said.has(stem) ? 0 : tells(stem, heard.language)), 0)

/** To name the point again, in other words, is only the way to an answer. */
export const isMostlyNew = ({ words }: Sentence, { said }: Known, { matterOf }: Scope): boolean => {
  const stems = matterOf(words)
  return stems.filter(stem => !said.has(stem)).length >= MOSTLY * stems.length
}

/** How far any sentence touches a point, in words that were said for it or that belong to it. */
export const touches = (
  sentence: Sentence,
  { point, said }: Known,
  { heard, matterOf }: Scope,
): number =>
  matterOf(sentence.words).reduce((sum, stem) => {
    const worth = Math.max(LEAST_WORD, tells(stem, heard.language))
    if (said.has(stem)) return sum + worth
    return point?.unsaid.has(stem) ? sum + UNSAID * worth : sum
  }, 0)
