/** Longer names are not compared. Characters. */
const LONGEST = 40

/** How many characters to add, drop, change or swap with the next to make `to` of `from`. */
const distance = (from: string, to: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const steps = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ]
      current.push(Math.min(...steps))
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

/** Neither case nor the way of joining words makes a name another. */
const plain = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase()

/** The known name that was probably meant: a third of its characters may be wrong. */
export const nearestName = (name: string, known: readonly string[]): string | null => {
  if (name.length > LONGEST) return null
  const near = known
    .map(each => ({ each, apart: distance(plain(name), plain(each)) }))
    .filter(({ each, apart }) => apart <= Math.max(1, Math.floor(each.length / 3)))
    .toSorted((one, other) => one.apart - other.apart)
  return near[0]?.each ?? null
}
