import { type LinearHead, scoreLinear } from './linear-head.ts'
import type { Reading } from './read-quality.ts'
import { type ShortHead, scoreShort } from './short-head.ts'

/** A straight line from a head's own scale to the common one. */
export type Line = { slope: number; start: number }

/**
 * How well the candidates of a choice meet a point: what a difference in each of COUNTER_KINDS is
 * worth.
 */
export type CounterHead = { spread: readonly number[]; weights: readonly number[] }

/** All that was trained: figures only. Written by scripts/train-judge.ts. */
export type Heads = {
  short: ShortHead
  turn: LinearHead
  speech: LinearHead
  inappropriate: LinearHead
  counter: CounterHead
  /** Short texts and turns on one scale, 0–1. */
  shortLine: Line
  turnLine: Line
}

/**
 * Up to the first length only the short head counts, from the second on only the turn head; in
 * between a mixture of both.
 */
const SHORT_WORDS = [28, 42] as const

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The share of the short head in the score of a text of so many words, 0–1. */
export const shortShare = (words: number): number =>
  clamp((SHORT_WORDS[1] - words) / (SHORT_WORDS[1] - SHORT_WORDS[0]))

/** The quality of one argument, 0–1; half of a mixed set of debate posts are below 0.5. */
export const scoreText = (
  reading: Reading,
  heads: Pick<Heads, 'short' | 'turn' | 'shortLine' | 'turnLine'>,
): number => {
  const share = shortShare(reading.words.length)
  const { shortLine, turnLine } = heads
  const short = share > 0 ? shortLine.start + shortLine.slope * scoreShort(reading, heads.short) : 0
  const turn =
    share < 1 ? turnLine.start + turnLine.slope * scoreLinear(reading.numbers, heads.turn) : 0
  return clamp(share * short + (1 - share) * turn)
}

/** The mean rating, 1–5, that people would give an opening speech. */
export const scoreSpeech = (reading: Reading, heads: Pick<Heads, 'speech'>): number =>
  scoreLinear(reading.numbers, heads.speech)

/** How inappropriate people would find a post, 0–1. */
export const scoreInappropriate = (reading: Reading, heads: Pick<Heads, 'inappropriate'>): number =>
  clamp(scoreLinear(reading.numbers, heads.inappropriate))

/** What each candidate is worth as an answer; only differences within one choice mean something. */
export const scoreCounters = (
  rows: readonly (readonly number[])[],
  { spread, weights }: CounterHead,
): number[] =>
  rows.map(row =>
    row.reduce((sum, value, at) => sum + ((weights[at] ?? 0) * value) / (spread[at] || 1), 0),
  )
