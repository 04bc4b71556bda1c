import type { CounterHead } from '#api/ai/offline/quality/heads.ts'
import { COUNTER_KINDS, readCounters } from '#api/ai/offline/quality/read-counters.ts'
import type { Clash } from './load-data.ts'
import { mean, spread } from './statistics.ts'

/**
 * A point with the counters of its side of the debate:
 * which is the right one. Numbers are taken against their mean.
 */
export type Choice = { debate: string; rows: number[][]; right: number }

const STEPS = 200
const RATE = 1.5
const PENALTY = 0.002

export const choicesIn = (clashes: readonly Clash[]): Choice[] => {
  const sides = new Map<string, Clash[]>()
  for (const clash of clashes) {
    const side = `${clash.debate} ${clash.side}`
    sides.set(side, [...(sides.get(side) ?? []), clash])
  }
  return [...sides.values()].flatMap(side =>
    side.length < 2
      ? []
      : side.map(({ debate, motion, point }, right) => {
          const read = readCounters(
            motion,
            point,
            side.map(each => each.counter),
          )
          const middle = COUNTER_KINDS.map((_, at) => mean(read.map(row => row[at] ?? 0)))
          return {
            debate,
            rows: read.map(row => row.map((value, at) => value - (middle[at] ?? 0))),
            right,
          }
        }),
  )
}

/**
 * Fits by the likelihood of the right choice, by steps of fixed number and size:
 * the same data give the same head.
 */
export const fitCounter = (choices: readonly Choice[]): CounterHead => {
  const width = COUNTER_KINDS.map((_, at) =>
    spread(choices.flatMap(({ rows }) => rows.map(row => row[at] ?? 0))),
  ).map(value => value || 1)
  const scaled = choices.map(({ rows, right }) => ({
    rows: rows.map(row => row.map((value, at) => value / (width[at] ?? 1))),
    right,
  }))
  let weights = COUNTER_KINDS.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map(() => 0)
    for (const { rows, right } of scaled) {
      const odds = rows.map(row =>
        Math.exp(row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
      )
      const total = odds.reduce((sum, value) => sum + value, 0)
      rows.forEach((row, place) => {
        const missed = (place === right ? 1 : 0) - (odds[place] ?? 0) / total
        row.forEach((value, at) => {
          slope[at] = (slope[at] ?? 0) + missed * value
        })
      })
    }
    weights = weights.map(
      (weight, at) => weight + RATE * ((slope[at] ?? 0) / scaled.length - PENALTY * weight),
    )
  }
  return { spread: width, weights }
}
