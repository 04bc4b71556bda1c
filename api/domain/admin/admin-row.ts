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

/**
 * A row of an answer, by the declared columns; `made` has the values that a query alone cannot
 * give.
 */
export const toAdminRow = <T extends AdminTable, Made extends AdminColumn<T> = never>(
  table: T,
  row: StoredRow<T, Made>,
  made: Pick<AdminListRow<T>, Made>,
): AdminListRow<T> => {
  const known: Record<string, unknown> = { ...row, ...made }
  const shown: Record<string, unknown> = {}
  for (const [name, column] of columnsOf(table)) shown[name] = toWire(column, known[name])
  // Each column is either stored or made.
  const travelling = shown as AdminListRow<T>
  stored.set(travelling, row)
  return travelling
}

const stored = new WeakMap<object, object>()
/** A copy of a returned row with other values in some columns; its order stays what it was. */
export const changedRow = <Row extends object>(row: Row, change: Partial<Row>): Row => {
  const changed = { ...row, ...change }
  stored.set(changed, storedOf(row))
  return changed
}

/** The stored row of a returned one: its scores are not rounded, as the order by them needs. */
export const storedOf = (row: object): object => stored.get(row) ?? row
