import { type AdminListRow, type AdminTable, columnsOf } from '#schema/admin-lists/lists.ts'

/** A user or a topic as its table has it. */
export const toRow = <T extends AdminTable>(table: T, found: AdminListRow<T>) =>
  Object.fromEntries(columnsOf(table).map(([name]) => [name, found[name]]))
