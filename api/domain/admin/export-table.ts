import type { Deps } from '#api/domain/deps.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findAdminDebateIds, findAdminDebatesByIds, resolveSearch } from '#db/queries/admin-debates.ts'
import { findAdminTopics } from '#db/queries/admin-topics.ts'
import { findAdminUsers } from '#db/queries/admin-users.ts'
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

type Query<T extends AdminTable> = Pick<AdminTableQuery<T>, 'filter' | 'sort'>

const linesOf = <Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]) =>
  rows.map(row => toCsvLine(columns.map(column => row[column]))).join('')

/** The ids first, so that rows that come meanwhile neither shift a batch nor come twice. */
async function* debateLines(deps: Deps, { filter, sort }: Query<'debates'>) {
  yield MARK + toCsvLine(DEBATE_COLUMNS)
  const ids = await findAdminDebateIds(deps.db, await resolveSearch(deps.db, filter), sort)
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await findAdminDebatesByIds(deps.db, ids.slice(at, at + BATCH))
    yield linesOf(DEBATE_COLUMNS, rows.map(toAdminDebate))
  }
}

async function* pagedLines<Row extends object>(
  columns: readonly (keyof Row & string)[],
  find: (offset: number) => Promise<Row[]>,
) {
  yield MARK + toCsvLine(columns)
  for (let offset = 0; ; offset += BATCH) {
    const rows = await find(offset)
    if (rows.length > 0) yield linesOf(columns, rows)
    if (rows.length < BATCH) return
  }
}

const span = (offset: number) => ({ offset, limit: BATCH, total: null })

/** Exactly the rows of a filtered table as CSV, piece by piece. Administrators only. */
export const exportAdminTable = (
  deps: Deps,
  viewer: Viewer,
  input:
    | { table: 'debates'; query: Query<'debates'> }
    | { table: 'users'; query: Query<'users'> }
    | { table: 'topics'; query: Query<'topics'> },
): AsyncIterable<string> => {
  requireAdmin(viewer)
  if (input.table === 'debates') return debateLines(deps, input.query)
  if (input.table === 'users') {
    const { filter, sort } = input.query
    return pagedLines(USER_COLUMNS, async offset =>
      (await findAdminUsers(deps.db, filter, sort, span(offset))).map(toAdminUser),
    )
  }
  const { filter, sort } = input.query
  return pagedLines(TOPIC_COLUMNS, async offset =>
    (await findAdminTopics(deps.db, filter, sort, span(offset))).map(toAdminTopic),
  )
}
