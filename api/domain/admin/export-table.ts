import type { Deps } from '#api/domain/deps.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findAdminDebateIds, findAdminDebatesByIds } from '#db/queries/admin-debates.ts'
import { findAdminTopicIds, findAdminTopicsByIds } from '#db/queries/admin-topics.ts'
import { findAdminUserIds, findAdminUsersByIds } from '#db/queries/admin-users.ts'
import type { AdminTable, AdminTableQuery } from '#schema/admin-tables.ts'
import { toCsvLine } from './csv.ts'
import { toAdminDebate } from './list-debates.ts'
import { toAdminTopic } from './list-topics.ts'
import { toAdminUser } from './list-users.ts'

const BATCH = 1_000
/** Excel takes a file for UTF-8 only with this mark. */
const MARK = '\uFEFF'

const DEBATE_COLUMNS = [
  'debate_id',
  'username',
  'email',
  'topic_text',
  'user_stance',
  'debate_mode',
  'language',
  'status',
  'start_time',
  'end_time',
  'overall_score',
  'opponent_provider',
] as const
const USER_COLUMNS = [
  'user_id',
  'username',
  'email',
  'registration_date',
  'last_login',
  'debate_count',
  'average_score',
] as const
const TOPIC_COLUMNS = [
  'topic_id',
  'topic_text_en',
  'topic_text_zh',
  'language',
  'is_recommended',
  'status',
  'created_at',
  'debate_count',
  'average_score',
] as const

type ExportQuery<T extends AdminTable> = Pick<AdminTableQuery<T>, 'filter' | 'sort'>

/** The ids first, so that rows that come meanwhile neither shift a batch nor come twice. */
async function* linesOf<Row extends object>(
  columns: readonly (keyof Row & string)[],
  findIds: () => Promise<string[]>,
  findRows: (ids: readonly string[]) => Promise<Row[]>,
) {
  yield MARK + toCsvLine(columns)
  const ids = await findIds()
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await findRows(ids.slice(at, at + BATCH))
    yield rows.map(row => toCsvLine(columns.map(column => row[column]))).join('')
  }
}

/** Exactly the rows of a filtered table as CSV, piece by piece. Administrators only. */
export const exportAdminTable = (
  { db }: Deps,
  viewer: Viewer,
  input:
    | { table: 'debates'; query: ExportQuery<'debates'> }
    | { table: 'users'; query: ExportQuery<'users'> }
    | { table: 'topics'; query: ExportQuery<'topics'> },
): AsyncIterable<string> => {
  requireAdmin(viewer)
  if (input.table === 'debates') {
    const { filter, sort } = input.query
    return linesOf(
      DEBATE_COLUMNS,
      () => findAdminDebateIds(db, filter, sort),
      async ids => (await findAdminDebatesByIds(db, ids)).map(toAdminDebate),
    )
  }
  if (input.table === 'users') {
    const { filter, sort } = input.query
    return linesOf(
      USER_COLUMNS,
      () => findAdminUserIds(db, filter, sort),
      async ids => (await findAdminUsersByIds(db, ids)).map(toAdminUser),
    )
  }
  const { filter, sort } = input.query
  return linesOf(
    TOPIC_COLUMNS,
    () => findAdminTopicIds(db, filter, sort),
    async ids => (await findAdminTopicsByIds(db, ids)).map(toAdminTopic),
  )
}
