import { listAdminDebates } from '#api/domain/admin/list-debates.ts'
import { listAdminTopics } from '#api/domain/admin/list-topics.ts'
import { listAdminUsers } from '#api/domain/admin/list-users.ts'
import { isAdminKey, keyOfAdminRow, listAdminWindow } from '#api/domain/admin/list-window.ts'
import { isKeyed } from '#api/domain/key-window.ts'
import { checkTableInput, type TableInput } from '#api/http/table-query.ts'
import type { UseCase } from '#api/http/use-cases.ts'
import type { AdminPage } from '#schema/admin.ts'
import type { AdminListRow, AdminTable } from '#schema/admin-lists/lists.ts'
import type { AdminTableQuery } from '#schema/admin-lists/query.ts'
import { connectionOf, markOf, readCursor, type WindowArgs } from './connections.ts'
import type { GraphqlContext } from './context.ts'

const PAGES: {
  [T in AdminTable]: UseCase<AdminTableQuery<T>, Promise<AdminPage<AdminListRow<T>>>>
} = {
  debates: listAdminDebates,
  users: listAdminUsers,
  topics: listAdminTopics,
}

type PageRead = {
  page: number
  pageSize: number
  rows: number
  total: number
  totalIsExact: boolean
}

/** Whether rows may follow a page; of a total that is only a least one a full page cannot tell. */
export const goesOn = ({ page, pageSize, rows, total, totalIsExact }: PageRead): boolean =>
  (page - 1) * pageSize + rows < total || (!totalIsExact && rows === pageSize)

/** A table by cursors where one is named or counted from, else as a numbered page. */
export const readAdminTable = async <T extends AdminTable>(
  table: T,
  { first, last, ...args }: TableInput<T> & WindowArgs,
  context: GraphqlContext,
) => {
  const query = checkTableInput(table, args)
  const keyed = { table, filter: query.filter, sort: query.sort }
  const list = {
    name: JSON.stringify([table, query.sort]),
    filter: Object.entries(query.filter)
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
      .sort(),
    keyOf: (row: AdminListRow<T>) => keyOfAdminRow(keyed, row),
  }
  const { after, before, page, pageSize } = args
  if (!isKeyed({ first, last, after, before })) {
    const answer = await context.call(PAGES[table], query)
    const { data: rows, total, totalIsExact } = answer
    const isMore = goesOn({ ...answer, rows: rows.length })
    const isLaterPage = answer.page > 1
    const connection = connectionOf(list, { after: isLaterPage }, { rows, isMore }, () => total)
    return { ...connection, totalIsExact }
  }
  const isKey = (values: readonly unknown[]) => isAdminKey(keyed, values)
  const window = {
    ...{ first, last, page, pageSize },
    after: readCursor(markOf(list), isKey, 'after', after),
    before: readCursor(markOf(list), isKey, 'before', before),
  }
  const slice = await context.call(listAdminWindow<T>, { ...keyed, ...window })
  const connection = connectionOf(list, window, slice, () => slice.total)
  return { ...connection, totalIsExact: slice.isExact }
}
