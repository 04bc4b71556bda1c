import { type ExpressionBuilder, expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { AdminFilter } from '#schema/admin-lists/lists.ts'
import type { AdminSort } from '#schema/admin-lists/query.ts'
import type { TopicStatus } from '#schema/constants.ts'
import type { Db } from '../database.ts'
import type { Tables, TopicRow } from '../tables.ts'
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

type Filter = AdminFilter<'topics'> & SettledFilter

const conditionsOf = (eb: ExpressionBuilder<Tables, 'topics'>): Conditions<Filter> => ({
  search: words => eb('search_text', 'like', containing(words)),
  status: values => eb('status', 'in', values),
  language: values => eb('language', 'in', values),
  recommended: is => eb('is_recommended', '=', is),
  updatedAfter: moment => eb('updated_at', '>', sql<Date>`${moment}::timestamptz`),
  updatedBefore: moment => eb('updated_at', '<', sql<Date>`${moment}::timestamptz`),
  settled: moment => eb('updated_at', '<', moment),
})

const filtered = (db: Db, filter: Filter) =>
  conditionsFor(conditionsOf(expressionBuilder<Tables, 'topics'>()), filter).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('topics'),
  )

/** The domain decides which text is in the topic's own language. */
const COLUMNS = ownColumns('topics', ['topic_text'])

const LOCATED = { lowered: ['topic_text_en'] }

export type AdminTopicRow = Pick<TopicRow, (typeof COLUMNS)[number]>

type Sort = readonly AdminSort<'topics'>[]

export const orderOfAdminTopics = (sort: Sort) => sortingsOf('topics', sort, LOCATED)

/** The total is exact without a filter. */
const listing = <Row>(
  db: Db,
  filter: Filter,
  sort: Sort,
  select: (query: ReturnType<typeof filtered>) => SelectQueryBuilder<Tables, 'topics', Row>,
) => {
  const isUnfiltered = given(filter).length === 0
  return {
    query: select(filtered(db, filter)),
    sortings: orderOfAdminTopics(sort),
    idColumn: 'topic_id',
    isPrepared: isUnfiltered,
    counted: isUnfiltered
      ? {
          total: sql<number>`(${db.selectFrom('totals').select('all_topics')})`,
          how: 'known' as const,
        }
      : countedUpToLimit(filtered(db, filter).select('topic_id'), 'apart'),
  }
}

export const findAdminTopics = async (db: Db, filter: Filter, sort: Sort, span: Span) =>
  readPage(
    db,
    listing(db, await withSettled(db, filter, sort), sort, query => query.select(COLUMNS)),
    span,
  )

/** The rows between two keys. */
export const findAdminTopicsWindow = async (
  db: Db,
  filter: Filter,
  sort: Sort,
  window: KeyWindow,
) =>
  readWindow(
    db,
    listing(db, await withSettled(db, filter, sort), sort, query => query.select(COLUMNS)),
    window,
  )

export const countAdminTopics = async (db: Db, filter: Filter, sort: Sort) => {
  const settled = await withSettled(db, filter, sort)
  return readTotal(db, listing(db, settled, [], query => query.select('topic_id')).counted)
}

/** The ids of all rows of a filtered table, in its order. */
export const findAdminTopicIds = async (db: Db, filter: Filter, sort: Sort) => {
  const settled = await withSettled(db, filter, sort)
  const rows = await readAll(listing(db, settled, sort, query => query.select('topic_id')))
  return rows.map(row => row.topic_id)
}

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
  Pick<
    TopicRow,
    | 'topic_text_en'
    | 'topic_text_zh'
    | 'is_recommended'
    | 'status'
    | 'is_self_written'
    | 'brief'
    | 'brief_zh'
  >
>

export const updateTopic = (db: Db, topicId: string, { brief, brief_zh, ...change }: TopicChange) =>
  db
    .updateTable('topics')
    .set({
      ...change,
      ...(brief !== undefined && { brief: brief && JSON.stringify(brief) }),
      ...(brief_zh !== undefined && { brief_zh: brief_zh && JSON.stringify(brief_zh) }),
    })
    .where('topic_id', '=', topicId)
    .returningAll()
    .executeTakeFirst()

export type TopicsArchived = 'archive' | 'restore'

/**
 * Archives topics, or makes archived ones what they were before; returns those that changed.
 */
export const setTopicsArchived = async (
  db: Db,
  topicIds: readonly string[],
  change: TopicsArchived,
): Promise<TopicRow[]> => {
  const isArchive = change === 'archive'
  return db
    .updateTable('topics')
    .set(
      isArchive
        ? { status: 'archived' }
        : { status: sql<TopicStatus>`case when is_self_written then 'custom' else 'approved' end` },
    )
    .where('topic_id', '=', sql<string>`any(${topicIds}::uuid[])`)
    .where('status', isArchive ? '<>' : '=', 'archived')
    .returningAll()
    .execute()
}

/** Which of the texts, in lower case, topics have that are no debater's own. */
export const findOfferedTexts = async (db: Db, lowered: readonly string[]): Promise<string[]> => {
  const text = sql<string>`lower(topic_text_en)`
  const rows = await db
    .selectFrom('topics')
    .select(text.as('text'))
    .where(text, '=', sql<string>`any(${lowered}::text[])`)
    .where('is_self_written', '=', false)
    .execute()
  return rows.map(row => row.text)
}

/** False when there are debates on it, which need it. */
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
