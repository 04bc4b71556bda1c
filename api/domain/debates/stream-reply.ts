import type { Deps } from '#api/domain/deps.ts'
import { DomainError, modelFailure } from '#api/domain/domain-error.ts'
import type { ArguedDebate, TurnSoFar } from '#db/queries/live-turns.ts'
import { findUserTurn } from '#db/queries/turns.ts'
import type { Turn } from '#schema/entities.ts'
import { JUDGEABLE } from '#schema/judgeable.ts'
import { cutOff } from './cut-off.ts'
import { toTurn } from './debate-entity.ts'
import { toDebateSoFar } from './debate-so-far.ts'
import { type AskedReply, replyTo } from './early-replies.ts'
import { ReplyStopped, TurnWithdrawn } from './live-replies.ts'
import { noteOpponentFailure } from './note-opponent-failure.ts'
import { storeReply } from './store-turns.ts'
import type { TurnLease } from './turn-lease.ts'

export type ReplyEvent =
  | { kind: 'chunk'; text: string; fullText: string }
  | { kind: 'complete'; reply: Turn }

/** Why a reply came to nothing. */
const failureOf = async (
  deps: Deps,
  turn: { debate_id: string; turn_id: string },
  error: unknown,
): Promise<unknown> => {
  const isLost = error instanceof DomainError && error.said.code === 'DEBATE_ENDED'
  if (!isLost) return modelFailure(error)
  // The turn may have been taken back before this server heard of it.
  const stored = await findUserTurn(deps.db, turn.debate_id, turn.turn_id)
  return stored?.withdrawn_at ? new TurnWithdrawn() : error
}

const isJudgeable = (turns: readonly TurnSoFar[]) =>
  turns.filter(({ speaker }) => speaker === 'user').length >= JUDGEABLE.turns

/**
 * Streams the opponent's reply to the last of `turns` and stores it once it
 * is whole, or as far as it came when the user stops it. A reply stopped
 * before its first word is none: CONFLICT, and it can be asked for again. CONFLICT too when the
 * user takes the turn back meanwhile. `early` is a reply that may have been begun already.
 */
export async function* streamReply(
  deps: Deps,
  debate: ArguedDebate,
  turns: readonly TurnSoFar[],
  lease: TurnLease,
  early: AskedReply | null = null,
): AsyncGenerator<ReplyEvent> {
  const last = turns.at(-1)
  if (!last) throw new Error(`debate ${debate.debate_id} has no turn to reply to`)
  const asked = replyTo(deps.opponent, toDebateSoFar(debate, turns), early)
  const { abort, pieces } = asked
  const stopKeeping = lease.keep(abort)
  deps.liveReplies.begin(debate.debate_id, abort)
  const stopFollowing = deps.debateEvents.subscribe(change => {
    if (change.kind === 'turn_withdrawn' && change.turnId === last.turn_id)
      abort.abort(new TurnWithdrawn())
  })
  let fullText = ''
  const speak = async function* (): AsyncGenerator<ReplyEvent> {
    for await (const text of pieces) {
      abort.signal.throwIfAborted()
      fullText += text
      deps.liveReplies.append(debate.debate_id, text)
      yield { kind: 'chunk', text, fullText }
    }
    abort.signal.throwIfAborted()
  }
  try {
    try {
      yield* speak()
    } catch (error) {
      if (!(abort.signal.reason instanceof ReplyStopped)) throw error
      fullText = cutOff(fullText)
      if (fullText === '') throw abort.signal.reason
    }
    const reply = await storeReply(deps, lease, {
      debate_id: debate.debate_id,
      position: last.position + 1,
      text: fullText,
    })
    const told = asked.debate.turns
    deps.earlyReplies.expect({
      ...asked.debate,
      turns: [...told, { speaker: 'ai', text: reply.message_text }],
    })
    // From now on the debate may be ended, and its verdict is waited for.
    if (isJudgeable(turns)) deps.judge.prepare?.()
    yield { kind: 'complete', reply: toTurn(reply) }
  } catch (error) {
    const { reason } = abort.signal
    const turn = { debate_id: debate.debate_id, turn_id: last.turn_id }
    const failure = await failureOf(deps, turn, reason instanceof TurnWithdrawn ? reason : error)
    await noteOpponentFailure(deps, debate.debate_id, failure)
    throw failure
  } finally {
    stopKeeping()
    stopFollowing()
    deps.liveReplies.finish(debate.debate_id, abort)
  }
}
