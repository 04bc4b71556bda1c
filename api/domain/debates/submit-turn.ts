import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, invalidField } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { LIMITS } from '#schema/constants.ts'
import { fieldProblems, messageProblem } from '#schema/validation.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import { requireOwnDebate } from './require-debate.ts'
import { storeUserTurn } from './store-turns.ts'
import { type ReplyEvent, streamReply } from './stream-reply.ts'
import { debateEnded, takeTurnLease } from './turn-lease.ts'

/** `accepted` comes once the user's turn is stored: from there on it cannot be lost. */
export type TurnEvent = { kind: 'accepted'; userTurnId: string; clientTurnId: string } | ReplyEvent

export type SubmitTurn = {
  debate_id: string
  message: string
  client_turn_id?: string
  /** How it sounded, when it was spoken. */
  speech?: TurnSpeech
}

const accepted = (turn: TurnRow): TurnEvent => ({
  kind: 'accepted',
  userTurnId: turn.turn_id,
  clientTurnId: turn.client_turn_id ?? turn.turn_id,
})

/** The turn submitted before under this client_turn_id, with its reply if it got one. */
const findSubmitted = (turns: readonly TurnRow[], clientTurnId: string | undefined) => {
  const at =
    clientTurnId === undefined ? -1 : turns.findIndex(turn => turn.client_turn_id === clientTurnId)
  const [turn, next] = [turns[at], turns[at + 1]]
  if (!turn) return null
  if (next?.speaker === 'user') throw new DomainError('TURN_OVERTAKEN')
  return { turn, reply: next ?? null }
}

/**
 * Stores the user's turn, then streams the opponent's reply and stores it when it is complete. The
 * caller reads all events, even when its client is gone. One turn at a time: CONFLICT while another
 * runs, after the end, and once the turn was taken back. The same client_turn_id returns the same
 * turn, or asks again for a reply that failed. VALIDATION, NOT_FOUND, RATE_LIMITED; UNAVAILABLE when
 * the model fails: the user's turn stays.
 */
export async function* submitTurn(
  deps: Deps,
  viewer: Viewer,
  input: SubmitTurn,
): AsyncGenerator<TurnEvent> {
  deps.budgets.spend(viewer, 'turn')
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  assertNoProblems(fieldProblems({ message: [messageProblem, input.message] }))
  if (input.client_turn_id !== undefined && !/^[\w-]{1,64}$/.test(input.client_turn_id))
    throw invalidField('client_turn_id', 'FIELD_NOT_AN_ID', {
      field: 'client_turn_id',
      max: LIMITS.clientIdMax,
    })
  if (input.client_turn_id !== undefined) {
    const earlier = findSubmitted(await findTurns(deps.db, debate.debate_id), input.client_turn_id)
    if (earlier?.reply) {
      yield accepted(earlier.turn)
      yield { kind: 'complete', text: earlier.reply.message_text, turnId: earlier.reply.turn_id }
      return
    }
  }
  if (debate.status !== 'in_progress') throw debateEnded()
  const lease = await takeTurnLease(deps, debate.debate_id)
  try {
    const turns = await findTurns(deps.db, debate.debate_id)
    const submitted = findSubmitted(turns, input.client_turn_id)
    if (submitted?.reply) {
      yield accepted(submitted.turn)
      yield {
        kind: 'complete',
        text: submitted.reply.message_text,
        turnId: submitted.reply.turn_id,
      }
      return
    }
    if (!submitted) {
      const turn = await storeUserTurn(deps, lease, {
        debate_id: debate.debate_id,
        position: (turns.at(-1)?.position ?? -1) + 1,
        text: input.message.trim(),
        client_turn_id: input.client_turn_id ?? deps.newId(),
        ...(input.speech && { speech: input.speech }),
      })
      turns.push(turn)
      yield accepted(turn)
    } else yield accepted(submitted.turn)
    yield* streamReply(deps, debate, turns, lease)
  } finally {
    await lease.giveUp()
  }
}
