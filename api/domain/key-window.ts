import type { Key, KeyWindow } from '#db/queries/key-pages.ts'
import { LIMITS } from '#schema/constants.ts'
import { invalidField } from './domain-error.ts'
import { wholeNumber } from './input.ts'
import { readSpan } from './page-span.ts'

/** Which rows of a list: the first ones after a key, the last ones before one, or a page. */
export type WindowInput = {
  first?: number | null | undefined
  last?: number | null | undefined
  after?: Key | null
  before?: Key | null
  page?: number | null | undefined
  pageSize?: number | null | undefined
}

/** Of the administrators' lists that are no tables: larger windows than elsewhere. */
export const LONG_WINDOW = { max: LIMITS.listPageMax, fallback: 25 }

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

type Asked = { [Name in 'first' | 'last' | 'after' | 'before']?: unknown }

/** Whether rows are asked for by keys, not as a page. */
export const isKeyed = ({ first, last, after, before }: Asked): boolean =>
  [first, last, after, before].some(isGiven)

/** VALIDATION outside 1 to `max`, for both ends at once, and for a page beside keys. */
export const readWindow = (
  { first, last, after = null, before = null, page, pageSize }: WindowInput,
  { max, fallback }: { max: number; fallback: number },
): KeyWindow => {
  const isBackwards = isGiven(last)
  if (isBackwards && isGiven(first)) throw invalidField('last', 'FIRST_AND_LAST')
  if (!isKeyed({ first, last, after, before })) {
    const span = readSpan({ page: page ?? 1, pageSize: pageSize ?? fallback })
    return { ...span, isBackwards, after, before }
  }
  if (isGiven(page)) throw invalidField('page', 'PAGE_AND_CURSOR')
  if (isGiven(pageSize)) throw invalidField('pageSize', 'PAGE_AND_CURSOR')
  const [name, count] = isBackwards ? (['last', last] as const) : (['first', first] as const)
  const limit = wholeNumber(name, count, { min: 1, max, fallback })
  return { limit, offset: 0, isBackwards, after, before }
}

export type { Slice } from '#db/queries/key-pages.ts'
