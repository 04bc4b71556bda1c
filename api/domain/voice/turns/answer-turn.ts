import { submitTurn } from '#api/domain/debates/submit-turn.ts'
import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { SecondLook } from '#api/domain/voice/second-look.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'
import type { ProcessingStatus, RealtimeServerEvents } from '#schema/voice/socket-events.ts'
import type { TurnReply } from './reply.ts'

export type StoredTurn = { turnId: string; clientTurnId: string }

/** A turn of the user's on its way; its words may still have to be made out. */
export type TurnUnderWay = {
  itemId: string
  clientTurnId: string
  speech: TurnSpeech
  words(): Promise<string>
  onStored(turn: StoredTurn): void
  /** Before it was stored; true when whoever spoke hears of it by this. */
  onRefused(error: unknown): boolean
  /** It will not be stored. */
  drop(): void
}

type Parts = {
  deps: Deps
  viewer: Viewer
  debateId: string
  tell<Name extends keyof RealtimeServerEvents>(
    name: Name,
    payload: Parameters<RealtimeServerEvents[Name]>[0],
  ): void
  secondLook: SecondLook
}

/** Submits what was said as a written turn is submitted, and has the reply told and spoken. */
export const answerTurn = async (
  { deps, viewer, debateId, tell, secondLook }: Parts,
  { itemId, clientTurnId, speech, onStored }: TurnUnderWay,
  reply: TurnReply,
  text: string,
): Promise<ProcessingStatus> => {
  const input = { debate_id: debateId, message: text, client_turn_id: clientTurnId, speech }
  for await (const event of submitTurn(deps, viewer, input)) {
    if (event.kind === 'chunk') reply.hear(event.fullText)
    else if (event.kind === 'complete')
      reply.complete(event.reply.message_text, event.reply.turn_id)
    else {
      const turnId = event.turn.turn_id
      tell('transcription-complete', { text, role: 'user', itemId, turnId })
      onStored({ turnId, clientTurnId: event.clientTurnId })
      secondLook.look({ itemId, text, timing: speech.timing })
      // Nobody waits for an answer any more.
      if (reply.isCut) return 'cancelled'
    }
  }
  const isSpoken = await reply.finish()
  if (reply.isCut) return 'cancelled'
  return isSpoken ? 'completed' : 'incomplete'
}
