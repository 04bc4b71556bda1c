import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { everywhere } from '../data/read-cues.ts'
import { actCuesIn } from './act-cues.ts'
import { isOtherLanguage } from './other-language.ts'
import { isQuotable } from './pick-quote.ts'
import type { UserTurn } from './read-user-turn.ts'
import { saysNoReason } from './says-no-reason.ts'
import { splitSentences } from './sentences.ts'
import { sideCuesIn } from './side-cues.ts'
import { clausesOf, onlySays, whatIsSaid } from './what-is-said.ts'
import { wordsOf } from './words.ts'

/** What a turn does besides arguing. `sentence` shows it; it is no claim about the motion. */
export type Act =
  | { kind: 'gives up'; sentence: string }
  /** Is of our opinion and adds nothing against it. */
  | { kind: 'agrees'; sentence: string }
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
  /** Says of a case that it is only one. */
  | { kind: 'calls it one case'; sentence: string }
  | { kind: 'leaves the motion'; sentence: string }
  | { kind: 'shrugs'; sentence: string }
  /** Jokes and teases, and gives no reason. */
  | { kind: 'fools'; sentence: string }
  /** Proverbs, and little else. */
  | { kind: 'says sayings'; sentence: string }
  | { kind: 'grants'; sentence: string; granted: string | null }

/** How many sentences of a long turn are looked at. */
const MOST_SENTENCES = 40
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

/** "You win, happy?" asks nothing. */
const TAG =
  /,? (?:happy|satisfied|ok(?:ay)?|right|alright)(?: now)?\?+$|[，,]?(?:满意了吧|行了吧|好吧|行吗)？+$/iu

/** Who gives up says nothing more for the own side. */
const givingUpIn = (sentences: readonly string[], language: Language): Act | null => {
  const cues = sideCuesIn(language)
  const givesUp = sentences.find(
    sentence => cues['gives up'].test(sentence) && !/[?？]/.test(sentence.replace(TAG, '')),
  )
  const agreeing = sentences.filter(
    sentence => cues.agrees.test(sentence) || cues['gives up'].test(sentence),
  )
  // What was said before one gave up does not take it back.
  const after = givesUp === undefined ? sentences : sentences.slice(sentences.indexOf(givesUp))
  const takesBack = after.some(sentence =>
    cues['takes back'].test(sentence.replace(cues.agrees, ' ').replace(cues['gives up'], ' ')),
  )
  const isWhole = agreeing.length === sentences.length && sentences.length > 1
  const shown = givesUp ?? (isWhole ? agreeing[0] : undefined)
  return shown === undefined || takesBack ? null : { kind: 'gives up', sentence: shown }
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
    sentence => !playing.includes(sentence) && GIVES_REASON[language].test(sentence),
  )
  return isMany && !isArgued ? (playing[0] ?? null) : null
}

const GIVES_REASON = {
  en: /\b\w+ \w+ \w+ (?:because|so that|therefore|which means)\b(?! (?:i|you|lol))/i,
  zh: /因为|所以|因此/u,
} satisfies Record<Language, RegExp>

/** Turns against what it grants; "even though" does not. */
const TURNS = {
  en: /\b(?:but|however|nevertheless|instead|(?:and |but )still|what i (?:say|mean|argue)|my point)\b|^(?:still|yet)\b/i,
  zh: /但|可是|然而|不过|却|反而|我(?:说|讲)的是|我的意思是/u,
} satisfies Record<Language, RegExp>

/** In sentences: in a longer turn "I agree" is said to one thing in it. */
const LONGEST_AGREEMENT = 4

/** Who agrees and says nothing against it in the whole turn; a thank-you at the end is the end. */
const agreementIn = (sentences: readonly string[], language: Language): Act | null => {
  const cues = actCuesIn(language)
  const sides = sideCuesIn(language)
  const over = sentences.find(sentence => cues['comes over'].test(sentence))
  if (over !== undefined) return { kind: 'agrees', sentence: over }
  if (sentences.some(sentence => /[?？]/.test(sentence) || TURNS[language].test(sentence)))
    return null
  const ends = sentences.find(sentence => cues['ends the debate'].test(sentence))
  const agrees = sentences.find(sentence => cues['agrees wholly'].test(sentence))
  const isEnd = ends !== undefined && sentences.some(each => sides.agrees.test(each))
  if (isEnd) return { kind: 'gives up', sentence: ends }
  return agrees === undefined || sentences.length > LONGEST_AGREEMENT
    ? null
    : { kind: 'agrees', sentence: agrees }
}

/** Who only says to have nothing left, and thanks or agrees beside it, has given up. */
const emptyHandedIn = (sentences: readonly string[], language: Language): Act | null => {
  if (sentences.length > LONGEST_AGREEMENT || sentences.some(each => /[?？]/.test(each)))
    return null
  const cues = actCuesIn(language)
  const besides = [cues['agrees wholly'], cues['ends the debate'], sideCuesIn(language).agrees]
  const isEmpty = (text: string) =>
    cues['has nothing left'].test(whatIsSaid(text, language)?.whole ?? '')
  const isBeside = (text: string) =>
    besides.some(cue => cue.test(text)) || whatIsSaid(text, language)?.clauses.length === 0
  const yields = (sentence: string) =>
    isEmpty(sentence) || clausesOf(sentence).every(each => isEmpty(each) || isBeside(each))
  const shown = sentences.find(each => isEmpty(each) || clausesOf(each).some(isEmpty))
  return shown !== undefined && sentences.every(yields)
    ? { kind: 'gives up', sentence: shown }
    : null
}

/** Who gives way at the end of a turn, whatever was said before. */
const givingWayIn = (sentences: readonly string[], language: Language): Act | null => {
  const last = sentences.at(-1) ?? ''
  return onlySays(whatIsSaid(last, language), actCuesIn(language)['gives way'])
    ? { kind: 'agrees', sentence: last }
    : null
}

const concessionIn = (sentences: readonly string[], language: Language): Act | null =>
  givingUpIn(sentences, language) ??
  agreementIn(sentences, language) ??
  emptyHandedIn(sentences, language) ??
  givingWayIn(sentences, language)

/** Whether a text gives up or agrees with everything. */
export const concedes = (text: string, language: Language): boolean =>
  !isOtherLanguage(text, language) &&
  concessionIn(splitSentences(text).slice(0, MOST_SENTENCES), language) !== null

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
  if (single !== undefined) return { kind: 'calls it one case', sentence: single }
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
