import { once } from '../data/once.ts'
import { everywhere, readCues } from '../data/read-cues.ts'
import { PHRASE_KINDS, WORD_KINDS } from './kinds.ts'

/** The forms of each kind of word, in lower case: data/en/quality-words.txt. */
export const readQualityWords = () => readCues('en', 'quality-words', WORD_KINDS, 'u')

/** The phrases that belong to arguing: data/en/quality-phrases.txt. */
export const readQualityPhrases = () =>
  readCues('en', 'quality-phrases', [
    ...PHRASE_KINDS,
    'opens with an act',
    'closes with an act',
    'is connected',
    'counters',
  ])

const wordCues = once(readQualityWords)
export const phraseCues = once(readQualityPhrases)

const MOST_REMEMBERED = 50_000
const remembered = new Map<string, readonly number[]>()

/** The places in WORD_KINDS of the kinds that a lower-case word belongs to. */
export const kindsOf = (word: string): readonly number[] => {
  const known = remembered.get(word)
  if (known) return known
  const cues = wordCues()
  const kinds = WORD_KINDS.flatMap((kind, at) => (cues[kind].test(word) ? [at] : []))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(word, kinds)
  return kinds
}

const phrasesEverywhere = once(() => PHRASE_KINDS.map(kind => everywhere(phraseCues()[kind])))

/** How often each kind of phrase is in a lower-case text. */
export const countPhrases = (text: string): number[] =>
  phrasesEverywhere().map(pattern => (text.match(pattern) ?? []).length)
