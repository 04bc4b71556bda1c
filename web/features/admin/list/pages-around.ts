/** At most five page buttons around the current page (specification section 2). */
export const BUTTONS = 5

/**
 * The pages to offer: five around the current one, the first and the last, null where some are left
 * out. `last` is null where nobody has counted them.
 */
export const pagesAround = (page: number, last: number | null): (number | null)[] => {
  const half = Math.floor(BUTTONS / 2)
  const end = Math.min(last ?? page + half, Math.max(page + half, BUTTONS))
  const start = Math.max(1, end - BUTTONS + 1)
  const around = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  const before = start > 2 ? [1, null] : [1]
  const after = last !== null && end < last - 1 ? [null, last] : [last]
  return [...(start > 1 ? before : []), ...around, ...(last !== null && end < last ? after : [])]
}
