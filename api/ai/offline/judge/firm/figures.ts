export const flag = (test: boolean): number => (test ? 1 : 0)

/** The value, or the end of the range that it lies beyond. */
export const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))
