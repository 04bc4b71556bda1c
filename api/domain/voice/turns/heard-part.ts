import { cutOff } from '#api/domain/debates/cut-off.ts'
import type { Language } from '#schema/constants.ts'
import type { HeardReply } from '#schema/voice/socket-events.ts'

/** A sentence of a reply as it was sent: its characters, and the length of its sound. */
export type SentSentence = {
  characters: number
  ms: number
  /** False while sound is missing: then its length is guessed from the others. */
  isWhole: boolean
}

/** 150 English words a minute; spoken Chinese has about 240 characters in that time. */
const USUAL_MS_PER_CHARACTER: Record<Language, number> = { en: 70, zh: 250 }

const paceOf = (sentences: readonly SentSentence[], language: Language): number => {
  const whole = sentences.filter(sentence => sentence.isWhole && sentence.ms > 0)
  const characters = whole.reduce((sum, sentence) => sum + sentence.characters, 0)
  const ms = whole.reduce((sum, sentence) => sum + sentence.ms, 0)
  return characters > 0 ? ms / characters : USUAL_MS_PER_CHARACTER[language]
}

/** Characters that had been heard after so many milliseconds. */
const charactersAt = (
  sentences: readonly SentSentence[],
  playedMs: number,
  language: Language,
): number => {
  const pace = paceOf(sentences, language)
  let left = playedMs
  let characters = 0
  for (const sentence of sentences) {
    const heardMs = Math.min(left, sentence.ms)
    const wholeMs = sentence.isWhole
      ? sentence.ms
      : Math.max(sentence.ms, sentence.characters * pace)
    if (heardMs < wholeMs) return characters + Math.floor((sentence.characters * heardMs) / wholeMs)
    left -= sentence.ms
    characters += sentence.characters
  }
  return characters
}

/** How far the reply has these words at its beginning, whatever the white space between them. */
const charactersOf = (reply: string, words: string): number => {
  const letters = words.replaceAll(/\s+/g, '')
  let found = 0
  let at = 0
  for (const character of reply) {
    if (found === letters.length) return at
    if (!/\s/.test(character)) {
      if (!letters.startsWith(character, found)) return at
      found += character.length
    }
    at += character.length
  }
  return at
}

export type CutReply = {
  text: string
  /** False where the model was still writing. */
  isWhole: boolean
  language: Language
  /** Null where no sound is sent. */
  sentences: readonly SentSentence[] | null
}

/**
 * The part of an interrupted reply that was heard: by the words that were spoken aloud, else by
 * the time that was played, else all that was sent. Empty when nothing was.
 */
export const heardPart = (reply: CutReply, heard: HeardReply): string => {
  const { text, isWhole, sentences, language } = reply
  const characters = (): number => {
    if (heard.heardText !== undefined) return charactersOf(text, heard.heardText)
    if (sentences === null) return text.length
    return charactersAt(sentences, heard.playedMs ?? Number.POSITIVE_INFINITY, language)
  }
  const heardCharacters = characters()
  return isWhole && heardCharacters >= text.trimEnd().length ? text : cutOff(text, heardCharacters)
}
