import type { Deps } from '#api/domain/deps.ts'
import { modelFailure } from '#api/domain/domain-error.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import type { TurnRow } from '#db/tables.ts'
import { cutOff } from './cut-off.ts'
import { toDebateSoFar } from './debate-so-far.ts'
import { ReplyStopped } from './live-replies.ts'
import { storeReply } from './store-turns.ts'
import type { TurnLease } from './turn-lease.ts'

export type ReplyEvent =
  | { kind: 'chunk'; text: string; fullText: string }
  | { kind: 'complete'; text: string; turnId: string }

/**
 * Streams the opponent's reply to the last of `turns` and stores it once it
 * is whole, or as far as it came when the user stops it. A reply stopped
 * before its first word is none: CONFLICT, and it can be asked for again.
 */
export async function* streamReply(
  deps: Deps,
  debate: DebateWithTopic,
  turns: readonly TurnRow[],
  lease: TurnLease,
): AsyncGenerator<ReplyEvent> {
  const abort = new AbortController()
  const stopKeeping = lease.keep(abort)
  deps.liveReplies.begin(debate.debate_id, abort)
  let fullText = ''
  const speak = async function* (): AsyncGenerator<ReplyEvent> {
    for await (const text of deps.opponent.reply(toDebateSoFar(debate, turns), abort.signal)) {
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
      position: turns.length,
      text: fullText,
    })
    yield { kind: 'complete', text: fullText, turnId: reply.turn_id }
  } catch (error) {
    throw modelFailure(error)
  } finally {
    stopKeeping()
    deps.liveReplies.finish(debate.debate_id)
  }
}
