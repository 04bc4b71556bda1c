import { type SelectQueryBuilder, sql } from 'kysely'
import type { AdminFilter, AdminSort } from '#schema/admin-tables.ts'
import type { Db } from '../database.ts'
import type { Tables, TopicRow } from '../tables.ts'
import {
  countedUpToLimit,
  inOrderOf,
  readAll,
  readPage,
  type Sorting,
  type Span,
} from './admin-pages.ts'
import { containing } from './containing.ts'

type Filter = AdminFilter<'topics'>

const SORTINGS: Record<AdminSort<'topics'>['by'], Omit<Sorting, 'order'>> = {
  createdAt: { column: 'created_at' },
  debateCount: { column: 'debate_count' },
  averageScore: { column: 'average_score', hasNulls: true },
  text: { column: 'lower(topic_text_en)' },
}

const filtered = (db: Db, { search, status, language, recommended }: Filter) =>
  db
    .selectFrom('topics')
    .$if(search !== undefined, query =>
      query.where('search_text', 'like', containing(search ?? '')),
    )
    .$if(status !== undefined, query => query.where('status', 'in', status ?? []))
    .$if(language !== undefined, query => query.where('language', 'in', language ?? []))
    .$if(recommended !== undefined, query =>
      query.where('is_recommended', '=', recommended ?? false),
    )

const COLUMNS = [
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

export type AdminTopicRow = Pick<TopicRow, (typeof COLUMNS)[number]>

type Sort = readonly AdminSort<'topics'>[]

const isUnfiltered = (filter: Filter) => Object.values(filter).every(value => value === undefined)

/** Newest first unless sorted otherwise; the total is exact without a filter. */
const listing = <Row>(
  db: Db,
  filter: Filter,
  sort: Sort,
  select: (query: ReturnType<typeof filtered>) => SelectQueryBuilder<Tables, 'topics', Row>,
) => ({
  query: select(filtered(db, filter)),
  sortings: (sort.length === 0 ? [{ by: 'createdAt', order: 'desc' } as const] : sort).map(
    ({ by, order }) => ({
      ...SORTINGS[by],
      order,
    }),
  ),
  idColumn: 'topic_id',
  isPrepared: isUnfiltered(filter),
  counted: isUnfiltered(filter)
    ? {
        total: sql<number>`(${db.selectFrom('totals').select('all_topics')})`,
        how: 'known' as const,
      }
    : countedUpToLimit(filtered(db, filter).select('topic_id'), 'apart'),
})

export const findAdminTopics = (db: Db, filter: Filter, sort: Sort, span: Span) =>
  readPage(
    db,
    listing(db, filter, sort, query => query.select(COLUMNS)),
    span,
  )

/** The ids of all rows of a filtered table, in its order. */
export const findAdminTopicIds = async (db: Db, filter: Filter, sort: Sort) =>
  (await readAll(listing(db, filter, sort, query => query.select('topic_id')))).map(
    row => row.topic_id,
  )

/** In the order of the ids; those that are gone are left out. */
export const findAdminTopicsByIds = async (
  db: Db,
  ids: readonly string[],
): Promise<AdminTopicRow[]> =>
  inOrderOf(
    ids,
    'topic_id',
    await db
      .selectFrom('topics')
      .select(COLUMNS)
      .where('topic_id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute(),
  )

/** The most debated first, whatever their status. */
export const findMostDebated = (db: Db, limit: number) =>
  db
    .selectFrom('topics')
    .select(['topic_id', 'topic_text_en', 'debate_count', 'average_score'])
    .where('debate_count', '>', 0)
    .orderBy('debate_count', 'desc')
    .orderBy('topic_id', 'desc')
    .limit(limit)
    .execute()

type TopicChange = Partial<
  Pick<TopicRow, 'topic_text_en' | 'topic_text_zh' | 'is_recommended' | 'status'>
>

export const updateTopic = (db: Db, topicId: string, change: TopicChange) =>
  db
    .updateTable('topics')
    .set(change)
    .where('topic_id', '=', topicId)
    .returningAll()
    .executeTakeFirst()

/** False when debates were held on it, which keep it. */
export const deleteUnusedTopic = async (db: Db, topicId: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('topics')
    .where('topic_id', '=', topicId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('debates')
            .select('debates.debate_id')
            .whereRef('debates.topic_id', '=', 'topics.topic_id'),
        ),
      ),
    )
    .returning('topic_id')
    .executeTakeFirst()
  return deleted !== undefined
}
