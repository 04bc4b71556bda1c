import { ADMIN_EXACT_TOTAL, type AdminFilter, type AdminSort } from '#schema/admin-tables.ts'
import type { TopicRow } from '../tables.ts'
import type { Total } from './admin-debates.ts'
import { containing, readPage, type Sorting, type Span } from './admin-pages.ts'
import type { Db } from './users.ts'

type Filter = AdminFilter<'topics'>

const COLUMNS: Record<AdminSort<'topics'>['by'], Omit<Sorting, 'order'>> = {
  createdAt: { column: 'created_at' },
  debateCount: { column: 'debate_count' },
  averageScore: { column: 'average_score', hasNulls: true },
  text: { column: 'lower(topic_text_en)' },
}

const filtered = (db: Db, { search, status, language, recommended }: Filter) =>
  db
    .selectFrom('topics')
    .$if(search !== undefined, query =>
      query.where(eb =>
        eb.or([
          eb('topic_text_en', 'ilike', containing(search ?? '')),
          eb('topic_text_zh', 'ilike', containing(search ?? '')),
        ]),
      ),
    )
    .$if(status !== undefined, query => query.where('status', 'in', status ?? []))
    .$if(language !== undefined, query => query.where('language', 'in', language ?? []))
    .$if(recommended !== undefined, query => query.where('is_recommended', '=', recommended ?? false))

/** Counted up to ADMIN_EXACT_TOTAL. */
export const countAdminTopics = async (db: Db, filter: Filter): Promise<Total> => {
  const { total } = await db
    .selectFrom(
      filtered(db, filter)
        .select('topic_id')
        .limit(ADMIN_EXACT_TOTAL + 1)
        .as('found'),
    )
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(total, ADMIN_EXACT_TOTAL), isExact: total <= ADMIN_EXACT_TOTAL }
}

/** One page, newest first unless sorted otherwise. */
export const findAdminTopics = (
  db: Db,
  filter: Filter,
  sort: readonly AdminSort<'topics'>[],
  span: Span,
): Promise<TopicRow[]> =>
  readPage(
    filtered(db, filter).selectAll('topics'),
    (sort.length === 0 ? [{ by: 'createdAt', order: 'desc' } as const] : sort).map(({ by, order }) => ({
      ...COLUMNS[by],
      order,
    })),
    'topic_id',
    span,
  ) as Promise<TopicRow[]>

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

type TopicChange = Partial<Pick<TopicRow, 'topic_text_en' | 'topic_text_zh' | 'is_recommended' | 'status'>>

export const updateTopic = (db: Db, topicId: string, change: TopicChange) =>
  db.updateTable('topics').set(change).where('topic_id', '=', topicId).returningAll().executeTakeFirst()

/** False when debates were held on it, which keep it. */
export const deleteUnusedTopic = async (db: Db, topicId: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('topics')
    .where('topic_id', '=', topicId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('debates').select('debates.debate_id').whereRef('debates.topic_id', '=', 'topics.topic_id')),
      ),
    )
    .returning('topic_id')
    .executeTakeFirst()
  return deleted !== undefined
}
