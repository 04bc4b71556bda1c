import type { Deps } from '#api/domain/deps.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { findAdminDebateIds, findAdminDebatesByIds } from '#db/queries/admin-debates.ts'
import { findAdminTopicIds, findAdminTopicsByIds } from '#db/queries/admin-topics.ts'
import { findAdminUserIds, findAdminUsersByIds } from '#db/queries/admin-users.ts'
import {
  type AdminFilter,
  type AdminListRow,
  type AdminTable,
  columnsOf,
} from '#schema/admin-lists/lists.ts'
import type { AdminRowsQuery, AdminSort } from '#schema/admin-lists/query.ts'
import { toCsvHead, toCsvLine } from './csv.ts'
import { toAdminDebate } from './list-debates.ts'
import { toAdminTopic } from './list-topics.ts'
import { toAdminUser } from './list-users.ts'

const BATCH = 1_000
/** Excel takes a file for UTF-8 only with this mark. */
const MARK = '\uFEFF'

type FindIds<T extends AdminTable> = (
  db: Db,
  filter: AdminFilter<T>,
  sort: AdminSort<T>[],
) => Promise<string[]>
type FindRows<T extends AdminTable> = (db: Db, ids: readonly string[]) => Promise<AdminListRow<T>[]>

/** The ids first, so that rows that come meanwhile neither shift a batch nor come twice. */
async function* linesOf<T extends AdminTable>(
  db: Db,
  table: T,
  { filter, sort }: AdminRowsQuery<T>,
  findIds: FindIds<T>,
  findRows: FindRows<T>,
) {
  const columns = columnsOf(table).flatMap(([name, { isLeftOutOfCsv }]) =>
    isLeftOutOfCsv ? [] : [name],
  )
  yield MARK + toCsvHead(columns)
  const ids = await findIds(db, filter, sort)
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await findRows(db, ids.slice(at, at + BATCH))
    yield rows.map(row => toCsvLine(columns.map(column => row[column]))).join('')
  }
}

/**
 * Exactly the rows of a filtered table as CSV, piece by piece. Administrators, and keys with
 * EXPORT_READ.
 */
export const exportAdminTable = (
  { db }: Deps,
  viewer: Viewer,
  input:
    | { table: 'debates'; query: AdminRowsQuery<'debates'> }
    | { table: 'users'; query: AdminRowsQuery<'users'> }
    | { table: 'topics'; query: AdminRowsQuery<'topics'> },
): AsyncIterable<string> => {
  requireAdminOr(viewer, 'EXPORT_READ')
  const { table, query } = input
  if (table === 'debates')
    return linesOf(db, table, query, findAdminDebateIds, async (from, ids) =>
      (await findAdminDebatesByIds(from, ids)).map(toAdminDebate),
    )
  if (table === 'users')
    return linesOf(db, table, query, findAdminUserIds, async (from, ids) =>
      (await findAdminUsersByIds(from, ids)).map(toAdminUser),
    )
  return linesOf(db, table, query, findAdminTopicIds, async (from, ids) =>
    (await findAdminTopicsByIds(from, ids)).map(toAdminTopic),
  )
}
