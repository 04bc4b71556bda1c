import type { Key, KeyWindow } from '#db/queries/key-pages.ts'
import { invalidField } from './domain-error.ts'
import { wholeNumber } from './input.ts'

/** Which rows of a list: the first ones after a key, or the last ones before one. */
export type WindowInput = {
  first?: number | null | undefined
  last?: number | null | undefined
  after?: Key | null
  before?: Key | null
}

/**
 * VALIDATION outside 1 to `max`, and for both ends at once. `name` is what a refusal calls the
 * number, where REST has the same one.
 */
export const readWindow = (
  { first, last, after = null, before = null }: WindowInput,
  { max, fallback, name = 'first' }: { max: number; fallback: number; name?: string },
): KeyWindow => {
  const isBackwards = last !== null && last !== undefined
  if (isBackwards && first !== null && first !== undefined)
    throw invalidField('last', 'FIRST_AND_LAST')
  const limit = isBackwards
    ? wholeNumber('last', last, { min: 1, max, fallback })
    : wholeNumber(name, first, { min: 1, max, fallback })
  return { limit, isBackwards, after, before }
}

export type { Slice } from '#db/queries/key-pages.ts'
