import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { readCues } from '../data/read-cues.ts'
import { isInstruction } from './find-instructions.ts'
import { splitSentences } from './sentences.ts'
import type { SmallTalkKind } from './small-talk-kinds.ts'
import { countEnglish } from './telling-words.ts'
import { wordsOf } from './words.ts'

/** `whole`: the turn is nothing but this. Otherwise it is an aside beside an argument. */
export type SmallTalk = { kind: SmallTalkKind; whole: boolean }

/** Kinds that a whole turn can be, in the order in which they are checked. */
const WHOLE_KINDS = ['greeting', 'thanks', 'bye', 'no', 'yes', 'stuck'] as const

/** What of a turn is no argument: data/<language>/small-talk.txt. */
export const readSmallTalkCues = (language: Language) =>
  readCues(language, 'small-talk', [...WHOLE_KINDS, 'insult', 'injection'])

const cuesIn = onceALanguage(readSmallTalkCues)

const shows = (text: string, cue: 'insult' | 'injection') =>
  cuesIn('en')[cue].test(text) || cuesIn('zh')[cue].test(text)

/** "Ladies and gentlemen, dear judges, …" asks nothing of anybody. */
const SALUTATION =
  /\b(?:dear|honou?rable|esteemed) (?:judges?|jury),|(?:尊敬的)?(?:各位)?评(?:委|审)(?:们|老师)?[，,]/giu

/** In sentences: those of a long turn are read first as a whole and then each by itself. */
const KEPT_SENTENCES = 500
const isInstructionSaid = onceAText(isInstruction, KEPT_SENTENCES)

/**
 * Orders to leave its side or its role; those about rules and scores are those that the judge
 * finds.
 */
const isInjection = (text: string) =>
  shows(text, 'injection') || splitSentences(text.replace(SALUTATION, '')).some(isInstructionSaid)
const isInsult = (text: string) => shows(text, 'insult')

const looksLikeCode = (raw: string) =>
  (raw.match(/[{};=<>]|=>|\bfunction\b|\bconst\b|\bSELECT\b|\bimport\b/g) ?? []).length > 6 ||
  /^\s*(?:```|<[a-z!/])/i.test(raw)

const isNonsense = (words: readonly string[], text: string, language: Language) => {
  if (!/\p{L}/u.test(text)) return true
  if (language === 'zh') return new Set(text).size <= 2 && text.length > 3
  const odd = words.filter(
    word =>
      /^[a-z]{2,}$/.test(word) &&
      (!/[aeiouy]/.test(word) || /[^aeiouy]{5}|(.)\1\1/.test(word) || word.length > 22),
  ).length
  return (
    odd / words.length >= 0.5 ||
    (words.length >= 6 && new Set(words).size <= 2) ||
    (words.length >= 5 && countEnglish(text) === 0 && odd > 0)
  )
}

/** Whether a sentence is an instruction to the opponent or an insult, and so nothing to answer. */
export const isAsideSentence = (sentence: string) =>
  isInjection(sentence) || (isInsult(sentence) && wordsOf(sentence).length < LONGEST_ASIDE)

/** In characters: the beginning of a long turn tells enough. */
const LONGEST_SMALL_TALK = 400
/** In words: less than this beside an insult or an order is no argument. */
const LEAST_ARGUMENT = 4
/** In words: a longer insult or piece of code has something else in it. */
const LONGEST_ASIDE = 12
/** In words: a shorter turn that asks nothing says nothing. */
const SHORTEST_TURN = 3
/** In code, each punctuation mark counts as this many words. */
const WORDS_A_MARK = 4

/** What of a turn is not argument; null when it is an argument and nothing else. */
export const smallTalkOf = (text: string, raw: string, language: Language): SmallTalk | null => {
  const words = wordsOf(text.slice(0, LONGEST_SMALL_TALK))
  const han = /\p{Script=Han}/u.test(text)
  const length = han ? text.length / 2 : words.length
  const isAlone = () =>
    wordsOf(
      splitSentences(text)
        .filter(sentence => !isAsideSentence(sentence))
        .join(' ')
        .slice(0, LONGEST_SMALL_TALK),
    ).length < LEAST_ARGUMENT
  if (isInjection(raw)) return { kind: 'injection', whole: isAlone() }
  const insults = (sentence: string) =>
    isInsult(sentence) && wordsOf(sentence).length < LONGEST_ASIDE
  if (splitSentences(text).some(insults))
    return { kind: 'insult', whole: length < LONGEST_ASIDE && isAlone() }
  if (looksLikeCode(raw))
    return {
      kind: 'code',
      whole:
        length < LONGEST_ASIDE || (raw.match(/[{};=]/g) ?? []).length * WORDS_A_MARK > words.length,
    }
  const said = words
    .join(han ? '' : ' ')
    .replace(/\b(i|you|that|it|what) (m|re|s)\b/g, "$1'$2")
    .replace(/\bdon t\b/g, "don't")
  const cues = cuesIn(han ? 'zh' : language)
  const known = WHOLE_KINDS.find(kind => cues[kind].test(said))
  if (known) return { kind: known, whole: true }
  if (isNonsense(words, text, language)) return { kind: 'nonsense', whole: true }
  if (/[?？]/.test(text)) return null
  return length < SHORTEST_TURN ? { kind: 'fragment', whole: true } : null
}
