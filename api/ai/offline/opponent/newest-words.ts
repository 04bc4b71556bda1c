import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { plainText } from '../language/read-user-turn.ts'
import { splitSentences } from '../language/sentences.ts'
import { MOST_READ } from './most-read.ts'

const newestIn = (text: string, language: Language): string => {
  const most = MOST_READ.characters[language]
  if (text.length <= most && splitSentences(text).length <= MOST_READ.sentences) return text
  const plain = plainText(text)
  const end = plain.slice(-most)
  const sentences = splitSentences(end)
  if (plain.length > most && sentences.length === 1)
    return end.slice(end.search(/[\s,，]/u) + 1).trim()
  const whole = sentences.slice(plain.length > most ? 1 : 0)
  return whole.slice(-MOST_READ.sentences).join('\n')
}

const newestOnce = onceALanguage(language => onceAText(text => newestIn(text, language)))

/** As much of a turn of the user's as the opponent reads: all of a turn of usual length. */
export const newestWords = (text: string, language: Language): string => newestOnce(language)(text)
