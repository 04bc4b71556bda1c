/** Numbers that look random and are the same in each run: mulberry32, public domain. */
export type Random = {
  /** From 0 to below 1. */
  next(): number
  /** From 0 to below `below`. */
  whole(below: number): number
  /** True so often, from 0 to 1. */
  isOnce(share: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
  pick<T>(from: readonly T[]): T | undefined
}

const INCREMENT = 0x6d2b79f5
const RANGE = 2 ** 32

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + INCREMENT) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE
  }
  const whole = (below: number) => Math.floor(next() * below)
  const pick = <T>(from: readonly T[]) => from[whole(from.length)]
  return { next, whole, isOnce: share => next() < share, pick: pick as Random['pick'] }
}
