/**
 * One row of a fit. `marks` are places of columns after the numbers that are 1 in this row:
 * words it holds, and the group whose mean it is measured against.
 */
export type FitRow = {
  numbers: readonly number[]
  marks: readonly number[]
  target: number
  weight: number
}

/** Least squares with a penalty on each column's square; gives the coefficients. */
export const leastSquares = (
  rows: readonly FitRow[],
  columns: number,
  penalty: (column: number) => number,
): number[] => {
  const gram = new Float64Array(columns * columns)
  const right = new Float64Array(columns)
  for (let at = 0; at < rows.length; at += TOGETHER)
    addNumbers(gram, columns, rows.slice(at, at + TOGETHER))
  for (const row of rows) addRest(gram, right, columns, row)
  for (let at = 0; at < columns; at += 1)
    gram[at * columns + at] = (gram[at * columns + at] ?? 0) + penalty(at)
  return solve(gram, right, columns)
}

/** So many rows are added at once, and so many solved: the sums are read from memory less often. */
const TOGETHER = 4
const SOLVED_TOGETHER = 8

/** Adds the numbers of up to four rows to the lower half of the sums of products. */
const addNumbers = (gram: Float64Array, columns: number, rows: readonly FitRow[]) => {
  const size = rows[0]?.numbers.length ?? 0
  const [a, b, c, d] = Array.from({ length: TOGETHER }, (_, at) =>
    Float64Array.from({ length: size }, (_, place) => rows[at]?.numbers[place] ?? 0),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array]
  const weightOf = (at: number) => rows[at]?.weight ?? 0
  const [ofA, ofB, ofC, ofD] = [weightOf(0), weightOf(1), weightOf(2), weightOf(3)]
  for (let i = 0; i < size; i += 1) {
    const start = i * columns
    const valueA = ofA * (a[i] as number)
    const valueB = ofB * (b[i] as number)
    const valueC = ofC * (c[i] as number)
    const valueD = ofD * (d[i] as number)
    for (let j = 0; j <= i; j += 1)
      gram[start + j] =
        (gram[start + j] as number) +
        valueA * (a[j] as number) +
        valueB * (b[j] as number) +
        valueC * (c[j] as number) +
        valueD * (d[j] as number)
  }
}

/** Adds what a row has beside the products of its numbers: its marks and its target. */
const addRest = (
  gram: Float64Array,
  right: Float64Array,
  columns: number,
  { numbers, marks, target, weight }: FitRow,
) => {
  const places = [...marks].sort((a, b) => a - b)
  places.forEach((place, nth) => {
    const start = place * columns
    numbers.forEach((value, j) => {
      gram[start + j] = (gram[start + j] as number) + weight * value
    })
    for (const other of places.slice(0, nth + 1))
      gram[start + other] = (gram[start + other] as number) + weight
    right[place] = (right[place] as number) + weight * target
  })
  numbers.forEach((value, place) => {
    right[place] = (right[place] as number) + weight * value * target
  })
}

/** Cholesky, in place on the lower half, a few rows at a time. */
const solve = (lower: Float64Array, right: Float64Array, size: number): number[] => {
  const settle = (i: number, j: number) => {
    const [rowI, rowJ] = [i * size, j * size]
    let sum = lower[rowI + j] as number
    for (let k = 0; k < j; k += 1) sum -= (lower[rowI + k] as number) * (lower[rowJ + k] as number)
    lower[rowI + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (lower[rowJ + j] as number)
  }
  for (let first = 0; first < size; first += SOLVED_TOGETHER) {
    const end = Math.min(size, first + SOLVED_TOGETHER)
    for (let j = 0; j < end; j += 1) for (let i = Math.max(first, j); i < end; i += 1) settle(i, j)
  }
  const half = new Float64Array(size)
  for (let i = 0; i < size; i += 1) {
    let sum = right[i] as number
    for (let k = 0; k < i; k += 1) sum -= (lower[i * size + k] as number) * (half[k] as number)
    half[i] = sum / (lower[i * size + i] as number)
  }
  const solution = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = half[i] as number
    for (let k = i + 1; k < size; k += 1)
      sum -= (lower[k * size + i] as number) * (solution[k] as number)
    solution[i] = sum / (lower[i * size + i] as number)
  }
  return solution
}
