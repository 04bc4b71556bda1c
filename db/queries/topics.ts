import type { Brief } from '#schema/brief.ts'
import type { Language } from '#schema/constants.ts'
import type { Db } from '../database.ts'
import type { TopicRow } from '../tables.ts'
import { inOrderOf } from './admin-pages.ts'
import { containing } from './containing.ts'
import { inWindow, type KeyColumn, type KeyWindow } from './key-pages.ts'

export const findTopicById = (db: Db, topicId: string) =>
  db.selectFrom('topics').selectAll().where('topic_id', '=', topicId).executeTakeFirst()

export const findTopicsByIds = (db: Db, topicIds: readonly string[]) =>
  db.selectFrom('topics').selectAll().where('topic_id', 'in', topicIds).execute()

export type TopicFilter = {
  search: string | null
  language: Language | null
  recommended: boolean | null
  /** Only the curated motions with these keys. */
  motionKeys: readonly string[] | null
}

const approved = (db: Db, filter: TopicFilter) =>
  db
    .selectFrom('topics')
    .where('status', '=', 'approved')
    .$if(filter.search !== null, query =>
      query.where('search_text', 'like', containing(filter.search ?? '')),
    )
    .$if(filter.language === 'zh', query => query.where('topic_text_zh', 'is not', null))
    .$if(filter.recommended !== null, query =>
      query.where('is_recommended', '=', filter.recommended === true),
    )
    .$if(filter.motionKeys !== null, query =>
      query.where('motion_key', 'in', filter.motionKeys ?? []),
    )

/**
 * Approved topics, most debated first.
 * `search` is a case-insensitive substring of either language's text.
 */
export const findTopics = (db: Db, filter: TopicFilter & { limit: number; offset: number }) =>
  approved(db, filter)
    .selectAll()
    .orderBy('debate_count', 'desc')
    .orderBy('is_recommended', 'desc')
    .orderBy('topic_id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()

/** Most debated first, recommended ones first among equals. */
const TOPIC_KEYS: readonly KeyColumn[] = [
  { column: 'debate_count', order: 'desc' },
  { column: 'is_recommended', order: 'desc' },
  { column: 'topic_id', order: 'asc' },
]

/** A window of the same by keys, in the window's order, and one row more where there are more. */
export const findTopicWindow = (db: Db, filter: TopicFilter, window: KeyWindow) =>
  approved(db, filter).selectAll().$call(inWindow(TOPIC_KEYS, window)).execute()

export const countTopics = async (db: Db, filter: TopicFilter) => {
  const query = approved(db, filter).select(eb => eb.fn.countAll<number>().as('found'))
  return (await query.executeTakeFirstOrThrow()).found
}

/** The approved topic at a random place; `fraction` is in [0, 1). Undefined when there is none. */
export const findTopicAt = async (db: Db, fraction: number) => {
  const { topics } = await db.selectFrom('totals').select('topics').executeTakeFirstOrThrow()
  return db
    .selectFrom('topics')
    .selectAll()
    .where('status', '=', 'approved')
    .orderBy('debate_count', 'desc')
    .orderBy('is_recommended', 'desc')
    .orderBy('topic_id')
    .limit(1)
    .offset(Math.floor(fraction * topics))
    .executeTakeFirst()
}

type NewTopic = Pick<
  TopicRow,
  | 'topic_id'
  | 'motion_key'
  | 'topic_text_en'
  | 'topic_text_zh'
  | 'language'
  | 'is_recommended'
  | 'status'
  | 'created_by'
  | 'created_at'
>

/** `brief` is in the topic's own language. */
type WithPoints = { brief: Brief | null; brief_zh?: Brief | null }

const insertedTopics = (db: Db, topics: readonly (NewTopic & WithPoints)[]) =>
  db
    .insertInto('topics')
    .values(
      topics.map(({ brief, brief_zh = null, ...topic }) => ({
        ...topic,
        brief: brief && JSON.stringify(brief),
        brief_zh: brief_zh && JSON.stringify(brief_zh),
        is_self_written: topic.status === 'custom',
      })),
    )
    .returningAll()

export const insertTopic = (db: Db, topic: NewTopic & WithPoints): Promise<TopicRow> =>
  insertedTopics(db, [topic]).executeTakeFirstOrThrow()

/** At least one; in the order of the given ones. */
export const insertTopics = async (
  db: Db,
  topics: readonly (NewTopic & WithPoints)[],
): Promise<TopicRow[]> =>
  inOrderOf(
    topics.map(({ topic_id }) => topic_id),
    'topic_id',
    await insertedTopics(db, topics).execute(),
  )

/** The keys of the curated motions in the database, whatever their status. */
export const findMotionKeys = async (db: Db): Promise<Set<string | null>> => {
  const rows = await db
    .selectFrom('topics')
    .select('motion_key')
    .where('motion_key', 'is not', null)
    .execute()
  return new Set(rows.map(row => row.motion_key))
}

/**
 * Adds the curated motions that are not there yet; what an administrator changed stays as it is.
 */
export const insertMissingTopics = (db: Db, topics: readonly NewTopic[]) =>
  db
    .insertInto('topics')
    .values([...topics])
    .onConflict(oc => oc.column('motion_key').doNothing())
    .returning('topic_id')
    .execute()
