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
  for (const row of rows) addRow(gram, right, columns, row)
  for (let at = 0; at < columns; at += 1)
    gram[at * columns + at] = (gram[at * columns + at] ?? 0) + penalty(at)
  return solve(gram, right, columns)
}

/** Adds a row to the lower half of the sums of products. */
const addRow = (gram: Float64Array, right: Float64Array, columns: number, row: FitRow) => {
  const places = Int32Array.from([...row.numbers.keys(), ...[...row.marks].sort((a, b) => a - b)])
  const values = Float64Array.from([...row.numbers, ...row.marks.map(() => 1)])
  for (let i = 0; i < places.length; i += 1) {
    const value = row.weight * (values[i] as number)
    if (value === 0) continue
    const start = (places[i] as number) * columns
    for (let j = 0; j <= i; j += 1) {
      const at = start + (places[j] as number)
      gram[at] = (gram[at] as number) + value * (values[j] as number)
    }
    const place = places[i] as number
    right[place] = (right[place] as number) + value * row.target
  }
}

/** Cholesky, in place on the lower half. */
const solve = (lower: Float64Array, right: Float64Array, size: number): number[] => {
  for (let i = 0; i < size; i += 1) {
    const rowI = i * size
    for (let j = 0; j <= i; j += 1) {
      const rowJ = j * size
      let sum = lower[rowI + j] as number
      for (let k = 0; k < j; k += 1)
        sum -= (lower[rowI + k] as number) * (lower[rowJ + k] as number)
      lower[rowI + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (lower[rowJ + j] as number)
    }
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
