import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'

/** A sentence most of whose runs of three words were said before says nothing new. */
const REPEATED_SHARE = 0.8
const RUN = 3
const SHORT = 6

export type SpokenSentence = { text: string; words: readonly string[] }

/** Lower-case words with their apostrophes: "don't" is one word. */
export const spokenWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []

/**
 * The sentences of a text in order, each said once: what is repeated is left out, so that padding
 * changes nothing.
 */
export const uniqueSentences = (text: string): SpokenSentence[] => {
  const said = new Set<string>()
  const runs = new Set<string>()
  return splitSentences(text).flatMap(sentence => {
    const key = normalise(sentence)
    const words = spokenWords(sentence)
    if (words.length === 0 || said.has(key)) return []
    said.add(key)
    const own: string[] = []
    for (let at = 0; at + RUN <= words.length; at += 1)
      own.push(`${words[at]} ${words[at + 1]} ${words[at + 2]}`)
    const known = own.reduce((sum, run) => sum + (runs.has(run) ? 1 : 0), 0)
    if (words.length >= SHORT && known >= REPEATED_SHARE * own.length) return []
    for (const run of own) runs.add(run)
    return [{ text: sentence, words }]
  })
}
