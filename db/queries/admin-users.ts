import { sql } from 'kysely'
import { ADMIN_EXACT_TOTAL, type AdminFilter, type AdminSort } from '#schema/admin-tables.ts'
import type { Total } from './admin-debates.ts'
import { containing, readPage, type Sorting, type Span } from './admin-pages.ts'
import type { Db } from './users.ts'

type Filter = AdminFilter<'users'>

const COLUMNS: Record<AdminSort<'users'>['by'], Omit<Sorting, 'order'>> = {
  registrationDate: { column: 'registration_date' },
  username: { column: 'lower(username)' },
  debateCount: { column: 'debate_count' },
  averageScore: { column: 'average_score', hasNulls: true },
}

const filtered = (db: Db, filter: Filter) => {
  const { search, scoreMin, scoreMax, debatesMin, debatesMax, registeredFrom, registeredTo } = filter
  return db
    .selectFrom('users')
    .$if(search !== undefined, query =>
      query.where(eb =>
        eb.or([eb('username', 'ilike', containing(search ?? '')), eb('email', 'ilike', containing(search ?? ''))]),
      ),
    )
    .$if(scoreMin !== undefined, query => query.where('average_score', '>=', scoreMin ?? 0))
    .$if(scoreMax !== undefined, query => query.where('average_score', '<=', scoreMax ?? 0))
    .$if(debatesMin !== undefined, query => query.where('debate_count', '>=', debatesMin ?? 0))
    .$if(debatesMax !== undefined, query => query.where('debate_count', '<=', debatesMax ?? 0))
    .$if(registeredFrom !== undefined, query =>
      query.where('registration_date', '>=', sql<Date>`${registeredFrom}::date at time zone 'UTC'`),
    )
    .$if(registeredTo !== undefined, query =>
      query.where('registration_date', '<', sql<Date>`(${registeredTo}::date + 1) at time zone 'UTC'`),
    )
}

/** Exact without a filter, else counted up to ADMIN_EXACT_TOTAL. */
export const countAdminUsers = async (db: Db, filter: Filter): Promise<Total> => {
  if (Object.values(filter).every(value => value === undefined))
    return { total: (await db.selectFrom('totals').select('users').executeTakeFirstOrThrow()).users, isExact: true }
  const { total } = await db
    .selectFrom(
      filtered(db, filter)
        .select('user_id')
        .limit(ADMIN_EXACT_TOTAL + 1)
        .as('found'),
    )
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(total, ADMIN_EXACT_TOTAL), isExact: total <= ADMIN_EXACT_TOTAL }
}

/** One page, newest registration first unless sorted otherwise. */
export const findAdminUsers = (db: Db, filter: Filter, sort: readonly AdminSort<'users'>[], span: Span) =>
  readPage(
    filtered(db, filter).select([
      'user_id',
      'username',
      'email',
      'avatar_id',
      'avatar_url',
      'registration_date',
      'last_login',
      'debate_count',
      'average_score',
    ]),
    (sort.length === 0 ? [{ by: 'registrationDate', order: 'desc' } as const] : sort).map(({ by, order }) => ({
      ...COLUMNS[by],
      order,
    })),
    'user_id',
    span,
  )

export type AdminUserRow = Awaited<ReturnType<typeof findAdminUsers>>[number]

/** Best and worst score, and the means of the first and the last three scored debates (null under six). */
export const findPerformance = async (db: Db, userId: string) => {
  const scored = db.selectFrom('debates').where('user_id', '=', userId).where('overall_score', 'is not', null)
  const { count, best, worst } = await scored
    .select(eb => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('overall_score').as('best'),
      eb.fn.min('overall_score').as('worst'),
    ])
    .executeTakeFirstOrThrow()
  const meanOfThree = async (order: 'asc' | 'desc') => {
    const rows = await scored
      .select('overall_score')
      .orderBy('end_time', order)
      .orderBy('debate_id', order)
      .limit(3)
      .execute()
    return rows.reduce((sum, row) => sum + (row.overall_score ?? 0), 0) / rows.length
  }
  return {
    best,
    worst,
    first: count < 6 ? null : await meanOfThree('asc'),
    last: count < 6 ? null : await meanOfThree('desc'),
  }
}

/** The topic that a user debated most; the latest one breaks a tie. */
export const findFavoriteTopic = (db: Db, userId: string) =>
  db
    .selectFrom('debates')
    .innerJoin('topics', 'topics.topic_id', 'debates.topic_id')
    .select(['topics.topic_text_en', 'topics.topic_text_zh', 'topics.language'])
    .where('debates.user_id', '=', userId)
    .groupBy(['topics.topic_id', 'topics.topic_text_en', 'topics.topic_text_zh', 'topics.language'])
    .orderBy(eb => eb.fn.countAll(), 'desc')
    .orderBy(eb => eb.fn.max('debates.start_time'), 'desc')
    .limit(1)
    .executeTakeFirst()

/** Newest first. */
export const findLoginHistory = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('login_history')
    .select(['activity_type', 'timestamp'])
    .where('user_id', '=', userId)
    .orderBy('timestamp', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .execute()

/** The person's data goes; the debates stay in the totals without an owner. */
export const deleteUser = (db: Db, userId: string) => db.deleteFrom('users').where('user_id', '=', userId).execute()
