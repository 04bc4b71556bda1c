import { createHash } from 'node:crypto'
import { listAdminDebates } from '#api/domain/admin/list-debates.ts'
import { listAdminTopics } from '#api/domain/admin/list-topics.ts'
import { listAdminUsers } from '#api/domain/admin/list-users.ts'
import { isAdminKey, keyOfAdminRow, listAdminWindow } from '#api/domain/admin/list-window.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { checkTableInput, type TableInput } from '#api/http/table-query.ts'
import type { UseCase } from '#api/http/use-cases.ts'
import type { AdminPage } from '#schema/admin.ts'
import type { AdminRow, AdminTable } from '#schema/admin-lists/lists.ts'
import type { AdminTableQuery } from '#schema/admin-lists/query.ts'
import type { GraphqlContext } from './context.ts'

const PAGES: { [T in AdminTable]: UseCase<AdminTableQuery<T>, Promise<AdminPage<AdminRow<T>>>> } = {
  debates: listAdminDebates,
  users: listAdminUsers,
  topics: listAdminTopics,
}
/** As the schema says; null means it too. */
const FIRST_PAGE = { page: 1, pageSize: 10 }

type Args<T extends AdminTable> = TableInput<T> & {
  first?: number | null | undefined
  last?: number | null | undefined
  after?: string | null | undefined
  before?: string | null | undefined
}
/** A table in one order and with one filter: what a cursor belongs to. */
type Keyed<T extends AdminTable> = Pick<AdminTableQuery<T>, 'filter' | 'sort'> & { table: T }

/** Tells a list with its filter and order from every other. */
const markOf = <T extends AdminTable>({ table, filter, sort }: Keyed<T>) =>
  createHash('sha256')
    .update(JSON.stringify([table, Object.entries(filter).sort(), sort]))
    .digest('base64url')
    .slice(0, 12)

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

const readCursor = <T extends AdminTable>(
  keyed: Keyed<T>,
  field: 'after' | 'before',
  cursor: string | null | undefined,
) => {
  if (cursor === null || cursor === undefined) return null
  const read = parse(cursor)
  if (!Array.isArray(read) || typeof read[0] !== 'string')
    throw invalidField(field, 'CURSOR_INVALID', { field })
  const [mark, ...key] = read
  if (mark !== markOf(keyed)) throw invalidField(field, 'CURSOR_OF_OTHER_LIST', { field })
  if (!isAdminKey(keyed, key)) throw invalidField(field, 'CURSOR_INVALID', { field })
  return key
}

type Ends = { total: number; isExact: boolean; hasNextPage: boolean; hasPreviousPage: boolean }

const connectionOf = <T extends AdminTable>(
  keyed: Keyed<T>,
  rows: AdminRow<T>[],
  { total, isExact, hasNextPage, hasPreviousPage }: Ends,
) => {
  const mark = markOf(keyed)
  const cursorOf = (row: AdminRow<T>) =>
    Buffer.from(JSON.stringify([mark, ...keyOfAdminRow(keyed, row)])).toString('base64url')
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    nodes: rows,
    get edges() {
      return rows.map(node => ({ node, cursor: cursorOf(node) }))
    },
    totalCount: total,
    totalIsExact: isExact,
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      get startCursor() {
        return first ? cursorOf(first) : null
      },
      get endCursor() {
        return last ? cursorOf(last) : null
      },
    },
  }
}

const isGiven = (value: unknown) => value !== null && value !== undefined

/** A table by cursors where one is named or counted from, else as a numbered page. */
export const readAdminTable = async <T extends AdminTable>(
  table: T,
  args: Args<T>,
  context: GraphqlContext,
) => {
  const query = checkTableInput(table, args, FIRST_PAGE)
  const keyed = { table, filter: query.filter, sort: query.sort }
  const { first, last } = args
  if (![first, last, args.after, args.before].some(isGiven)) {
    const page = await context.call(PAGES[table], query)
    const { data, total, totalIsExact: isExact } = page
    const offset = (page.page - 1) * page.pageSize
    const hasNextPage = offset + data.length < total
    const ends = { total, isExact, hasNextPage, hasPreviousPage: offset > 0 }
    return connectionOf(keyed, data, ends)
  }
  const after = readCursor(keyed, 'after', args.after)
  const before = readCursor(keyed, 'before', args.before)
  const input = { ...keyed, first, last, after, before }
  const { rows, isMore, total, isExact } = await context.call(listAdminWindow<T>, input)
  return connectionOf(keyed, rows, {
    total,
    isExact,
    hasNextPage: isGiven(last) ? before !== null : isMore,
    hasPreviousPage: isGiven(last) ? isMore : after !== null,
  })
}
