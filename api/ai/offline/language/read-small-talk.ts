import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readCues } from '../data/read-cues.ts'
import { isInstruction } from './find-instructions.ts'
import { splitSentences } from './sentences.ts'
import { wordsOf } from './similarity.ts'
import type { SmallTalkKind } from './small-talk-kinds.ts'
import { countEnglish } from './telling-words.ts'

/** `whole`: the turn is nothing but this. Otherwise it is an aside beside an argument. */
export type SmallTalk = { kind: SmallTalkKind; whole: boolean }

/** Kinds that a whole turn is, in the order of telling. */
const WHOLE_KINDS = ['greeting', 'thanks', 'bye', 'no', 'yes', 'stuck'] as const

/** What of a turn is no argument: data/<language>/small-talk.txt. */
export const readSmallTalkCues = (language: Language) =>
  readCues(language, 'small-talk', [...WHOLE_KINDS, 'insult', 'injection'])

const cuesIn = onceALanguage(readSmallTalkCues)

const shows = (text: string, cue: 'insult' | 'injection') =>
  cuesIn('en')[cue].test(text) || cuesIn('zh')[cue].test(text)

/**
 * Orders to leave its side or its role; those about rules and scores are those that the judge
 * finds.
 */
const isInjection = (text: string) =>
  shows(text, 'injection') || splitSentences(text).some(isInstruction)
const isInsult = (text: string) => shows(text, 'insult')

const looksLikeCode = (raw: string) =>
  (raw.match(/[{};=<>]|=>|\bfunction\b|\bconst\b|\bSELECT\b|\bimport\b/g) ?? []).length > 6 ||
  /^\s*(?:```|<[a-z!/])/i.test(raw)

const isNonsense = (words: readonly string[], text: string, language: Language) => {
  if (!/\p{L}/u.test(text)) return true
  if (language === 'zh') return new Set(text).size <= 2 && text.length > 3
  const odd = words.filter(
    word =>
      /^[a-z]+$/.test(word) &&
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
  isInjection(sentence) || (isInsult(sentence) && wordsOf(sentence).length < 12)

const LONGEST_SMALL_TALK = 400

/** What of a turn is not argument; null when it is an argument and nothing else. */
export const smallTalkOf = (text: string, raw: string, language: Language): SmallTalk | null => {
  // Small talk is short: the beginning of a long turn tells enough.
  const words = wordsOf(text.slice(0, LONGEST_SMALL_TALK))
  const han = /\p{Script=Han}/u.test(text)
  const length = han ? text.length / 2 : words.length
  const isAlone = () =>
    wordsOf(
      splitSentences(text)
        .filter(sentence => !isAsideSentence(sentence))
        .join(' ')
        .slice(0, LONGEST_SMALL_TALK),
    ).length < 4
  if (isInjection(raw)) return { kind: 'injection', whole: isAlone() }
  if (isInsult(text)) return { kind: 'insult', whole: length < 12 && isAlone() }
  if (looksLikeCode(raw))
    return {
      kind: 'code',
      whole: length < 12 || (raw.match(/[{};=]/g) ?? []).length * 4 > words.length,
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
  return length < 3 ? { kind: 'fragment', whole: true } : null
}
