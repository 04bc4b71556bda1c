import { once } from '../data/once.ts'
import { countPhrases, kindsOf } from './kind-cues.ts'
import { PHRASE_KINDS, WORD_KINDS } from './kinds.ts'
import { contentStems, readFlow, readShape } from './read-shape.ts'
import { type SpokenSentence, spokenWords, uniqueSentences } from './unique-sentences.ts'

/** What is read of a text before a head weighs it. */
export type Reading = {
  words: readonly string[]
  /**
   * In the order of numberNames: lengths and punctuation, how the sentences are connected, and
   * shares of kinds of words and phrases.
   */
  numbers: readonly number[]
}

const NOTHING = new Set<string>()
const LEAST_WORDS = 10

const read = (sentences: readonly SpokenSentence[], motion: ReadonlySet<string>) => {
  const words = sentences.flatMap(sentence => sentence.words)
  const kinds = new Array<number>(WORD_KINDS.length).fill(0)
  for (const word of words) for (const kind of kindsOf(word)) kinds[kind] = (kinds[kind] ?? 0) + 1
  const running = sentences
    .map(sentence => sentence.text)
    .join(' ')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
  const counts = [...kinds, ...countPhrases(running)]
  const shape = readShape(sentences, motion)
  const flow = readFlow(sentences, motion)
  const shares = counts.map(count => Math.sqrt((100 * count) / Math.max(LEAST_WORDS, words.length)))
  return { words, shape, flow, shares }
}

const empty = once(() => read([], NOTHING))

/** The names of the numbers that say how the sentences of a text are connected. */
export const flowNames = once((): readonly string[] => Object.keys(empty().flow))

/** The names of all numbers that are read of a text, in their order. */
export const numberNames = once((): readonly string[] => [
  ...Object.keys(empty().shape),
  ...flowNames(),
  ...WORD_KINDS,
  ...PHRASE_KINDS,
])

/** The numbers that grow with length alone. */
export const LENGTHS: ReadonlySet<string> = new Set([
  ...['logWords', 'logWordsSquared', 'short', 'long', 'ownContent', 'logSentences'],
])

export const stemsOfMotion = (motion: string): ReadonlySet<string> =>
  new Set(contentStems(spokenWords(motion)))

/**
 * Reads sentences that were each said once. `motion` holds the stems of the motion's content words.
 */
export const readSentences = (
  sentences: readonly SpokenSentence[],
  motion: ReadonlySet<string>,
): Reading => {
  const { words, shape, flow, shares } = read(sentences, motion)
  return { words, numbers: [...Object.values(shape), ...Object.values(flow), ...shares] }
}

/** Reads an English text; what it repeats counts once. */
export const readText = (text: string, motion: ReadonlySet<string>): Reading =>
  readSentences(uniqueSentences(text), motion)
