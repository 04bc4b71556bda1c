import { sharedCount } from './content-words.ts'
import type { Sentence } from './hear-debate.ts'
import type { Lexicon } from './lexicon.ts'

const mean = (values: readonly number[], none: number) =>
  values.length === 0 ? none : values.reduce((sum, value) => sum + value, 0) / values.length

const rankOf = (sentence: Sentence, lexicon: Lexicon): number | null =>
  lexicon.ordinals.find(([pattern]) => pattern.test(sentence.text.slice(0, 60)))?.[1] ?? null

/** 1 where ordinals rise from sentence to sentence, 0 where they fall; a new turn may start again at "first". */
const risingOrdinals = (sentences: readonly Sentence[], lexicon: Lexicon): number[] => {
  const ranked = sentences.flatMap(sentence => {
    const rank = rankOf(sentence, lexicon)
    return rank === null ? [] : [{ rank, at: sentence.at }]
  })
  return ranked.slice(1).map((next, index) => {
    const before = ranked[index]
    if (!before) return 1
    return next.rank > before.rank || (next.at !== before.at && (next.rank === 1 || before.rank === 9)) ? 1 : 0
  })
}

/** Sentences that lean on another ("this means …") want one before them, about the same matter. */
const leaning = (sentences: readonly Sentence[]): number[] =>
  sentences.flatMap((sentence, index) => {
    if (!sentence.marks.has('dependent') && !sentence.marks.has('example')) return []
    const before = sentences[index - 1]
    if (before?.at !== sentence.at) return [0]
    const further = sentences[index - 2]
    const shared =
      sharedCount(before.stems, sentence.stems) +
      (further?.at === sentence.at ? sharedCount(further.stems, sentence.stems) : 0)
    return [shared > 0 ? 1 : before.marks.has('claim') ? 0.6 : 0.3]
  })

/** How well the sentences of a debate stand in order; shares of 0–1. */
export const readOrder = (sentences: readonly Sentence[], lexicon: Lexicon) => {
  const openings = sentences.filter((sentence, index) => sentences[index - 1]?.at !== sentence.at)
  const isSound = (sentence: Sentence) =>
    !sentence.marks.has('example') && (!sentence.marks.has('dependent') || sentence.marks.has('signpost'))
  const opensWithPoint = (sentence: Sentence) =>
    isSound(sentence) && !sentence.marks.has('close') && (sentence.marks.has('claim') || sentence.marks.has('signpost'))
  const lastTurn = sentences.at(-1)?.at
  const closes = sentences.filter(sentence => sentence.marks.has('close'))
  const atTheEnd = (sentence: Sentence) =>
    sentence.at === lastTurn && sentences.length - sentences.indexOf(sentence) <= 3 && sentences.length >= 3
  const neighbours = sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1]
    return before?.at === sentence.at ? [sharedCount(before.stems, sentence.stems) > 0 ? 1 : 0] : []
  })
  const ordinals = risingOrdinals(sentences, lexicon)
  const rising = mean(ordinals, 1)
  const lean = mean(leaning(sentences), 1)
  const sound = mean(
    openings.map(each => (isSound(each) ? 1 : 0)),
    0,
  )
  const close = closes.length === 0 ? null : closes.some(atTheEnd) ? 1 : 0
  return {
    /** Neighbouring sentences about the same matter. */
    cohesion: mean(neighbours, 0),
    rising,
    leaning: lean,
    soundOpenings: sound,
    pointOpenings: mean(
      openings.map(each => (opensWithPoint(each) ? 1 : 0)),
      0,
    ),
    /** Closing sentences that stand at the end. */
    closes: countAtEnd(closes, atTheEnd),
    decidingCloses: countAtEnd(
      sentences.filter(each =>
        ['decides', 'rank', 'weighing', 'comparison'].some(mark => each.marks.has(mark as 'rank')),
      ),
      atTheEnd,
    ),
    /** All of it together. */
    orderliness: mean(
      [
        lean,
        sound,
        mean(neighbours, 0.5),
        ...(ordinals.length > 0 ? [rising] : []),
        ...(close === null ? [] : [close]),
      ],
      0,
    ),
  }
}

const countAtEnd = (sentences: readonly Sentence[], test: (sentence: Sentence) => boolean) =>
  sentences.filter(test).length
