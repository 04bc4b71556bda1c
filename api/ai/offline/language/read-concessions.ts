import type { Language } from '#schema/constants.ts'
import { actCuesIn } from './act-cues.ts'
import { isOtherLanguage } from './other-language.ts'
import { splitSentences } from './sentences.ts'
import { sideCuesIn } from './side-cues.ts'
import { clausesOf, onlySays, whatIsSaid } from './what-is-said.ts'

/** How many sentences of a long turn are looked at. */
export const MOST_SENTENCES = 40

/** Gives the own side up, or is of our opinion and adds nothing against it. */
export type Concession = { kind: 'gives up' | 'agrees'; sentence: string }

/** "You win, happy?" asks nothing. */
const TAG =
  /,? (?:happy|satisfied|ok(?:ay)?|right|alright)(?: now)?\?+$|[，,]?(?:满意了吧|行了吧|好吧|行吗)？+$/iu

/** Begins what takes a concession back. */
const COMES_BACK = {
  en: /^(?:and )?(?:but|however|still|yet|although|though|even so|nevertheless|only)\b/i,
  zh: /^(?:但|可是|不过|然而|只是)/u,
} satisfies Record<Language, RegExp>

/** Who gives up says nothing more for the own side. */
const givingUpIn = (sentences: readonly string[], language: Language): Concession | null => {
  const cues = sideCuesIn(language)
  const givesUp = sentences.find(
    sentence => cues['gives up'].test(sentence) && !/[?？]/.test(sentence.replace(TAG, '')),
  )
  const agreeing = sentences.filter(
    sentence => cues.agrees.test(sentence) || cues['gives up'].test(sentence),
  )
  // What was said before one gave up does not take it back.
  const after = givesUp === undefined ? sentences : sentences.slice(sentences.indexOf(givesUp))
  // "I give up. I won't ask any more" takes nothing back, "I give up. But …" does.
  const takesBack = after.some(
    (sentence, at) =>
      (at === 0 || givesUp === undefined || COMES_BACK[language].test(sentence)) &&
      cues['takes back'].test(sentence.replace(cues.agrees, ' ').replace(cues['gives up'], ' ')),
  )
  const isWhole = agreeing.length === sentences.length && sentences.length > 1
  const shown = givesUp ?? (isWhole ? agreeing[0] : undefined)
  return shown === undefined || takesBack ? null : { kind: 'gives up', sentence: shown }
}

/** Turns against what it grants; "even though" does not. */
const TURNS = {
  en: /\b(?:but|however|nevertheless|instead|(?:and |but )still|what i (?:say|mean|argue)|my point)\b|^(?:still|yet)\b/i,
  zh: /但|可是|然而|不过|却|反而|我(?:说|讲)的是|我的意思是/u,
} satisfies Record<Language, RegExp>

/** In sentences: in a longer turn "I agree" is said to one thing in it. */
const LONGEST_AGREEMENT = 4

/** Who agrees and says nothing against it in the whole turn; a thank-you at the end is the end. */
const agreementIn = (sentences: readonly string[], language: Language): Concession | null => {
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
const emptyHandedIn = (sentences: readonly string[], language: Language): Concession | null => {
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
const givingWayIn = (sentences: readonly string[], language: Language): Concession | null => {
  const last = sentences.at(-1) ?? ''
  return onlySays(whatIsSaid(last, language), actCuesIn(language)['gives way'])
    ? { kind: 'agrees', sentence: last }
    : null
}

/** Gives up, comes over or agrees with everything; null for a turn that does not. */
export const concessionIn = (sentences: readonly string[], language: Language): Concession | null =>
  givingUpIn(sentences, language) ??
  agreementIn(sentences, language) ??
  emptyHandedIn(sentences, language) ??
  givingWayIn(sentences, language)

/** Whether a text gives up or agrees with everything. */
export const concedes = (text: string, language: Language): boolean =>
  !isOtherLanguage(text, language) &&
  concessionIn(splitSentences(text).slice(0, MOST_SENTENCES), language) !== null
