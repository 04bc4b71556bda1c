import {
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { AdminFilter } from '#schema/admin-lists/lists.ts'
import type { AdminSort } from '#schema/admin-lists/query.ts'
import type { Db } from '../database.ts'
import type { DebateTableRow, Tables } from '../tables.ts'
import { ownColumns } from './admin-pages.ts'
import { type Conditions, conditionsFor, given } from './conditions.ts'
import { containing } from './containing.ts'
import { type SettledFilter, withSettled } from './settled.ts'

/** The topics and users that match a search, where they are few. */
type Found = { topicIds: string[]; userIds: string[] }
export type DebateFilter = AdminFilter<'debates'> & { found?: Found } & SettledFilter
export type DebateSort = readonly AdminSort<'debates'>[]

export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

const matchingTopics = (db: Db, words: string) =>
  db.selectFrom('topics').select('topic_id').where('search_text', 'like', containing(words))

const matchingUsers = (db: Db, words: string) =>
  db.selectFrom('users').select('user_id').where('search_text', 'like', containing(words))

/** Up to this number of ids are looked up first, so that the debates' indexes find their rows. */
const FEW = 2_000

/**
 * The filter with its search replaced by ids where they are few. A search with many matches stays a
 * condition: its rows are found soon in any order.
 */
const resolveSearch = async (db: Db, filter: DebateFilter): Promise<DebateFilter> => {
  const { search, ...others } = filter
  if (search === undefined) return filter
  const topics = await matchingTopics(db, search)
    .limit(FEW + 1)
    .execute()
  const users = await matchingUsers(db, search)
    .limit(FEW + 1)
    .execute()
  if (topics.length > FEW || users.length > FEW) return filter
  return {
    ...others,
    found: { topicIds: topics.map(row => row.topic_id), userIds: users.map(row => row.user_id) },
  }
}

/** What the rows are read by: few ids for a search, and what is settled for a list of changes. */
export const resolveFilter = async (
  db: Db,
  filter: AdminFilter<'debates'>,
  sort: DebateSort,
): Promise<DebateFilter> => resolveSearch(db, await withSettled(db, filter, sort))

export const OWN_COLUMNS = ownColumns('debates', [
  ...(['username', 'email', 'topic_text', 'topic_text_zh', 'updated_at'] as const),
])
const READ = OWN_COLUMNS.filter(column => column !== 'debate_id')
  .map(column => `debates.${column}`)
  .join(', ')

/** A day's first moment in UTC, and the one after its last. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
const endOf = (day: string) => new Date(startOf(day).getTime() + 86_400_000)

/** A verdict takes seconds; who waits longer than this waits for nobody. */
const STUCK_AFTER = sql`interval '10 minutes'`

const isStuck = (eb: ExpressionBuilder<Tables, 'debates'>) =>
  eb.and([
    eb('debates.status', '=', 'evaluating'),
    eb('debates.end_time', '<', sql<Date>`now() - ${STUCK_AFTER}`),
  ])
/** Of the rows that withChanges reads. */
export const UPDATED_AT = sql.raw<Date>('debates.updated_at')

const conditionsOf = (
  db: Db,
  eb: ExpressionBuilder<Tables, 'debates'>,
): Conditions<DebateFilter> => ({
  found: ({ topicIds, userIds }) =>
    eb.or([
      eb('debates.topic_id', '=', anyOf(topicIds)),
      eb('debates.user_id', '=', anyOf(userIds)),
    ]),
  search: words =>
    eb.or([
      eb('debates.topic_id', 'in', matchingTopics(db, words)),
      eb('debates.user_id', 'in', matchingUsers(db, words)),
    ]),
  stance: values => eb('debates.user_stance', 'in', values),
  mode: values => eb('debates.debate_mode', 'in', values),
  status: values => eb('debates.status', 'in', values),
  language: values => eb('debates.language', 'in', values),
  provider: values => eb('debates.opponent_provider', 'in', values),
  scoreMin: score => eb('debates.overall_score', '>=', score),
  scoreMax: score => eb('debates.overall_score', '<=', score),
  startedFrom: day => eb('debates.start_time', '>=', startOf(day)),
  startedTo: day => eb('debates.start_time', '<', endOf(day)),
  unscoredCode: values => eb('debates.unscored_code', 'in', values),
  opponentFailed: is => eb('debates.opponent_failures', is ? '>' : '=', 0),
  stuck: is => (is ? isStuck(eb) : eb.not(isStuck(eb))),
  continuation: is => eb('debates.continued_from', is ? 'is not' : 'is', null),
  endedAfter: moment => eb('debates.end_time', '>', sql<Date>`${moment}::timestamptz`),
  updatedAfter: moment => sql<SqlBool>`${UPDATED_AT} > ${moment}::timestamptz`,
  updatedBefore: moment => sql<SqlBool>`${UPDATED_AT} < ${moment}::timestamptz`,
  settled: moment => sql<SqlBool>`${UPDATED_AT} < ${moment}`,
  topicId: id => eb('debates.topic_id', '=', id),
  userId: id => eb('debates.user_id', '=', id),
})

/** Debates with the time of their last change, whose index leads to them. */
const withChanges = (db: Db) =>
  db.selectFrom(
    sql<DebateTableRow>`(
      select changes.debate_id, changes.updated_at, ${sql.raw(READ)}
      from debate_changes as changes join debates on debates.debate_id = changes.debate_id
    )`.as('debates'),
    // The same columns under the same name, and one more.
  ) as unknown as ReturnType<typeof allDebates>

const allDebates = (db: Db) => db.selectFrom('debates')

/** Of the servers and the database: they write the times that are compared here. */
const CLOCKS_APART = sql`interval '1 day'`

/**
 * A debate changes no earlier than it begins and ends. PostgreSQL does not know that, and would
 * search for the first rows from the wrong end of an index.
 */
const implied = ({ updatedBefore, endedAfter, settled }: DebateFilter): RawBuilder<SqlBool>[] => {
  const bounds: RawBuilder<SqlBool>[] = []
  if (updatedBefore)
    bounds.push(sql`debates.start_time < ${updatedBefore}::timestamptz + ${CLOCKS_APART}`)
  if (endedAfter && settled)
    bounds.push(sql`${UPDATED_AT} > ${endedAfter}::timestamptz - ${CLOCKS_APART}`)
  return bounds
}

/** The rows of a filter that `resolveFilter` returned. */
export const filteredDebates = (db: Db, filter: DebateFilter) =>
  (filter.settled ? withChanges(db) : allDebates(db)).where(eb =>
    eb.and([...conditionsFor(conditionsOf(db, eb), filter), ...implied(filter)]),
  )

const OF_CHANGES = ['settled', 'updatedAfter', 'updatedBefore']

/** Whether the filter asks for nothing but changes. */
export const isOfChanges = (filter: DebateFilter): boolean =>
  given(filter).every(name => OF_CHANGES.includes(name))

/** What changed, in the index of the changes alone. */
export const changedDebates = (db: Db, filter: DebateFilter) => {
  const conditions = conditionsFor(conditionsOf(db, expressionBuilder()), filter)
  return db
    .selectFrom('debate_changes as debates')
    .select('debates.debate_id')
    .where(eb => eb.and(conditions))
}
