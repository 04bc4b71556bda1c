import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { everywhere } from '../data/read-cues.ts'
import { actCuesIn } from './act-cues.ts'
import { isQuotable } from './pick-quote.ts'
import { type Concession, concessionIn, MOST_SENTENCES } from './read-concessions.ts'
import type { UserTurn } from './read-user-turn.ts'
import { saysNoReason } from './says-no-reason.ts'
import { splitSentences } from './sentences.ts'
import { sideCuesIn } from './side-cues.ts'
import { onlySays, whatIsSaid } from './what-is-said.ts'
import { wordsOf } from './words.ts'

/** What a turn does besides arguing. `sentence` shows it; it is no claim about the motion. */
export type Act =
  | Concession
  | { kind: 'says no reason'; sentence: string; sort: 'words' | 'circle' }
  | { kind: 'calls it garbled'; sentence: string }
  | {
      kind: 'complains'
      sort: 'unanswered' | 'said already' | 'misread' | 'repeating'
      sentence: string
      /** What the complaint is about, as far as it says so. */
      about: string | null
    }
  /** `echoes`: says words of somebody back to ask for their meaning, which may be a way of speaking. */
  | { kind: 'asks for a meaning'; sentence: string; term: string | null; echoes: boolean }
  | { kind: 'asks for a case'; sentence: string }
  /** Asks what our last claim rests on, without naming it. */
  | { kind: 'asks how one knows'; sentence: string }
  /** Says of a case that it is only one; `of` is what stands before the "but" with it. */
  | { kind: 'calls it one case'; sentence: string; of: string | null }
  | { kind: 'leaves the motion'; sentence: string }
  | { kind: 'shrugs'; sentence: string }
  /** Jokes and teases, and gives no reason. */
  | { kind: 'fools'; sentence: string }
  /** Proverbs, and little else. */
  | { kind: 'says sayings'; sentence: string }
  | { kind: 'grants'; sentence: string; granted: string | null }

/** So many proverbs in a turn leave no room for an argument. */
const MANY_SAYINGS = 3
/** In words, without those that shrug: a longer turn says something. */
const LONGEST_SHRUG = 8
/** In words: a longer sentence does more than to complain or to ask. */
const LONGEST_ACT = { en: 34, zh: 40 } satisfies Record<Language, number>

/** Asks for the meaning of no word: it points to what was said. */
const POINTS =
  /^(?:(?:just )?(?:that|this|it|these|those|all that|your (?:last )?\w+))$|^[这那](?:个|样|句话?|话|点|些)?$/i

/** In characters: what stands there begins the sentence. */
const BEGINNING = 12

const COMPLAINTS = {
  misread: 'misread',
  'said already': 'said already',
  complains: 'unanswered',
  'complains of repeating': 'repeating',
} as const

/** Words between quotation marks are somebody's, and do nothing by themselves. */
const withoutQuotations = (sentence: string) =>
  sentence.replace(/[“"«「『][^”"»」』]*[”"»」』]/gu, ' ')

const complaintIn = (sentences: readonly string[], language: Language): Act | null => {
  const cues = actCuesIn(language)
  for (const sentence of sentences) {
    const said = withoutQuotations(sentence)
    const cue = (Object.keys(COMPLAINTS) as (keyof typeof COMPLAINTS)[]).find(name =>
      cues[name].test(said),
    )
    if (cue === undefined) continue
    const about = cues['complaint about'].exec(sentence)?.groups?.about ?? null
    return { kind: 'complains', sort: COMPLAINTS[cue], sentence, about }
  }
  return null
}

const jokesIn = onceALanguage(language => everywhere(actCuesIn(language).fools))
const shrugsIn = onceALanguage(language => everywhere(actCuesIn(language).shrugs))

/** So many words of fun are no slip of the tongue. */
const MANY_JOKES = 2

/** A sentence that plays about, in a turn that does little else; null where there is an argument. */
const foolingIn = (sentences: readonly string[], language: Language): string | null => {
  const jokes = jokesIn(language)
  const count = (text: string) => [...text.matchAll(jokes)].length
  const playing = sentences.filter(sentence => count(sentence) > 0)
  const isMany = sentences.reduce((sum, sentence) => sum + count(sentence), 0) >= MANY_JOKES
  const isArgued = sentences.some(
    sentence =>
      !playing.includes(sentence) &&
      (GIVES_REASON[language].test(sentence) || BACK_TO_MATTER[language].test(sentence)),
  )
  return isMany && !isArgued ? (playing[0] ?? null) : null
}

const GIVES_REASON = {
  en: /\b\w+ \w+ \w+ (?:because|so that|therefore|which means)\b(?! (?:i|you|lol))/i,
  zh: /因为|所以|因此/u,
} satisfies Record<Language, RegExp>

/** "Anyway, …": what comes after a jest is meant. */
const BACK_TO_MATTER = {
  en: /^(?:ok(?:ay)?,? |no,? |but )?(?:anyways?|seriously|(?:ok(?:ay)? )?(?:real|serious) (?:one|talk|answer)|for real)\b,? (?:\S+ ){4,}/i,
  zh: /^(?:好了|行了|不闹了|说正经的|说真的|认真的|言归正传)[，,：:]?.{6,}/u,
} satisfies Record<Language, RegExp>

/** The words whose meaning a text asks for. */
export const termsAskedIn = (text: string, language: Language): string[] =>
  splitSentences(text).flatMap(
    sentence =>
      actCuesIn(language)['asks for a meaning'].exec(sentence)?.groups?.term?.trim() ?? [],
  )

/** Where the meaning of words is asked for; the term is null where a sentence only points to it. */
const meaningsAskedIn = (sentences: readonly string[], language: Language) => {
  const { 'asks for a meaning': asks, 'asks what words mean': echo } = actCuesIn(language)
  return sentences.flatMap(sentence => {
    const found = asks.exec(sentence) ?? echo.exec(sentence)
    const term = found?.groups?.term?.trim() ?? ''
    const isTerm = term !== '' && !POINTS.test(term)
    const echoes = !asks.test(sentence)
    return found === null ? [] : [{ sentence, term: isTerm ? term : null, echoes }]
  })
}

const grantIn = (sentences: readonly string[], language: Language): Act | null => {
  const cues = actCuesIn(language)
  const sides = sideCuesIn(language)
  for (const sentence of sentences) {
    const granted = cues.grants.exec(sentence)?.groups?.granted?.trim()
    if (granted !== undefined && isQuotable(granted, language))
      return { kind: 'grants', sentence, granted }
    const takesBack = sides['takes back'].test(sentence.replace(sides.agrees, ' '))
    const place = sides.agrees.exec(sentence)?.index ?? Number.POSITIVE_INFINITY
    // "…, I admit": whoever says so at the end tells us something new.
    if (place <= BEGINNING && !takesBack && !/[?？]/.test(sentence))
      return { kind: 'grants', sentence, granted: null }
  }
  return null
}

const BEFORE_BUT: Record<Language, RegExp> = {
  en: /^(?<of>.+?),? but (?<rest>[^,;]+)$/i,
  zh: /^(?<of>.+?)[，,]?(?:但是?|可是?|不过)[，,]?(?<rest>[^，,]+)$/u,
}

/** "The baker is sad, but that is only one case." */
const oneCaseAfterBut = (sentences: readonly string[], language: Language): Act | null => {
  const cue = actCuesIn(language)['calls it one case']
  for (const sentence of sentences) {
    const { of, rest = '' } = BEFORE_BUT[language].exec(sentence)?.groups ?? {}
    if (of !== undefined && onlySays(whatIsSaid(rest, language), cue))
      return { kind: 'calls it one case', sentence, of }
  }
  return null
}

/**
 * The act that a reply has to meet first; null for a turn that only argues. `met` are sentences
 * that are met already.
 */
export const readAct = (
  turn: UserTurn,
  language: Language,
  met: readonly string[] = [],
): Act | null => {
  if (turn.copied || turn.otherLanguage) return null
  const cues = actCuesIn(language)
  const all = splitSentences(turn.text)
    .slice(0, MOST_SENTENCES)
    .filter(sentence => !met.some(said => said.includes(sentence)))
  const short = all.filter(sentence => wordsOf(sentence).length <= LONGEST_ACT[language])
  const concession = concessionIn(all, language)
  if (concession) return concession
  const joke = foolingIn(all, language)
  if (joke !== null) return { kind: 'fools', sentence: joke }
  const garbled = short.find(sentence => cues['calls it garbled'].test(sentence))
  if (garbled !== undefined) return { kind: 'calls it garbled', sentence: garbled }
  const [start] = all
  // What is no language at all is small talk.
  const isNonsense = turn.smallTalk?.kind === 'nonsense'
  const sort = isNonsense ? null : saysNoReason(all, language)
  if (start !== undefined && sort !== null) return { kind: 'says no reason', sentence: start, sort }
  const leaves = short.find(sentence => cues['leaves the motion'].test(sentence))
  if (leaves !== undefined) return { kind: 'leaves the motion', sentence: leaves }
  const sayings = all.filter(sentence => cues.sayings.test(sentence))
  const [saying] = sayings
  const isProverbial = sayings.length >= MANY_SAYINGS || sayings.length * 2 >= all.length
  if (saying !== undefined && isProverbial) return { kind: 'says sayings', sentence: saying }
  const complaint = complaintIn(short, language)
  if (complaint) return complaint
  const said = new Map(short.map(sentence => [sentence, whatIsSaid(sentence, language)]))
  const onlyDoes = (name: 'asks for plain words' | 'asks how one knows' | 'calls it one case') =>
    short.find(sentence => onlySays(said.get(sentence) ?? null, cues[name]))
  const puzzled = onlyDoes('asks for plain words')
  const meant = meaningsAskedIn(short, language)
  const named = meant.find(({ term }) => term !== null)
  const asked =
    named ?? (puzzled === undefined ? meant[0] : { sentence: puzzled, term: null, echoes: false })
  if (asked !== undefined) return { kind: 'asks for a meaning', ...asked }
  const single = onlyDoes('calls it one case')
  if (single !== undefined) return { kind: 'calls it one case', sentence: single, of: null }
  const besides = oneCaseAfterBut(short, language)
  if (besides !== null) return besides
  // A case that is asked for in particular goes before the grounds in general.
  const demand = short.find(sentence => cues['asks for a case'].test(withoutQuotations(sentence)))
  if (demand !== undefined) return { kind: 'asks for a case', sentence: demand }
  const doubting = onlyDoes('asks how one knows')
  if (doubting !== undefined) return { kind: 'asks how one knows', sentence: doubting }
  const [first] = all
  const isShrug = turn.question === null && cues.shrugs.test(turn.text)
  const isShort = () => wordsOf(turn.text.replace(shrugsIn(language), ' ')).length <= LONGEST_SHRUG
  if (first !== undefined && isShrug && isShort()) return { kind: 'shrugs', sentence: first }
  return grantIn(all, language)
}
