import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { type AdminFilter, sortsOf } from '#schema/admin-lists/lists.ts'
import type { AdminSort } from '#schema/admin-lists/query.ts'
import type { Db } from '../database.ts'
import type { DebateTableRow, Tables } from '../tables.ts'
import {
  type Counted,
  countedUpToLimit,
  inOrderOf,
  type Listing,
  ownColumns,
  type PageOfRows,
  readAll,
  readPage,
  readTotal,
  readWindow,
  type Sorting,
  type Span,
  sortingsOf,
} from './admin-pages.ts'
import { type Conditions, conditionsFor, given } from './conditions.ts'
import { containing } from './containing.ts'
import { LISTED } from './counted-debates.ts'
import type { KeyWindow, Slice } from './key-pages.ts'
import { type Settled, withSettled } from './settled.ts'

/** The topics and users that match a search, where they are few. */
type Found = { topicIds: string[]; userIds: string[] }
type Filter = AdminFilter<'debates'> & { found?: Found } & Settled
type Sort = readonly AdminSort<'debates'>[]

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

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
const resolveSearch = async (db: Db, filter: Filter): Promise<Filter> => {
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
const resolve = async (db: Db, filter: AdminFilter<'debates'>, sort: Sort): Promise<Filter> =>
  resolveSearch(db, await withSettled(db, filter, sort))

const OWN = ownColumns('debates', [
  ...(['username', 'email', 'topic_text', 'topic_text_zh', 'updated_at'] as const),
])
const READ = OWN.filter(column => column !== 'debate_id')
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
const UPDATED_AT = sql.raw<Date>('debates.updated_at')

const conditionsOf = (db: Db, eb: ExpressionBuilder<Tables, 'debates'>): Conditions<Filter> => ({
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

/** The rows of a filter that `resolve` returned. */
const filtered = (db: Db, filter: Filter) =>
  (filter.settled ? withChanges(db) : allDebates(db)).where(eb =>
    eb.and(conditionsFor(conditionsOf(db, eb), filter)),
  )

type RolledUp = Pick<
  AdminFilter<'debates'>,
  | 'stance'
  | 'mode'
  | 'status'
  | 'language'
  | 'provider'
  | 'startedFrom'
  | 'startedTo'
  | 'continuation'
>

/** The filters whose totals debate_days has. */
const ROLLED_UP = ((eb: ExpressionBuilder<Tables, 'debate_days'>): Conditions<RolledUp> => ({
  stance: values => eb('stance', 'in', values),
  mode: values => eb('mode', 'in', values),
  status: values => eb('status', 'in', values),
  language: values => eb('language', 'in', values),
  provider: values => eb('provider', 'in', values),
  startedFrom: day => eb('day', '>=', day),
  startedTo: day => eb('day', '<=', day),
  continuation: is => eb('is_continuation', '=', is),
}))(expressionBuilder())

const isRolledUp = (filter: Filter): filter is RolledUp =>
  given(filter).every(name => name in ROLLED_UP)

const rolledUp = (db: Db, filter: RolledUp) =>
  conditionsFor(ROLLED_UP, filter).reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('debate_days')
      .select(eb => eb.fn.coalesce(eb.fn.sum<number>('debates'), sql<number>`0`).as('total')),
  )

/** The filters that the covering index of a user's debates can check alone. */
const COVERED = [
  'userId',
  'stance',
  'mode',
  'status',
  'language',
  'scoreMin',
  'scoreMax',
  'startedFrom',
  'startedTo',
]

const isOfUser = (names: readonly string[]) =>
  names.includes('userId') && names.every(name => COVERED.includes(name))

/** One index serves these in the order of time, whatever their values are. */
const isPrepared = (filter: Filter, sort: Sort) => {
  const names = given(filter)
  const isByDay = names.every(name => name === 'startedFrom' || name === 'startedTo')
  return sort.length === 0 && (isByDay || isOfUser(names))
}

const exactly = (statement: Expression<unknown>): Counted => ({
  total: sql<number>`coalesce((${statement}), 0)`,
  how: 'known',
})

const OF_CHANGES = ['settled', 'updatedAfter', 'updatedBefore']

/** What changed, in the index of the changes alone. */
const changed = (db: Db, filter: Filter) => {
  const conditions = conditionsFor(conditionsOf(db, expressionBuilder()), filter)
  return db
    .selectFrom('debate_changes as debates')
    .select('debates.debate_id')
    .where(eb => eb.and(conditions))
}

/** Exact where debate_days or a counter has it, otherwise counted up to ADMIN_EXACT_TOTAL. */
const countedDebates = (db: Db, filter: Filter): Counted => {
  const names = given(filter)
  if (names.length === 0)
    return exactly(
      db.selectFrom('totals').select(sql<number>`debates + continuations`.as('listed')),
    )
  if (isRolledUp(filter)) return exactly(rolledUp(db, filter))
  if (names.every(name => OF_CHANGES.includes(name)))
    return countedUpToLimit(changed(db, filter), 'apart')
  const { userId, topicId } = filter
  if (names.length === 1 && userId !== undefined)
    return exactly(db.selectFrom('users').select(LISTED.as('listed')).where('user_id', '=', userId))
  if (names.length === 1 && topicId !== undefined)
    return exactly(
      db.selectFrom('topics').select(LISTED.as('listed')).where('topic_id', '=', topicId),
    )
  const query = filtered(db, filter).select('debates.debate_id')
  return countedUpToLimit(query, isOfUser(names) ? 'apart' : 'together')
}

/** Columns of other tables; the domain makes `topic_text` of the topic's. */
const OF_OTHERS = [
  'users.username',
  'users.email',
  'topics.topic_text_en',
  'topics.topic_text_zh',
  'topics.language as topic_language',
  'debate_changes.updated_at',
] as const

/** What administrators see of a debate in a list. */
const shown = (db: Db) =>
  db
    .selectFrom('debates')
    .innerJoin('topics', 'topics.topic_id', 'debates.topic_id')
    .leftJoin('users', 'users.user_id', 'debates.user_id')
    .innerJoin('debate_changes', 'debate_changes.debate_id', 'debates.debate_id')
    .select([...OWN.map(column => `debates.${column}` as const), ...OF_OTHERS])

export const findAdminDebate = (db: Db, debateId: string) =>
  shown(db).where('debates.debate_id', '=', debateId).executeTakeFirst()

const isOfFewValues = (by: string | undefined) =>
  sortsOf('debates').some(sort => sort.by === by && sort.kind === 'choice')

export const orderOfAdminDebates = (sort: Sort): Sorting[] => {
  const sortings = sortingsOf('debates', sort, { prefix: 'debates.' })
  const [first] = sort
  // Rows with the same value of a column with few values are ordered by time, as in its index.
  if (sort.length === 1 && first && isOfFewValues(first.by))
    sortings.push({
      name: 'start_time',
      column: 'debates.start_time',
      order: first.order,
      momentOf: 'debates',
    })
  return sortings
}

type Listed = Pick<DebateTableRow, (typeof OWN)[number]>

const listing = (db: Db, filter: Filter, sort: Sort): Listing<Tables, 'debates', Listed> => ({
  query: filtered(db, filter)
    .select(OWN.map(column => `debates.${column}` as const))
    .$if(filter.settled !== undefined, query => query.select(UPDATED_AT.as('updated_at'))),
  sortings: orderOfAdminDebates(sort),
  idColumn: 'debates.debate_id',
  counted: countedDebates(db, filter),
  isPrepared: isPrepared(filter, sort),
})

/** The ids of all rows of a filtered table, in its order. */
export const findAdminDebateIds = async (db: Db, filter: AdminFilter<'debates'>, sort: Sort) => {
  const resolved = await resolve(db, filter, sort)
  const query = filtered(db, resolved).select('debates.debate_id')
  return (
    await readAll({ query, sortings: orderOfAdminDebates(sort), idColumn: 'debates.debate_id' })
  ).map(row => row.debate_id)
}

/** In the order of the ids; those that are gone are left out. */
export const findAdminDebatesByIds = async (db: Db, ids: readonly string[]) =>
  inOrderOf(ids, 'debate_id', await shown(db).where('debates.debate_id', '=', anyOf(ids)).execute())

/** The page is selected before the joins, so that only its rows are joined. */
const complete = (page: Expression<unknown>, order: Expression<unknown>) => sql<AdminDebateRow>`
  select debates.*, ${sql.raw(OF_OTHERS.join(', '))}
  from ${page} as debates join topics on topics.topic_id = debates.topic_id
    join debate_changes on debate_changes.debate_id = debates.debate_id
    left join users on users.user_id = debates.user_id
  order by ${order}`

/** One page, newest first unless sorted otherwise. */
export const findAdminDebates = async (
  db: Db,
  filter: AdminFilter<'debates'>,
  sort: Sort,
  span: Span,
): Promise<PageOfRows<AdminDebateRow>> => {
  const listed = listing(db, await resolve(db, filter, sort), sort)
  return (await readPage(db, { ...listed, complete }, span)) as PageOfRows<AdminDebateRow>
}

/** The rows between two keys. */
export const findAdminDebatesWindow = async (
  db: Db,
  filter: AdminFilter<'debates'>,
  sort: Sort,
  window: KeyWindow,
): Promise<Slice<AdminDebateRow>> => {
  const listed = listing(db, await resolve(db, filter, sort), sort)
  return (await readWindow(db, { ...listed, complete }, window)) as Slice<AdminDebateRow>
}

export const countAdminDebates = async (db: Db, filter: AdminFilter<'debates'>, sort: Sort = []) =>
  readTotal(db, countedDebates(db, await resolve(db, filter, sort)))

export type AdminDebateRow = Awaited<ReturnType<typeof findAdminDebatesByIds>>[number]
