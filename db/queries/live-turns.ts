import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import { PREPARED } from '../prepared-statements.ts'
import type { Tables, TurnRow } from '../tables.ts'
import type { DebateWithTopic, Owner } from './debates.ts'

/** A turn as the opponent needs it. */
export type TurnSoFar = Pick<TurnRow, 'turn_id' | 'position' | 'speaker' | 'message_text'>

type NewTurn = Omit<Insertable<Tables['turns']>, 'position' | 'speaker' | 'client_turn_id'> & {
  client_turn_id: string
}
type NewLease = { id: string; now: Date; until: Date }

/**
 * Takes the lease of the owner's debate in progress and stores the user's next turn, or does
 * neither: undefined when the debate is not theirs, has ended, is busy, has `most` turns or knows
 * the client_turn_id. Throws a unique violation when another turn came first at the same moment.
 */
export const takeLeaseWithTurn = async (
  db: Db,
  { userId, guestId }: Owner,
  lease: NewLease,
  turn: NewTurn,
  most: number,
): Promise<TurnRow | undefined> => {
  const owner = userId === null ? sql`guest_id = ${guestId}` : sql`user_id = ${userId}`
  const { rows } = await sql<TurnRow>`${PREPARED}
    with said as (
      select coalesce(max(position), -1) as last,
        coalesce(bool_or(client_turn_id = ${turn.client_turn_id}), false) as is_known
      from turns where debate_id = ${turn.debate_id}
    ), leased as (
      update debates set lease_id = ${lease.id}, lease_until = ${lease.until}
      from said
      where debates.debate_id = ${turn.debate_id} and ${owner} and status = 'in_progress'
        and (lease_until is null or lease_until <= ${lease.now})
        and not said.is_known and said.last + 3 <= ${most}
      returning debates.debate_id, said.last
    )
    insert into turns (turn_id, debate_id, position, speaker, message_text, client_turn_id,
      timestamp, speech)
    select ${turn.turn_id}::uuid, debate_id, last + 1, 'user', ${turn.message_text},
      ${turn.client_turn_id}, ${turn.timestamp}::timestamptz, ${turn.speech ?? null}::jsonb
    from leased
    returning *, false as has_recording`.execute(db)
  return rows[0]
}

/** A debate with everything that its opponent is told, oldest turn first. */
export const findDebateWithTurns = async (
  db: Db,
  debateId: string,
): Promise<{ debate: DebateWithTopic; turns: TurnSoFar[] } | undefined> => {
  const { rows } = await sql<DebateWithTopic & { turns: TurnSoFar[] | null }>`${PREPARED}
    select debates.*, topics.motion_key, topics.topic_text_en, topics.topic_text_zh,
      topics.language as topic_language, topics.brief as topic_brief,
      topics.brief_zh as topic_brief_zh,
      (select json_agg(json_build_object('turn_id', turn_id, 'position', position,
          'speaker', speaker, 'message_text', message_text) order by position)
        from turns where turns.debate_id = debates.debate_id and withdrawn_at is null) as turns
    from debates join topics on topics.topic_id = debates.topic_id
    where debates.debate_id = ${debateId}`.execute(db)
  const [row] = rows
  return row && { debate: row, turns: row.turns ?? [] }
}

/**
 * Stores the reply and releases its lease; undefined, and nothing is stored, when the lease was
 * lost, so that a late reply never is.
 */
export const insertReplyOfLease = async (
  db: Db,
  leaseId: string,
  reply: Pick<
    Insertable<Tables['turns']>,
    'turn_id' | 'debate_id' | 'message_text' | 'timestamp'
  > & {
    position: number
  },
): Promise<TurnRow | undefined> =>
  (
    await sql<TurnRow>`${PREPARED}
      with released as (
        update debates set lease_id = null, lease_until = null
        where debate_id = ${reply.debate_id} and lease_id = ${leaseId}
        returning debate_id
      )
      insert into turns (turn_id, debate_id, position, speaker, message_text, timestamp)
      select ${reply.turn_id}::uuid, debate_id, ${reply.position}::integer, 'ai',
        ${reply.message_text}, ${reply.timestamp}::timestamptz
      from released
      returning *, false as has_recording`.execute(db)
  ).rows[0]
