import { isCount } from '#schema/admin-lists/query.ts'
import { momentOf } from '#schema/dates.ts'
import { isCleanText } from '#schema/validation.ts'
import { isUuid } from './input.ts'

const KINDS = {
  id: (value: unknown) => typeof value === 'string' && isUuid(value),
  moment: (value: unknown) => typeof value === 'string' && momentOf(value) === value,
  /** PostgreSQL's integer and, as `number`, bigint. */
  count: isCount,
  number: Number.isSafeInteger,
  score: Number.isFinite,
  text: (value: unknown) => typeof value === 'string' && isCleanText(value),
  flag: (value: unknown) => typeof value === 'boolean',
}

export type KeyKind = keyof typeof KINDS

/** Whether a key can have the value: a cursor comes from a client, who may have made it up. */
export const isOfKind = (kind: KeyKind, value: unknown): boolean => KINDS[kind](value)
