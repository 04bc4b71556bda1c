import type { Deps } from '#api/domain/deps.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { insertTurn } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { toDebateSoFar } from './debate-so-far.ts'
import { modelFailure } from './model-failure.ts'
import type { TurnLease } from './turn-lease.ts'

export type ReplyEvent =
  | { kind: 'chunk'; text: string; fullText: string }
  | { kind: 'complete'; text: string; turnId: string }

/** Streams the opponent's reply to the last of `turns` and stores it once it is whole. */
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
  try {
    for await (const text of deps.opponent.reply(toDebateSoFar(debate, turns), abort.signal)) {
      abort.signal.throwIfAborted()
      fullText += text
      deps.liveReplies.append(debate.debate_id, text)
      yield { kind: 'chunk', text, fullText }
    }
    abort.signal.throwIfAborted()
    const reply = await deps.db.transaction().execute(async tx => {
      await lease.settle(tx)
      return insertTurn(tx, {
        turn_id: deps.newId(),
        debate_id: debate.debate_id,
        position: turns.length,
        speaker: 'ai',
        message_text: fullText,
        client_turn_id: null,
        timestamp: deps.now(),
      })
    })
    yield { kind: 'complete', text: fullText, turnId: reply.turn_id }
  } catch (error) {
    throw modelFailure(error)
  } finally {
    stopKeeping()
    deps.liveReplies.finish(debate.debate_id)
  }
}
