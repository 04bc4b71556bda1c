import { type SelectQueryBuilder, sql } from 'kysely'
import type { AdminFilter, AdminSort } from '#schema/admin-tables.ts'
import type { Db } from '../database.ts'
import type { Tables, UserRow } from '../tables.ts'
import {
  countedUpToLimit,
  inOrderOf,
  readAll,
  readPage,
  type Sorting,
  type Span,
} from './admin-pages.ts'
import { containing } from './containing.ts'

type Filter = AdminFilter<'users'>

const SORTINGS: Record<AdminSort<'users'>['by'], Omit<Sorting, 'order'>> = {
  registrationDate: { column: 'registration_date' },
  username: { column: 'lower(username)' },
  debateCount: { column: 'debate_count' },
  averageScore: { column: 'average_score', hasNulls: true },
}

const filtered = (db: Db, filter: Filter) => {
  const { search, scoreMin, scoreMax, debatesMin, debatesMax, registeredFrom, registeredTo } =
    filter
  return db
    .selectFrom('users')
    .$if(search !== undefined, query =>
      query.where('search_text', 'like', containing(search ?? '')),
    )
    .$if(scoreMin !== undefined, query => query.where('average_score', '>=', scoreMin ?? 0))
    .$if(scoreMax !== undefined, query => query.where('average_score', '<=', scoreMax ?? 0))
    .$if(debatesMin !== undefined, query => query.where('debate_count', '>=', debatesMin ?? 0))
    .$if(debatesMax !== undefined, query => query.where('debate_count', '<=', debatesMax ?? 0))
    .$if(registeredFrom !== undefined, query =>
      query.where('registration_date', '>=', sql<Date>`${registeredFrom}::date at time zone 'UTC'`),
    )
    .$if(registeredTo !== undefined, query =>
      query.where(
        'registration_date',
        '<',
        sql<Date>`(${registeredTo}::date + 1) at time zone 'UTC'`,
      ),
    )
}

const COLUMNS = [
  'user_id',
  'username',
  'email',
  'avatar_id',
  'avatar_url',
  'registration_date',
  'last_login',
  'debate_count',
  'average_score',
] as const

type Sort = readonly AdminSort<'users'>[]

const isUnfiltered = (filter: Filter) => Object.values(filter).every(value => value === undefined)

/** Newest registration first unless sorted otherwise; the total is exact without a filter. */
const listing = <Row>(
  db: Db,
  filter: Filter,
  sort: Sort,
  select: (query: ReturnType<typeof filtered>) => SelectQueryBuilder<Tables, 'users', Row>,
) => ({
  query: select(filtered(db, filter)),
  sortings: (sort.length === 0 ? [{ by: 'registrationDate', order: 'desc' } as const] : sort).map(
    ({ by, order }) => ({
      ...SORTINGS[by],
      order,
    }),
  ),
  idColumn: 'user_id',
  isPrepared: isUnfiltered(filter),
  counted: isUnfiltered(filter)
    ? { total: sql<number>`(${db.selectFrom('totals').select('users')})`, how: 'known' as const }
    : countedUpToLimit(filtered(db, filter).select('user_id')),
})

export const findAdminUsers = (db: Db, filter: Filter, sort: Sort, span: Span) =>
  readPage(
    db,
    listing(db, filter, sort, query => query.select(COLUMNS)),
    span,
  )

/** The ids of all rows of a filtered table, in its order. */
export const findAdminUserIds = async (db: Db, filter: Filter, sort: Sort) =>
  (await readAll(listing(db, filter, sort, query => query.select('user_id')))).map(
    row => row.user_id,
  )

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

export type AdminUserRow = Pick<UserRow, (typeof COLUMNS)[number]>

/** The person's data goes; the debates stay in the totals without an owner. */
export const deleteUser = (db: Db, userId: string) =>
  db.deleteFrom('users').where('user_id', '=', userId).execute()
