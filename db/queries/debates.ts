import { type Insertable, sql } from 'kysely'
import type { Brief } from '#schema/brief.ts'
import type { Language } from '#schema/constants.ts'
import type { Db } from '../database.ts'
import type { DebateTableRow, Tables } from '../tables.ts'
import { LISTED } from './counted-debates.ts'
import { type KeyColumn, type KeyWindow, orderOfKeys, withinKeys } from './key-pages.ts'
import { type UnscoredReason, unscoredColumns } from './unscored.ts'

/** Who a debate belongs to: exactly one of the two. */
export type Owner = { userId: string; guestId: null } | { userId: null; guestId: string }

export type DebateWithTopic = DebateTableRow & {
  motion_key: string | null
  topic_text_en: string
  topic_text_zh: string | null
  topic_language: Language
  topic_brief: Brief | null
  topic_brief_zh: Brief | null
}

const withTopic = (db: Db) =>
  db
    .selectFrom('debates')
    .innerJoin('topics', 'topics.topic_id', 'debates.topic_id')
    .selectAll('debates')
    .select([
      'topics.motion_key',
      'topics.topic_text_en',
      'topics.topic_text_zh',
      'topics.language as topic_language',
      'topics.brief as topic_brief',
      'topics.brief_zh as topic_brief_zh',
    ])

export const findDebate = (db: Db, debateId: string): Promise<DebateWithTopic | undefined> =>
  withTopic(db).where('debate_id', '=', debateId).executeTakeFirst()

export const findDebateByStartId = (db: Db, owner: Owner, clientStartId: string) =>
  withTopic(db)
    .where(
      owner.userId === null ? 'debates.guest_id' : 'debates.user_id',
      '=',
      owner.userId ?? owner.guestId,
    )
    .where('client_start_id', '=', clientStartId)
    .executeTakeFirst()

type NewDebate = Omit<
  Insertable<Tables['debates']>,
  'user_id' | 'guest_id' | 'status' | 'end_time' | 'overall_score' | 'lease_id' | 'lease_until'
>

export const insertDebate = (db: Db, owner: Owner, debate: NewDebate): Promise<DebateTableRow> =>
  db
    .insertInto('debates')
    .values({ ...debate, user_id: owner.userId, guest_id: owner.guestId, status: 'in_progress' })
    .returningAll()
    .executeTakeFirstOrThrow()

/** One failure more of the opponent's model. */
export const addOpponentFailure = (db: Db, debateId: string) =>
  db
    .updateTable('debates')
    .set(eb => ({ opponent_failures: eb('opponent_failures', '+', 1) }))
    .where('debate_id', '=', debateId)
    .execute()

/** How many debates the lists of these users hold. */
export const countDebatesOf = async (
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('users')
    .select(['user_id', LISTED.as('listed')])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ user_id, listed }) => [user_id, listed]))
}

/** The debates a guest has in progress; more of them than `most` are not counted. */
export const countOpenOfGuest = async (db: Db, guestId: string, most: number): Promise<number> => {
  const open = await db
    .selectFrom('debates')
    .select('debate_id')
    .where('guest_id', '=', guestId)
    .where('status', '=', 'in_progress')
    .limit(most)
    .execute()
  return open.length
}

/** Lets the guest's other starts wait until the transaction ends. */
export const lockGuest = (tx: Db, guestId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${guestId}, 0))`.execute(tx)

/** Newest first. */
export const findDebatesOf = (
  db: Db,
  userId: string,
  limit: number,
  offset: number,
): Promise<DebateWithTopic[]> =>
  withTopic(db)
    .where('debates.user_id', '=', userId)
    .orderBy('debates.start_time', 'desc')
    .orderBy('debates.debate_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Newest first. */
const DEBATE_KEYS: readonly KeyColumn[] = [
  { column: 'start_time', order: 'desc' },
  { column: 'debate_id', order: 'desc' },
]

/** A window of each user's debates, in the window's order, and one row more where there are more. */
export const findDebatesOfUsers = async (
  db: Db,
  userIds: readonly string[],
  window: KeyWindow,
): Promise<DebateWithTopic[]> =>
  (
    await sql<DebateWithTopic>`
      select page.*, topics.motion_key, topics.topic_text_en, topics.topic_text_zh,
        topics.language as topic_language, topics.brief as topic_brief,
        topics.brief_zh as topic_brief_zh
      from users
      cross join lateral (
        select * from debates
        where debates.user_id = users.user_id and ${withinKeys(DEBATE_KEYS, window)}
        order by ${orderOfKeys(DEBATE_KEYS, window)} limit ${window.limit + 1}
      ) as page
      join topics on topics.topic_id = page.topic_id
      where users.user_id = any(${userIds}::uuid[])
      order by ${orderOfKeys(DEBATE_KEYS, window)}`.execute(db)
  ).rows

/** Takes the lease, the right to the next turn, if nobody has it; returns whether it was taken. */
export const takeLease = async (
  db: Db,
  debateId: string,
  leaseId: string,
  now: Date,
  until: Date,
) => {
  const taken = await db
    .updateTable('debates')
    .set({ lease_id: leaseId, lease_until: until })
    .where('debate_id', '=', debateId)
    .where('status', '=', 'in_progress')
    .where(eb => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .returning('debate_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** False when the lease was lost: it expired and another call took it, or the debate ended. */
export const renewLease = async (db: Db, debateId: string, leaseId: string, until: Date) => {
  const renewed = await db
    .updateTable('debates')
    .set({ lease_until: until })
    .where('debate_id', '=', debateId)
    .where('lease_id', '=', leaseId)
    .returning('debate_id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** Releases the lease; returns whether it was still held. */
export const releaseLease = async (db: Db, debateId: string, leaseId: string) => {
  const released = await db
    .updateTable('debates')
    .set({ lease_id: null, lease_until: null })
    .where('debate_id', '=', debateId)
    .where('lease_id', '=', leaseId)
    .returning('debate_id')
    .executeTakeFirst()
  return released !== undefined
}

/** Takes the lease from whoever holds it. */
export const endLease = (db: Db, debateId: string) =>
  db
    .updateTable('debates')
    .set({ lease_id: null, lease_until: null })
    .where('debate_id', '=', debateId)
    .execute()

/** For a start as the only process: whoever held a lease has ended. */
export const clearLeases = (db: Db) =>
  db
    .updateTable('debates')
    .set({ lease_id: null, lease_until: null })
    .where('status', '=', 'in_progress')
    .where('lease_id', 'is not', null)
    .execute()

/** Locks a debate that is in progress until the transaction ends; false when it has ended. */
export const lockInProgress = async (tx: Db, debateId: string): Promise<boolean> => {
  const locked = await tx
    .selectFrom('debates')
    .select('debate_id')
    .where('debate_id', '=', debateId)
    .where('status', '=', 'in_progress')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

/** Ends a debate, which the transaction holds locked: unscored, or to be judged. */
export const markEnded = (
  tx: Db,
  debateId: string,
  end: { unscored: UnscoredReason | null; at: Date },
): Promise<DebateTableRow> =>
  tx
    .updateTable('debates')
    .set({
      status: end.unscored ? 'unscored' : 'evaluating',
      ...(end.unscored && unscoredColumns(end.unscored)),
      end_time: end.at,
      lease_id: null,
      lease_until: null,
    })
    .where('debate_id', '=', debateId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Makes a guest's debates the user's. Returns how many. */
export const claimGuestDebates = async (db: Db, guestId: string, userId: string) => {
  const claimed = await db
    .updateTable('debates')
    .set({ user_id: userId, guest_id: null, client_start_id: null })
    .where('guest_id', '=', guestId)
    .returning('debate_id')
    .execute()
  return claimed.length
}

export const findDebatesByIds = (
  db: Db,
  debateIds: readonly string[],
): Promise<DebateWithTopic[]> => withTopic(db).where('debates.debate_id', 'in', debateIds).execute()
