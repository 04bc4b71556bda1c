import type { Language } from '#schema/constants.ts'
import type { Mark } from '../language/lexicon.ts'

/** A sentence of a debate, and what was found in it. */
export type Sentence = {
  turn_id: string
  /** Place of its turn among the debate's turns. */
  at: number
  /** Verbatim. */
  text: string
  /** What was judged of it: the text without instructions. */
  clean: string
  /**
   * False where an instruction was cut out of it, so that what was judged is no longer verbatim.
   */
  isWhole: boolean
  words: readonly string[]
  /** The stems of its words that carry content, in their order. */
  content: readonly string[]
  /** Those of them that are told, as distinct from the words by which it is weighed. */
  matter: readonly string[]
  /** What it is about, beyond the motion's own words. */
  stems: ReadonlySet<string>
  /** Whether it shares a word with the motion. */
  onMotion: boolean
  marks: ReadonlySet<Mark>
  people: readonly string[]
  stakes: readonly string[]
  isQuestion: boolean
  isOverlong: boolean
  /** Begins a line of its own after the first. */
  startsParagraph: boolean
  /** Mostly the opponent's words, said to be theirs. */
  isEcho: boolean
  /** Deals with what the opponent said. */
  isRebuttal: boolean
}

/** Whether the sentence does one of these things. */
export const hasAny = (sentence: Sentence, marks: readonly Mark[]): boolean =>
  marks.some(mark => sentence.marks.has(mark))

export const countIf = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.reduce((sum, item) => sum + (test(item) ? 1 : 0), 0)

export const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0)

/** All that the sentences speak of, in the order in which it was first said. */
export const contentIn = (sentences: readonly Sentence[]): Set<string> =>
  new Set(sentences.flatMap(({ content }) => content))

/** Whether a passage of the same turn has the sentence in it. */
export const isWithin = (sentence: Sentence, passage: Sentence): boolean =>
  sentence.at === passage.at && passage.text.includes(sentence.text)

/** Whether both are the same words of the same turn, whatever each of them counts. */
export const isSameSentence = (one: Sentence, other: Sentence): boolean =>
  one.at === other.at && one.text === other.text

/** Sentences that stand next to each other in a turn, as one: it does what any of them does. */
export const joinSentences = (
  sentences: readonly Sentence[],
  language: Language,
): Sentence | null => {
  const [first] = sentences
  if (!first) return null
  const space = language === 'zh' ? '' : ' '
  return {
    ...first,
    text: sentences.map(({ text }) => text).join(space),
    clean: sentences.map(({ clean }) => clean).join(space),
    isWhole: sentences.every(({ isWhole }) => isWhole),
    words: sentences.flatMap(({ words }) => words),
    content: [...contentIn(sentences)],
    matter: [...new Set(sentences.flatMap(({ matter }) => matter))],
    stems: new Set(sentences.flatMap(({ stems }) => [...stems])),
    onMotion: sentences.some(({ onMotion }) => onMotion),
    marks: new Set(sentences.flatMap(({ marks }) => [...marks])),
    people: sentences.flatMap(({ people }) => people),
    stakes: sentences.flatMap(({ stakes }) => stakes),
    isQuestion: sentences.every(({ isQuestion }) => isQuestion),
    isOverlong: sentences.some(({ isOverlong }) => isOverlong),
    isEcho: sentences.every(({ isEcho }) => isEcho),
    isRebuttal: sentences.some(({ isRebuttal }) => isRebuttal),
  }
}
