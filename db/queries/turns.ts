import { type Insertable, type NotNull, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Tables, TurnRow } from '../tables.ts'

/** The turns that the user has not taken back: no other is judged, shown or counted. */
const standingTurns = (db: Db) => db.selectFrom('turns').where('turns.withdrawn_at', 'is', null)

/** A key look-up a turn; without recordings the table is empty. */
const turnsWithRecordings = (db: Db) =>
  standingTurns(db)
    .selectAll()
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('turn_audio')
            .select('turn_audio.turn_id')
            .whereRef('turn_audio.turn_id', '=', 'turns.turn_id'),
        )
        .$castTo<boolean>()
        .as('has_recording'),
    )
    .$narrowType<{ position: NotNull }>()

/** Oldest first. */
export const findTurns = (db: Db, debateId: string) =>
  turnsWithRecordings(db).where('debate_id', '=', debateId).orderBy('position').execute()

/** The latest turn of a debate; undefined without one. */
export const findLastTurn = (db: Db, debateId: string) =>
  turnsWithRecordings(db)
    .where('debate_id', '=', debateId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Oldest first within each debate. */
export const findTurnsOfDebates = (db: Db, debateIds: readonly string[]) =>
  turnsWithRecordings(db)
    .where('debate_id', 'in', debateIds)
    .orderBy('debate_id')
    .orderBy('position')
    .execute()

/** The user's turns of these debates that were taken back, oldest first within each debate. */
export const findWithdrawnTurns = (db: Db, debateIds: readonly string[]) =>
  db
    .selectFrom('turns')
    .select(['turn_id', 'debate_id', 'message_text', 'timestamp', 'withdrawn_at'])
    .where('debate_id', 'in', debateIds)
    .where('withdrawn_at', 'is not', null)
    .orderBy('debate_id')
    .orderBy('timestamp')
    .orderBy('turn_id')
    .$narrowType<{ withdrawn_at: NotNull }>()
    .execute()

const insertedTurns = (db: Db, turns: Insertable<Tables['turns']>[]) =>
  db
    .insertInto('turns')
    .values(turns)
    .returningAll()
    .returning(sql<boolean>`false`.as('has_recording'))
    .$narrowType<{ position: NotNull }>()

export const insertTurn = (db: Db, turn: Insertable<Tables['turns']>) =>
  insertedTurns(db, [turn]).executeTakeFirstOrThrow()

/** Oldest first. */
export const insertTurns = async (
  db: Db,
  turns: Insertable<Tables['turns']>[],
): Promise<TurnRow[]> =>
  (await insertedTurns(db, turns).execute()).sort((one, other) => one.position - other.position)

/**
 * Stores a turn while `leaseId` holds its debate and the debate is in progress, else nothing. The
 * lock on the debate's row lets the end of the debate come before it or after it.
 */
export const insertTurnOfLease = async (
  db: Db,
  leaseId: string,
  turn: Insertable<Tables['turns']>,
): Promise<TurnRow | undefined> =>
  (
    await sql<TurnRow>`
      with held as (
        select debate_id from debates
        where debate_id = ${turn.debate_id} and lease_id = ${leaseId} and status = 'in_progress'
        for no key update
      )
      insert into turns (turn_id, debate_id, position, speaker, message_text, client_turn_id,
        timestamp, speech)
      select ${turn.turn_id}::uuid, debate_id, ${turn.position}::integer, ${turn.speaker},
        ${turn.message_text}, ${turn.client_turn_id}, ${turn.timestamp}::timestamptz,
        ${turn.speech}::jsonb
      from held
      returning *, false as has_recording`.execute(db)
  ).rows[0]

export const findTurnsByIds = (db: Db, turnIds: readonly string[]) =>
  turnsWithRecordings(db).where('turn_id', 'in', turnIds).execute()

export const updateTurnText = (db: Db, turnId: string, text: string) =>
  db.updateTable('turns').set({ message_text: text }).where('turn_id', '=', turnId).execute()

/** Where the next turn of a debate goes. */
export const findNextPosition = async (db: Db, debateId: string): Promise<number> => {
  const { last } = await standingTurns(db)
    .select(eb => eb.fn.max('position').as('last'))
    .where('debate_id', '=', debateId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

/** A turn of the user's, standing or withdrawn. */
export const findUserTurn = (db: Db, debateId: string, turnId: string) =>
  db
    .selectFrom('turns')
    .selectAll()
    .where('turn_id', '=', turnId)
    .where('debate_id', '=', debateId)
    .where('speaker', '=', 'user')
    .executeTakeFirst()

/** Takes a turn out of its debate if nothing was said after it; returns whether it did. */
export const withdrawLastTurn = async (db: Db, debateId: string, turnId: string, at: Date) => {
  const withdrawn = await db
    .updateTable('turns')
    .set({ withdrawn_at: at, position: null })
    .where('turn_id', '=', turnId)
    .where('position', '=', eb =>
      eb
        .selectFrom('turns as said')
        .select(({ fn }) => fn.max('said.position').as('last'))
        .where('said.debate_id', '=', debateId),
    )
    .returning('turn_id')
    .executeTakeFirst()
  return withdrawn !== undefined
}
