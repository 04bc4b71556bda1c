import type { Deps } from '#api/domain/deps.ts'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { ArguedDebate } from '#db/queries/live-turns.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import { fieldProblems, messageProblem } from '#schema/validation.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import { toTurn } from './debate-entity.ts'
import type { AskedReply } from './early-replies.ts'
import { TurnWithdrawn } from './live-replies.ts'
import { type PlacedTurn, placeTurn } from './place-turn.ts'
import { requireOwnDebate } from './require-debate.ts'
import { storeUserTurn } from './store-turns.ts'
import { type ReplyEvent, streamReply } from './stream-reply.ts'
import { debateEnded, takeTurnLease } from './turn-lease.ts'

const CLIENT_TURN_ID = /^[\w-]{1,64}$/

/** `accepted` comes once the user's turn is stored: from there on it cannot be lost. */
export type TurnEvent =
  | { kind: 'accepted'; debate: ArguedDebate; turn: Turn; clientTurnId: string }
  | ReplyEvent

export type SubmitTurn = {
  debate_id: string
  message: string
  client_turn_id?: string
  /** How it sounded, when it was spoken. */
  speech?: TurnSpeech
}

const accepted = (debate: ArguedDebate, turn: Turn): TurnEvent => ({
  kind: 'accepted',
  debate,
  turn,
  clientTurnId: turn.client_turn_id ?? turn.turn_id,
})

const problemOf = ({ message, client_turn_id }: SubmitTurn): DomainError | null => {
  const fields = fieldProblems({ message: [messageProblem, message] })
  if (fields.length > 0) return new DomainError('FIELDS_INVALID', {}, { fields })
  return client_turn_id === undefined || CLIENT_TURN_ID.test(client_turn_id)
    ? null
    : invalidField('client_turn_id', 'FIELD_NOT_AN_ID', {
        field: 'client_turn_id',
        max: LIMITS.clientIdMax,
      })
}

const newTurnOf = (deps: Deps, { debate_id, message, client_turn_id, speech }: SubmitTurn) => ({
  debate_id: debate_id.toLowerCase(),
  text: message.trim(),
  client_turn_id: client_turn_id ?? deps.newId(),
  ...(speech && { speech }),
})

/** The turn submitted before under this client_turn_id, with its reply if it got one. CONFLICT. */
const findSubmitted = (turns: readonly TurnRow[], clientTurnId: string | undefined) => {
  const at =
    clientTurnId === undefined ? -1 : turns.findIndex(turn => turn.client_turn_id === clientTurnId)
  const [turn, next] = [turns[at], turns[at + 1]]
  if (!turn) return null
  if (next?.speaker === 'user') throw new DomainError('TURN_OVERTAKEN')
  return { turn: toTurn(turn), reply: next ? toTurn(next) : null }
}

/**
 * Stores the user's turn, then streams the opponent's reply and stores it when it is complete. The
 * caller reads all events, even when its client is gone. One turn at a time: CONFLICT while another
 * runs, after the end, and once the turn was taken back. The same client_turn_id returns the same
 * turn, or asks again for a reply that failed. VALIDATION, NOT_FOUND, RATE_LIMITED; UNAVAILABLE
 * when the model fails: the user's turn stays.
 */
export async function* submitTurn(
  deps: Deps,
  viewer: Viewer,
  input: SubmitTurn,
): AsyncGenerator<TurnEvent> {
  deps.budgets.spend(viewer, 'turn')
  if (problemOf(input)) return yield* submitWithCare(deps, viewer, input)
  const turn = newTurnOf(deps, input)
  const early = deps.earlyReplies.begin(turn.debate_id, turn.text)
  try {
    const placed = await placeTurn(deps, viewer, turn)
    if (placed) return yield* answerPlaced(deps, placed, early)
  } finally {
    early?.abort.abort()
  }
  yield* submitWithCare(deps, viewer, input)
}

/** The reply to a turn that has just been stored. */
async function* answerPlaced(
  deps: Deps,
  { turn, debate, turns, lease }: PlacedTurn,
  early: AskedReply | null,
): AsyncGenerator<TurnEvent> {
  let isWithdrawn = false
  const stopFollowing = deps.debateEvents.subscribe(change => {
    isWithdrawn ||= change.kind === 'turn_withdrawn' && change.turnId === turn.turn_id
  })
  try {
    yield accepted(debate, turn)
    // Elsewhere it may have been taken back unheard: then the reply finds its lease lost.
    if (isWithdrawn) throw new TurnWithdrawn()
    yield* streamReply(deps, debate, turns, lease, early)
  } finally {
    stopFollowing()
    await lease.giveUp()
  }
}

/** A turn that is not simply the next one: says what stands against it, or what came of it. */
async function* submitWithCare(
  deps: Deps,
  viewer: Viewer,
  input: SubmitTurn,
): AsyncGenerator<TurnEvent> {
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  const problem = problemOf(input)
  if (problem) throw problem
  if (input.client_turn_id !== undefined) {
    const earlier = findSubmitted(await findTurns(deps.db, debate.debate_id), input.client_turn_id)
    if (earlier?.reply) {
      yield accepted(debate, earlier.turn)
      yield { kind: 'complete', reply: earlier.reply }
      return
    }
  }
  if (debate.status !== 'in_progress') throw debateEnded()
  const lease = await takeTurnLease(deps, debate.debate_id)
  try {
    const turns = await findTurns(deps.db, debate.debate_id)
    const submitted = findSubmitted(turns, input.client_turn_id)
    if (submitted?.reply) {
      yield accepted(debate, submitted.turn)
      yield { kind: 'complete', reply: submitted.reply }
      return
    }
    if (!submitted) {
      const turn = await storeUserTurn(deps, lease, {
        position: (turns.at(-1)?.position ?? -1) + 1,
        ...newTurnOf(deps, input),
      })
      turns.push(turn)
      yield accepted(debate, toTurn(turn))
    } else yield accepted(debate, submitted.turn)
    yield* streamReply(deps, debate, turns, lease)
  } finally {
    await lease.giveUp()
  }
}
