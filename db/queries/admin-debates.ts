import { type Expression, sql } from 'kysely'
import { type AdminFilter, sortsOf } from '#schema/admin-lists/lists.ts'
import type { Db } from '../database.ts'
import type { DebateTableRow, Tables } from '../tables.ts'
import {
  anyOf,
  changedDebates,
  type DebateFilter,
  type DebateSort,
  filteredDebates,
  isOfChanges,
  OWN_COLUMNS,
  resolveFilter,
  UPDATED_AT,
} from './admin-debate-filter.ts'
import { countedDebates, isPrepared } from './admin-debate-totals.ts'
import {
  inOrderOf,
  type Listing,
  type PageOfRows,
  readAll,
  readPage,
  readTotal,
  readWindow,
  type Sorting,
  type Span,
  sortingsOf,
} from './admin-pages.ts'
import type { KeyWindow, Slice } from './key-pages.ts'

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
    .select([...OWN_COLUMNS.map(column => `debates.${column}` as const), ...OF_OTHERS])

export const findAdminDebate = (db: Db, debateId: string) =>
  shown(db).where('debates.debate_id', '=', debateId).executeTakeFirst()

const isOfFewValues = (by: string | undefined) =>
  sortsOf('debates').some(sort => sort.by === by && sort.kind === 'choice')

export const orderOfAdminDebates = (sort: DebateSort): Sorting[] => {
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

const isByChange = (sort: DebateSort) =>
  sort.length > 0 && sort.every(({ by }) => by === 'updatedAt')

type Listed = Pick<DebateTableRow, (typeof OWN_COLUMNS)[number]>

const listing = (
  db: Db,
  filter: DebateFilter,
  sort: DebateSort,
): Listing<Tables, 'debates', Listed> => ({
  query: filteredDebates(db, filter)
    .select(OWN_COLUMNS.map(column => `debates.${column}` as const))
    .$if(filter.settled !== undefined, query => query.select(UPDATED_AT.as('updated_at'))),
  sortings: orderOfAdminDebates(sort),
  idColumn: 'debates.debate_id',
  counted: countedDebates(db, filter),
  isPrepared: isPrepared(filter, sort),
  ids: isOfChanges(filter) && isByChange(sort) ? changedDebates(db, filter) : undefined,
})

/** The ids of all rows of a filtered table, in its order. */
export const findAdminDebateIds = async (
  db: Db,
  filter: AdminFilter<'debates'>,
  sort: DebateSort,
) => {
  const resolved = await resolveFilter(db, filter, sort)
  const query = filteredDebates(db, resolved).select('debates.debate_id')
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
  sort: DebateSort,
  span: Span,
): Promise<PageOfRows<AdminDebateRow>> => {
  const listed = listing(db, await resolveFilter(db, filter, sort), sort)
  return (await readPage(db, { ...listed, complete }, span)) as PageOfRows<AdminDebateRow>
}

/** The rows between two keys. */
export const findAdminDebatesWindow = async (
  db: Db,
  filter: AdminFilter<'debates'>,
  sort: DebateSort,
  window: KeyWindow,
): Promise<Slice<AdminDebateRow>> => {
  const listed = listing(db, await resolveFilter(db, filter, sort), sort)
  return (await readWindow(db, { ...listed, complete }, window)) as Slice<AdminDebateRow>
}

export const countAdminDebates = async (
  db: Db,
  filter: AdminFilter<'debates'>,
  sort: DebateSort = [],
) => readTotal(db, countedDebates(db, await resolveFilter(db, filter, sort)))

export type AdminDebateRow = Awaited<ReturnType<typeof findAdminDebatesByIds>>[number]
