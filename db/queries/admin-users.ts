import { type ExpressionBuilder, expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { AdminColumn, AdminFilter } from '#schema/admin-lists/lists.ts'
import type { AdminSort } from '#schema/admin-lists/query.ts'
import type { Db } from '../database.ts'
import type { Tables, UserRow } from '../tables.ts'
import {
  countedUpToLimit,
  inOrderOf,
  ownColumns,
  readAll,
  readPage,
  readTotal,
  readWindow,
  type Span,
  sortingsOf,
} from './admin-pages.ts'
import { type Conditions, conditionsFor, given } from './conditions.ts'
import { containing } from './containing.ts'
import type { KeyWindow } from './key-pages.ts'
import { type SettledFilter, withSettled } from './settled.ts'
import { deleteShareLinksOfUser } from './share-links.ts'
import { deleteAudioOfUser } from './turn-audio.ts'

type Filter = AdminFilter<'users'> & SettledFilter

const conditionsOf = (eb: ExpressionBuilder<Tables, 'users'>): Conditions<Filter> => ({
  search: words => eb('search_text', 'like', containing(words)),
  scoreMin: score => eb('average_score', '>=', score),
  scoreMax: score => eb('average_score', '<=', score),
  debatesMin: count => eb('debate_count', '>=', count),
  debatesMax: count => eb('debate_count', '<=', count),
  registeredFrom: day => eb('registration_date', '>=', sql<Date>`${day}::date at time zone 'UTC'`),
  registeredTo: day =>
    eb('registration_date', '<', sql<Date>`(${day}::date + 1) at time zone 'UTC'`),
  suspended: is => eb('suspended_at', is ? 'is not' : 'is', null),
  updatedAfter: moment => eb('updated_at', '>', sql<Date>`${moment}::timestamptz`),
  updatedBefore: moment => eb('updated_at', '<', sql<Date>`${moment}::timestamptz`),
  settled: moment => eb('updated_at', '<', moment),
})

const filtered = (db: Db, filter: Filter) =>
  conditionsFor(conditionsOf(expressionBuilder<Tables, 'users'>()), filter).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('users'),
  )

const COLUMNS = ownColumns('users', [])

const LOCATED = { lowered: ['username'] }

type Sort = readonly AdminSort<'users'>[]

export const orderOfAdminUsers = (sort: Sort) => sortingsOf('users', sort, LOCATED)

/** The total is exact without a filter. */
const listing = <Row>(
  db: Db,
  filter: Filter,
  sort: Sort,
  select: (query: ReturnType<typeof filtered>) => SelectQueryBuilder<Tables, 'users', Row>,
) => {
  const isUnfiltered = given(filter).length === 0
  return {
    query: select(filtered(db, filter)),
    sortings: orderOfAdminUsers(sort),
    idColumn: 'user_id',
    isPrepared: isUnfiltered,
    counted: isUnfiltered
      ? { total: sql<number>`(${db.selectFrom('totals').select('users')})`, how: 'known' as const }
      : countedUpToLimit(filtered(db, filter).select('user_id')),
  }
}

export const findAdminUsers = async (db: Db, filter: Filter, sort: Sort, span: Span) =>
  readPage(
    db,
    listing(db, await withSettled(db, filter, sort), sort, query => query.select(COLUMNS)),
    span,
  )

/** The rows between two keys. */
export const findAdminUsersWindow = async (db: Db, filter: Filter, sort: Sort, window: KeyWindow) =>
  readWindow(
    db,
    listing(db, await withSettled(db, filter, sort), sort, query => query.select(COLUMNS)),
    window,
  )

export const countAdminUsers = async (db: Db, filter: Filter, sort: Sort) => {
  const settled = await withSettled(db, filter, sort)
  return readTotal(db, listing(db, settled, [], query => query.select('user_id')).counted)
}

/** The ids of all rows of a filtered table, in its order. */
export const findAdminUserIds = async (db: Db, filter: Filter, sort: Sort) => {
  const settled = await withSettled(db, filter, sort)
  const rows = await readAll(listing(db, settled, sort, query => query.select('user_id')))
  return rows.map(row => row.user_id)
}

/** In the order of the ids; those that are gone are left out. */
export const findAdminUsersByIds = async (db: Db, ids: readonly string[]) =>
  inOrderOf(
    ids,
    'user_id',
    await db
      .selectFrom('users')
      .select(COLUMNS)
      .where('user_id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute(),
  )

export type AdminUserRow = Pick<UserRow, AdminColumn<'users'>>

/** Takes the suspension away. */
export const endSuspension = (db: Db, userId: string): Promise<UserRow> =>
  db
    .updateTable('users')
    .set({ suspended_at: null })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Deletes the person's data, recordings and share links; the debates stay in the totals without an
 * owner. The logins go with the account, and their open sockets.
 */
export const deleteUser = async (db: Db, userId: string) => {
  await deleteAudioOfUser(db, userId)
  await deleteShareLinksOfUser(db, userId)
  await db.deleteFrom('users').where('user_id', '=', userId).execute()
}
