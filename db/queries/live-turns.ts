import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import { PREPARED } from '../prepared-statements.ts'
import type { Tables, TurnRow } from '../tables.ts'
import type { DebateWithTopic, Owner } from './debates.ts'

/** A turn as the opponent needs it. */
export type TurnSoFar = Pick<TurnRow, 'turn_id' | 'position' | 'speaker' | 'message_text'>

type NewTurn = Omit<
  Insertable<Tables['turns']>,
  'turn_id' | 'position' | 'speaker' | 'client_turn_id'
> & { turn_id: string; client_turn_id: string }
type NewLease = { id: string; now: Date; until: Date }

/** As much of a debate as its opponent is told: each column more costs every turn. */
export type ArguedDebate = Pick<
  DebateWithTopic,
  | 'debate_id'
  | 'topic_id'
  | 'language'
  | 'user_stance'
  | 'debate_mode'
  | 'opponent_level'
  | 'opponent_style'
  | 'motion_key'
  | 'topic_text_en'
  | 'topic_text_zh'
  | 'topic_language'
  | 'topic_brief'
  | 'topic_brief_zh'
>

/** A debate with everything that its opponent is told, oldest turn first. */
export type DebateWithTurns = { debate: ArguedDebate; turns: TurnSoFar[] }

/**
 * Takes the lease of the owner's debate in progress, stores the user's next turn and reads what was
 * said before it; or does neither: undefined when the debate is not theirs, has ended, is busy, has
 * `most` turns, knows the client_turn_id or is being changed. Throws a unique violation when
 * another turn came first at the same moment.
 */
export const takeLeaseWithTurn = async (
  db: Db,
  { userId, guestId }: Owner,
  lease: NewLease,
  turn: NewTurn,
  most: number,
): Promise<DebateWithTurns | undefined> => {
  const owner =
    userId === null ? sql`debates.guest_id = ${guestId}` : sql`debates.user_id = ${userId}`
  // The turns are those of the statement's beginning. Whoever adds or withdraws one changes
  // the lease too, so a row of another version (xmin) than then may have other turns by now. By its
  // place (ctid), since by its conditions a planner without statistics looks through all open debates.
  const { rows } = await sql<ArguedDebate & { last: number; turns: TurnSoFar[] | null }>`${PREPARED}
    with seen as materialized (
      select ctid as place, xmin as version from debates where debate_id = ${turn.debate_id}
    ), said as (
      select coalesce(max(position), -1) as last,
        coalesce(bool_or(client_turn_id = ${turn.client_turn_id}), false) as is_known,
        json_agg(json_build_object('turn_id', turn_id, 'position', position,
          'speaker', speaker, 'message_text', message_text) order by position)
          filter (where withdrawn_at is null) as turns
      from turns where debate_id = ${turn.debate_id}
    ), leased as (
      update debates set lease_id = ${lease.id}, lease_until = ${lease.until}
      from said, seen
      where debates.ctid = seen.place and debates.xmin = seen.version
        and ${owner} and debates.status = 'in_progress'
        and (debates.lease_until is null or debates.lease_until <= ${lease.now})
        and not said.is_known and said.last + 3 <= ${most}
      returning debates.debate_id, debates.topic_id, debates.language, debates.user_stance,
        debates.debate_mode, debates.opponent_level, debates.opponent_style, said.last, said.turns
    ), stored as (
      insert into turns (turn_id, debate_id, position, speaker, message_text, client_turn_id,
        timestamp, speech)
      select ${turn.turn_id}::uuid, debate_id, last + 1, 'user', ${turn.message_text},
        ${turn.client_turn_id}, ${turn.timestamp}::timestamptz, ${turn.speech ?? null}::jsonb
      from leased
    )
    select leased.*, topics.motion_key, topics.topic_text_en, topics.topic_text_zh,
      topics.language as topic_language, topics.brief as topic_brief,
      topics.brief_zh as topic_brief_zh
    from leased join topics on topics.topic_id = leased.topic_id`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { last, turns, ...debate } = row
  const { turn_id, message_text } = turn
  const own: TurnSoFar = { turn_id, position: last + 1, speaker: 'user', message_text }
  return { debate, turns: [...(turns ?? []), own] }
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
