import type { ReactNode } from 'react'
import type { DeclaredColumn, ShownColumn } from '#schema/admin-lists/declare.ts'
import {
  ADMIN_LISTS,
  type AdminShownColumn,
  type AdminShownKey,
  type AdminSortKey,
  type AdminTable,
} from '#schema/admin-lists/lists.ts'
import { type CamelCase, camelCase } from '#schema/name-case.ts'
import { formatCellTime, formatCount, formatDate, formatScore } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { useAdminText } from '../use-admin-text.ts'
import type { ListColumn } from './list-column.ts'

type Cell<Row> = (row: Row) => ReactNode

/** Cells that show more than their value, and those whose value has another name in a row. */
type OwnCells<Row, T extends AdminTable> = { [Key in AdminShownKey<T>]?: Cell<Row> } & {
  [Key in AdminShownKey<T> as CamelCase<AdminShownColumn<T, Key>> extends keyof Row
    ? never
    : Key]: Cell<Row>
}

/** The declared columns of a table; a cell shows its value as the kind of its column says. */
export const useListColumns = <Row, T extends AdminTable>(
  table: T,
  own: OwnCells<Row, T>,
): ListColumn<Row, T>[] => {
  const language = useLanguage()
  const { table: words, debate } = useAdminText()
  const columns: Record<string, DeclaredColumn> = ADMIN_LISTS[table].columns
  const cells: { [Key in AdminShownKey<T>]?: Cell<Row> } = own
  const shown = Object.entries(ADMIN_LISTS[table].shown) as [AdminShownKey<T>, ShownColumn][]

  const inWords = (kind: DeclaredColumn['kind'] | undefined, value: unknown): string => {
    if (value === null || value === undefined) return debate.none
    if (typeof value === 'number')
      return kind === 'score' ? formatScore(value) : formatCount(value, language)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    const text = String(value)
    if (kind === 'time') return formatCellTime(text, language)
    if (kind === 'date') return formatDate(text, language)
    return kind === 'choice' ? (words.values[text] ?? text) : text
  }
  return shown.map(([key, { column, label, isWide, width }]) => {
    const { kind, sort } = columns[column] ?? {}
    const valueIn = (row: Row) => (row as Record<string, unknown>)[camelCase(column)]
    return {
      key,
      header: label[language],
      sort: sort?.by as AdminSortKey<T> | undefined,
      isNumber: kind === 'count' || kind === 'score',
      isWide,
      width,
      cell: cells[key] ?? (row => inWords(kind, valueIn(row))),
    }
  })
}
