import type { Language } from '#schema/constants.ts'
import { plainText } from '../language/read-user-turn.ts'
import { splitSentences } from '../language/sentences.ts'

/**
 * Of a long turn the opponent reads its newest whole sentences, up to so many and so many characters:
 * an answer meets two or three of them, and what is asked stands at the end.
 */
const READ = {
  sentences: 24,
  characters: { en: 1250, zh: 350 } satisfies Record<Language, number>,
}

/** As much of a turn of the user's as the opponent reads: all of a turn of usual length. */
export const newestWords = (text: string, language: Language): string => {
  const most = READ.characters[language]
  if (text.length <= most && splitSentences(text).length <= READ.sentences) return text
  const plain = plainText(text)
  const end = plain.slice(-most)
  const sentences = splitSentences(end)
  if (plain.length > most && sentences.length === 1)
    return end.slice(end.search(/[\s,，]/u) + 1).trim()
  const whole = sentences.slice(plain.length > most ? 1 : 0)
  return whole.slice(-READ.sentences).join('\n')
}
