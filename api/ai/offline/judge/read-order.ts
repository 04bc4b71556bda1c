import { sharedCount } from '../language/content-words.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { hasAny, type Sentence } from './sentence.ts'

const NEAR_THE_END = 3

const mean = (values: readonly number[], none: number) =>
  values.length === 0 ? none : values.reduce((sum, value) => sum + value, 0) / values.length

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

/** A sentence that can come first: it depends on no sentence before it and is no example. */
const canOpen = (sentence: Sentence) =>
  hasAny(sentence, ['signpost', 'refer', 'builds']) ||
  (!hasAny(sentence, ['dependent', 'close', 'shows', 'definition']) &&
    !ILLUSTRATES.test(sentence.text)) ||
  (sentence.onMotion &&
    hasAny(sentence, ['claim']) &&
    !hasAny(sentence, ['close']) &&
    POINTS.test(sentence.text))

/** The position of a sentence among its neighbours. */
type Place = {
  sentence: Sentence
  before: Sentence | undefined
  further: Sentence | undefined
  isFirst: boolean
  isLast: boolean
  /** Sentences from here to the end of the debate. */
  left: number
  isLastTurn: boolean
}

/** A closing sentence belongs to the end of a turn; at its beginning it closes nothing. */
const placeClose = ({ isFirst, isLast }: Place) => {
  if (isLast) return 1
  return isFirst ? 0 : 0.3
}

/** "First" and "second" open a turn, or a new point after two sentences of the last one. */
const placeOrdinal = ({ sentence, further, isFirst, isLast }: Place) => {
  if (isFirst) return 1
  return further?.at === sentence.at && !isLast ? 0.85 : 0.3
}

/** Weighing comes last in the debate, with no more than a close behind it. */
const placeWeighing = ({ isFirst, left }: Place) => {
  if (left <= 2) return 1
  return isFirst ? 0 : 0.5
}

/** A sentence that depends on another must follow it. */
const placeDependent = ({ sentence, before, further }: Place) => {
  const near = [before, further].filter(other => other?.at === sentence.at)
  const shared = near.some(other => other && sharedCount(other.stems, sentence.stems) > 0)
  if (shared) return 1
  return before && hasAny(before, ['claim', 'reason', 'result', 'mechanism']) ? 0.8 : 0.4
}

/** How well a sentence is placed, 0–1; null where it needs no particular place. */
const placingOf = (place: Place, lexicon: Lexicon): number | null => {
  const { sentence, isFirst, isLast } = place
  const rank = rankOf(sentence, lexicon)
  if (sentence.marks.has('close') && rank !== 1) return placeClose(place)
  if (rank !== null) return placeOrdinal(place)
  // A signpost points at what follows it.
  if (sentence.marks.has('signpost') && isLast && !isFirst) return 0
  if (hasAny(sentence, ['decides', 'weighing']) && place.isLastTurn) return placeWeighing(place)
  if (isFirst) return canOpen(sentence) ? 1 : 0
  return hasAny(sentence, ['dependent', 'example']) ? placeDependent(place) : null
}

/** How well the sentences that need a particular place are placed, 0–1 each. */
const placings = (sentences: readonly Sentence[], lexicon: Lexicon): number[] =>
  sentences.flatMap((sentence, index) => {
    const place: Place = {
      sentence,
      before: sentences[index - 1],
      further: sentences[index - 2],
      isFirst: sentences[index - 1]?.at !== sentence.at,
      isLast: sentences[index + 1]?.at !== sentence.at,
      left: sentences.length - index,
      isLastTurn: sentence.at === sentences.at(-1)?.at,
    }
    return placingOf(place, lexicon) ?? []
  })

/** How well the sentences of a debate are ordered; shares of 0–1 and counts. */
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
    /** Closing sentences, and deciding ones, that are at the end. */
    closes: sentences.filter(sentence => sentence.marks.has('close') && isAtTheEnd(sentence))
      .length,
    decidingCloses: sentences.filter(
      sentence =>
        hasAny(sentence, ['decides', 'rank', 'weighing', 'comparison']) && isAtTheEnd(sentence),
    ).length,
    /** Every sentence that needs a particular place, and the ordinals: how well they are placed. */
    order: mean([...placings(sentences, lexicon), ...rising], 0),
  }
}
