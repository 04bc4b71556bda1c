import type { TableLook } from '#schema/admin-lists/look.ts'

type Keyed = { key: string }
type Sized = Keyed & { width: number; isWide?: boolean | undefined }

/** All columns, those that were moved first, in their order. */
export const orderColumns = <Column extends Keyed>(
  columns: readonly Column[],
  { order }: Pick<TableLook, 'order'>,
): Column[] => {
  const moved = order.flatMap(key => columns.find(column => column.key === key) ?? [])
  return [...moved, ...columns.filter(column => !order.includes(column.key))]
}

/** The keys after one column was put in the place of another. */
export const moveColumn = (keys: readonly string[], moved: string, target: string): string[] => {
  const from = keys.indexOf(moved)
  const to = keys.indexOf(target)
  if (from < 0 || to < 0 || from === to) return [...keys]
  const others = keys.filter(key => key !== moved)
  others.splice(to, 0, moved)
  return others
}

/**
 * The width of each column in CSS pixels, null for the wide one that takes what is left; `least` is
 * what the whole table needs.
 */
export const sizeColumns = (
  columns: readonly Sized[],
  { widths }: Pick<TableLook, 'widths'>,
): { widths: (number | null)[]; least: number; isElastic: boolean } => {
  const sized = columns.map(({ key, width, isWide = false }) => {
    const chosen = widths[key]
    return { least: chosen ?? width, isElastic: isWide && chosen === undefined }
  })
  return {
    widths: sized.map(({ least, isElastic }) => (isElastic ? null : least)),
    least: sized.reduce((sum, { least }) => sum + least, 0),
    isElastic: sized.some(({ isElastic }) => isElastic),
  }
}
