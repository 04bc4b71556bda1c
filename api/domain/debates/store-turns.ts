import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { insertReplyOfLease } from '#db/queries/live-turns.ts'
import { insertTurnOfLease } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { LIMITS } from '#schema/constants.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import { TurnWithdrawn } from './live-replies.ts'
import { debateEnded, type TurnLease } from './turn-lease.ts'

/** Tells of a turn that is stored, here and on other servers. */
export const tellOfTurn = (deps: Deps, debateId: string, turnId: string): void =>
  deps.debateEvents.publish({ debateId, kind: 'turn_added', turnId })

type Place = { debate_id: string; position: number; text: string }

/**
 * The user's turn, by whoever holds the lease. CONFLICT when the lease was lost, as at the end of
 * the debate: the same row lock decides both; when the debate has all its turns; and when the turn
 * was taken back before. `speech` of a spoken one.
 */
export const storeUserTurn = async (
  deps: Deps,
  lease: TurnLease,
  turn: Place & { client_turn_id: string; speech?: TurnSpeech },
): Promise<TurnRow> => {
  // The reply takes a place too.
  if (turn.position + 2 > LIMITS.debateTurns) throw new DomainError('TURNS_USED_UP')
  const stored = await insertTurnOfLease(deps.db, lease.id, {
    turn_id: deps.newId(),
    debate_id: turn.debate_id,
    position: turn.position,
    speaker: 'user',
    message_text: turn.text,
    client_turn_id: turn.client_turn_id,
    timestamp: deps.now(),
    speech: turn.speech ? JSON.stringify(turn.speech) : null,
  }).catch((error: unknown) => {
    // A standing turn of that id was looked for: this one was withdrawn.
    throw isUniqueViolation(error, 'turns_client_turn') ? new TurnWithdrawn() : error
  })
  if (!stored) throw debateEnded()
  tellOfTurn(deps, stored.debate_id, stored.turn_id)
  return stored
}

/** The opponent's reply, which ends the turn: CONFLICT when the lease was lost. */
export const storeReply = async (
  deps: Deps,
  lease: TurnLease,
  { debate_id, position, text }: Place,
): Promise<TurnRow> => {
  const reply = await insertReplyOfLease(deps.db, lease.id, {
    turn_id: deps.newId(),
    debate_id,
    position,
    message_text: text,
    timestamp: deps.now(),
  })
  if (!reply) throw debateEnded()
  lease.settled()
  tellOfTurn(deps, reply.debate_id, reply.turn_id)
  return reply
}
