import { sharedCount } from '../language/content-words.ts'
import type { Lexicon, Mark } from '../language/lexicon.ts'
import type { Sentence } from './hear-debate.ts'

const NEAR_THE_END = 3

const mean = (values: readonly number[], none: number) =>
  values.length === 0 ? none : values.reduce((sum, value) => sum + value, 0) / values.length

const hasAny = (sentence: Sentence, marks: readonly Mark[]) =>
  marks.some(mark => sentence.marks.has(mark))

/** "First" is 1, "second" 2 …, "finally" 9. */
const rankOf = (sentence: Sentence, lexicon: Lexicon): number | null =>
  lexicon.ordinals.find(([pattern]) => pattern.test(sentence.text.slice(0, 60)))?.[1] ?? null

/**
 * 1 where ordinals rise from sentence to sentence, 0 where they fall; a new turn may start again at
 * "first".
 */
const risingOrdinals = (sentences: readonly Sentence[], lexicon: Lexicon): number[] => {
  const ranked = sentences.flatMap(sentence => {
    const rank = rankOf(sentence, lexicon)
    return rank === null ? [] : [{ rank, at: sentence.at }]
  })
  return ranked.slice(1).map((next, index) => {
    const before = ranked[index]
    if (!before) return 1
    return next.rank > before.rank ||
      (next.at !== before.at && (next.rank === 1 || before.rank === 9))
      ? 1
      : 0
  })
}

const ILLUSTRATES = /^(?:for (?:example|instance)|e\.g\.|例如|比如|譬如)/i
/** "Those shows sell shame" points at the motion, not at a sentence before it. */
const POINTS = /^(?:this|that|these|those) \p{L}+/iu

/** A sentence that can stand first: it leans on nothing and illustrates nothing. */
const canOpen = (sentence: Sentence) =>
  hasAny(sentence, ['signpost', 'refer', 'builds']) ||
  (!hasAny(sentence, ['dependent', 'close', 'shows', 'definition']) &&
    !ILLUSTRATES.test(sentence.text)) ||
  (sentence.onMotion &&
    hasAny(sentence, ['claim']) &&
    !hasAny(sentence, ['close']) &&
    POINTS.test(sentence.text))

/**
 * How well each sentence that wants a certain place stands in it, 0–1. Sentences without such a
 * wish give nothing.
 */
const placings = (sentences: readonly Sentence[], lexicon: Lexicon): number[] =>
  sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1]
    const after = sentences[index + 1]
    const isFirst = before?.at !== sentence.at
    const isLast = after?.at !== sentence.at
    if (sentence.marks.has('close') && rankOf(sentence, lexicon) !== 1)
      return [isLast ? 1 : isFirst ? 0 : 0.3]
    if (rankOf(sentence, lexicon) !== null)
      return [isFirst ? 1 : sentences[index - 2]?.at === sentence.at && !isLast ? 0.7 : 0.3]
    // A signpost points at what follows it.
    if (sentence.marks.has('signpost') && isLast && !isFirst) return [0]
    // What weighs both sides belongs to the end of the debate, with no more than a close behind it.
    const weighs = hasAny(sentence, ['decides', 'weighing']) && sentence.at === sentences.at(-1)?.at
    if (weighs) return [sentences.length - index <= 2 ? 1 : isFirst ? 0 : 0.5]
    if (isFirst) return [canOpen(sentence) ? 1 : 0]
    if (!hasAny(sentence, ['dependent', 'example'])) return []
    const further = sentences[index - 2]
    const shared =
      sharedCount(before.stems, sentence.stems) +
      (further?.at === sentence.at ? sharedCount(further.stems, sentence.stems) : 0)
    return [shared > 0 ? 1 : hasAny(before, ['claim', 'reason', 'result', 'mechanism']) ? 0.8 : 0.4]
  })

/** How well the sentences of a debate stand in order; shares of 0–1 and counts. */
export const readOrder = (sentences: readonly Sentence[], lexicon: Lexicon) => {
  const openings = sentences.filter((sentence, index) => sentences[index - 1]?.at !== sentence.at)
  const lastTurn = sentences.at(-1)?.at
  const isAtTheEnd = (sentence: Sentence) =>
    sentence.at === lastTurn &&
    sentences.length >= 3 &&
    sentences.length - sentences.indexOf(sentence) <= NEAR_THE_END
  const neighbours = sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1]
    return before?.at === sentence.at ? [sharedCount(before.stems, sentence.stems) > 0 ? 1 : 0] : []
  })
  const rising = risingOrdinals(sentences, lexicon)
  return {
    /** Neighbouring sentences about the same matter. */
    cohesion: mean(neighbours, 0),
    /** Ordinals in their order. */
    rising: mean(rising, 1),
    soundOpenings: mean(
      openings.map(sentence => (canOpen(sentence) ? 1 : 0)),
      0,
    ),
    pointOpenings: mean(
      openings.map(sentence =>
        canOpen(sentence) && hasAny(sentence, ['claim', 'signpost', 'mechanism', 'importance'])
          ? 1
          : 0,
      ),
      0,
    ),
    /** Closing sentences, and deciding ones, that stand at the end. */
    closes: sentences.filter(sentence => sentence.marks.has('close') && isAtTheEnd(sentence))
      .length,
    decidingCloses: sentences.filter(
      sentence =>
        hasAny(sentence, ['decides', 'rank', 'weighing', 'comparison']) && isAtTheEnd(sentence),
    ).length,
    /** Every sentence that wants a certain place, and the ordinals: how well they stand. */
    order: mean([...placings(sentences, lexicon), ...rising], 0),
  }
}
