import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { readLook, type TableLook, writeLook } from '#schema/admin-lists/look.ts'
import { readItem, writeItem } from '../../../lib/storage.ts'

const keyOf = (table: AdminTable) => `adminLook.${table}`

/** Whether an address says how its table looks; else it looks as it did last. */
export const isLookSaid = (look: TableLook): boolean => writeLook(look).length > 0

export const readStoredLook = (table: AdminTable): TableLook =>
  readLook(new URLSearchParams(readItem('local', keyOf(table)) ?? ''))

export const storeLook = (table: AdminTable, look: TableLook): void =>
  writeItem('local', keyOf(table), new URLSearchParams(writeLook(look)).toString())
