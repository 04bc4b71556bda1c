import type { ReactNode } from 'react'
import type { AdminSortKey, AdminTable } from '#schema/admin-lists/lists.ts'

export type ListColumn<Row, T extends AdminTable> = {
  key: string
  header: string
  sort?: AdminSortKey<T> | undefined
  isNumber?: boolean
  /** For long texts, such as a motion: takes what the others leave. */
  isWide?: boolean | undefined
  /** CSS pixels; `ELSE_WIDTH` where none are said. */
  width?: number
  cell: (row: Row) => ReactNode
}

/** CSS pixels of a column that declares none, such as a page's own actions. */
export const ELSE_WIDTH = 160
