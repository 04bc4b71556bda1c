import type { Db } from '../database.ts'

export type RecordedAudio = { media_type: string; bytes: Uint8Array }

/** Nothing is kept of a debate whose owner was deleted meanwhile. The first recording stays. */
export const storeTurnAudio = (db: Db, turnId: string, { media_type, bytes }: RecordedAudio) =>
  db
    .insertInto('turn_audio')
    .columns(['turn_id', 'media_type', 'bytes'])
    .expression(eb =>
      eb
        .selectFrom('turns')
        .innerJoin('debates', 'debates.debate_id', 'turns.debate_id')
        .select(({ val, cast }) => [
          'turns.turn_id',
          cast<string>(val(media_type), 'text').as('media_type'),
          cast<Uint8Array>(val(bytes), 'bytea').as('bytes'),
        ])
        .where('turns.turn_id', '=', turnId)
        .where(({ or, eb: is }) =>
          or([is('debates.user_id', 'is not', null), is('debates.guest_id', 'is not', null)]),
        ),
    )
    .onConflict(conflict => conflict.column('turn_id').doNothing())
    .execute()

export const findTurnAudio = (
  db: Db,
  debateId: string,
  turnId: string,
): Promise<RecordedAudio | undefined> =>
  db
    .selectFrom('turn_audio')
    .innerJoin('turns', 'turns.turn_id', 'turn_audio.turn_id')
    .select(['media_type', 'bytes'])
    .where('turns.debate_id', '=', debateId)
    .where('turns.turn_id', '=', turnId)
    .executeTakeFirst()

/** The recordings of all debates of a user. */
export const deleteAudioOfUser = (db: Db, userId: string) =>
  db
    .deleteFrom('turn_audio')
    .where('turn_id', 'in', query =>
      query
        .selectFrom('turns')
        .innerJoin('debates', 'debates.debate_id', 'turns.debate_id')
        .select('turns.turn_id')
        .where('debates.user_id', '=', userId),
    )
    .execute()
