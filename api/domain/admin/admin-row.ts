import { round1 } from '#api/domain/scoring/round.ts'
import type { DeclaredColumn } from '#schema/admin-lists/declare.ts'
import {
  type AdminColumn,
  type AdminListRow,
  type AdminTable,
  columnsOf,
} from '#schema/admin-lists/lists.ts'

/** What a query finds under a column's name. */
type Stored<Value> = Value extends string ? string | Date : Value
type StoredRow<T extends AdminTable, Made extends AdminColumn<T>> = {
  [Name in Exclude<AdminColumn<T>, Made>]: Stored<AdminListRow<T>[Name]>
}

const toWire = ({ kind }: DeclaredColumn, value: unknown) => {
  if (value instanceof Date) return value.toISOString()
  return kind === 'score' && typeof value === 'number' ? round1(value) : value
}

type Values = Record<string | symbol, unknown>

/** Where a returned row has the stored one: no answer is written with it, and copies keep it. */
const STORED = Symbol('stored')

/**
 * A row of an answer, by the declared columns; `made` has the values that a query alone cannot
 * give.
 */
export const toAdminRow = <T extends AdminTable, Made extends AdminColumn<T> = never>(
  table: T,
  row: StoredRow<T, Made>,
  made: Pick<AdminListRow<T>, Made>,
): AdminListRow<T> => {
  const [found, known]: readonly [Values, Values] = [row, made]
  const shown: Values = { [STORED]: row }
  for (const [name, column] of columnsOf(table))
    shown[name] = toWire(column, name in known ? known[name] : found[name])
  // Each column is either stored or made.
  return shown as unknown as AdminListRow<T>
}

/** The stored row of a returned one: its scores are not rounded, as the order by them needs. */
export const storedOf = (row: object): object => (row as { [STORED]?: object })[STORED] ?? row
