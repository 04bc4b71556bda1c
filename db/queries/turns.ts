import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Tables } from '../tables.ts'

/** A key look-up a turn; without recordings the table is empty. */
const turnsWithRecordings = (db: Db) =>
  db
    .selectFrom('turns')
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

export const insertTurn = (db: Db, turn: Insertable<Tables['turns']>) =>
  db
    .insertInto('turns')
    .values(turn)
    .returningAll()
    .returning(sql<boolean>`false`.as('has_recording'))
    .executeTakeFirstOrThrow()

export const findTurnsByIds = (db: Db, turnIds: readonly string[]) =>
  turnsWithRecordings(db).where('turn_id', 'in', turnIds).execute()

export const updateTurnText = (db: Db, turnId: string, text: string) =>
  db.updateTable('turns').set({ message_text: text }).where('turn_id', '=', turnId).execute()

/** Where the next turn of a debate goes. */
export const findNextPosition = async (db: Db, debateId: string): Promise<number> => {
  const { last } = await db
    .selectFrom('turns')
    .select(eb => eb.fn.max('position').as('last'))
    .where('debate_id', '=', debateId)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}
