import type { Forest, Tree } from '#api/ai/offline/quality/trees.ts'

const TREES = 250
const DEPTH = 5
const RATE = 0.05
const LEAST_ROWS = 60
const PENALTY = 10
const BINS = 64
/**
 * Each tree uses this share of the rows and of the columns, so that the trees do not all make the
 * same mistake.
 */
const SHARE = { rows: 0.7, columns: 0.15 }

/** mulberry32: the same draws on every machine. */
const createDraws = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Column = { bins: Uint8Array; limits: readonly number[] }

/**
 * Values in bins that hold about the same number of rows;
 * a limit stands halfway between the values it parts.
 */
const binned = (values: Float64Array): Column => {
  const kinds = [...new Set(values)].sort((a, b) => a - b)
  const sorted = Float64Array.from(values).sort()
  const wanted =
    kinds.length <= BINS
      ? kinds
      : [
          ...new Set(
            Array.from(
              { length: BINS },
              (_, at) => sorted[Math.floor((at * sorted.length) / BINS)] ?? 0,
            ),
          ),
        ]
  const placeOf = new Map(kinds.map((kind, at) => [kind, at]))
  const limits = wanted
    .slice(1)
    .map(value => (value + (kinds[(placeOf.get(value) ?? 1) - 1] ?? value)) / 2)
  const bins = Uint8Array.from(values, value => {
    let [low, high] = [0, limits.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (value <= (limits[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  })
  return { bins, limits }
}

type Split = { place: number; bin: number; gain: number }

const worth = (sum: number, rows: number) => (sum * sum) / (rows + PENALTY)

const bestSplit = (
  columns: readonly Column[],
  places: readonly number[],
  rows: Int32Array,
  left: Float64Array,
): Split | null => {
  let best: Split | null = null
  const sums = new Float64Array(BINS)
  const counts = new Int32Array(BINS)
  let total = 0
  for (const row of rows) total += left[row] as number
  const whole = worth(total, rows.length)
  for (const place of places) {
    const { bins, limits } = columns[place] as Column
    sums.fill(0)
    counts.fill(0)
    for (const row of rows) {
      const bin = bins[row] as number
      sums[bin] = (sums[bin] as number) + (left[row] as number)
      counts[bin] = (counts[bin] as number) + 1
    }
    let [sum, count] = [0, 0]
    for (let bin = 0; bin < limits.length; bin += 1) {
      sum += sums[bin] as number
      count += counts[bin] as number
      if (count < LEAST_ROWS || rows.length - count < LEAST_ROWS) continue
      const gain = worth(sum, count) + worth(total - sum, rows.length - count) - whole
      if (gain > (best?.gain ?? 0)) best = { place, bin, gain }
    }
  }
  return best
}

/**
 * Gradient boosting on squares (Friedman 2001), with the rows and columns of each tree drawn at
 * random.
 */
export const fitForest = (
  numbers: readonly (readonly number[])[],
  targets: readonly number[],
): Forest => {
  const draw = createDraws(1)
  const width = numbers[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, place) =>
    binned(Float64Array.from(numbers, row => row[place] ?? 0)),
  )
  const start = targets.reduce((sum, target) => sum + target, 0) / Math.max(1, targets.length)
  const left = Float64Array.from(targets, target => target - start)
  /** Grows a tree on the drawn rows, and takes what it says off what is left of all rows. */
  const grow = (
    drawn: Int32Array,
    all: Int32Array,
    places: readonly number[],
    depth: number,
  ): Tree => {
    const split = depth === 0 ? null : bestSplit(columns, places, drawn, left)
    if (!split) {
      let sum = 0
      for (const row of drawn) sum += left[row] as number
      const leaf = (RATE * sum) / (drawn.length + PENALTY)
      for (const row of all) left[row] = (left[row] as number) - leaf
      return leaf
    }
    const { bins, limits } = columns[split.place] as Column
    const isLow = (row: number) => (bins[row] as number) <= split.bin
    const isHigh = (row: number) => !isLow(row)
    return [
      split.place,
      limits[split.bin] as number,
      grow(drawn.filter(isLow), all.filter(isLow), places, depth - 1),
      grow(drawn.filter(isHigh), all.filter(isHigh), places, depth - 1),
    ]
  }
  const all = Int32Array.from(targets.keys())
  const trees = Array.from({ length: TREES }, () => {
    const rows = all.filter(() => draw() < SHARE.rows)
    const places = [...columns.keys()].filter(() => draw() < SHARE.columns)
    return grow(rows, all, places, DEPTH)
  })
  return { start, trees }
}
