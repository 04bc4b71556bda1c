import type { Deps } from '#api/domain/deps.ts'
import { insertTurn } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import { TurnWithdrawn } from './live-replies.ts'
import type { TurnLease } from './turn-lease.ts'

type Place = { debate_id: string; position: number; text: string }

/**
 * The user's turn, by whoever holds the lease. `speech` of a spoken one. CONFLICT when it was taken
 * back before.
 */
export const storeUserTurn = (
  deps: Deps,
  turn: Place & { client_turn_id: string; speech?: TurnSpeech },
): Promise<TurnRow> =>
  insertTurn(deps.db, {
    turn_id: deps.newId(),
    debate_id: turn.debate_id,
    position: turn.position,
    speaker: 'user',
    message_text: turn.text,
    client_turn_id: turn.client_turn_id,
    timestamp: deps.now(),
    ...(turn.speech && { speech: JSON.stringify(turn.speech) }),
  }).catch((error: unknown) => {
    // A standing turn of that id was looked for: this one was withdrawn.
    throw isUniqueViolation(error, 'turns_client_turn') ? new TurnWithdrawn() : error
  })

/** The opponent's reply, which ends the turn: CONFLICT when the lease was lost. */
export const storeReply = (
  deps: Deps,
  lease: TurnLease,
  { debate_id, position, text }: Place,
): Promise<TurnRow> =>
  deps.db.transaction().execute(async tx => {
    await lease.settle(tx)
    return insertTurn(tx, {
      turn_id: deps.newId(),
      debate_id,
      position,
      speaker: 'ai',
      message_text: text,
      client_turn_id: null,
      timestamp: deps.now(),
    })
  })
