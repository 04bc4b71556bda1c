import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findLastTurn } from '#db/queries/turns.ts'
import { requireReadableDebate } from './require-debate.ts'

export type JoinedDebate = {
  debate_id: string
  /** What this server has streamed of the reply that is under way, or null when none is. */
  liveText: string | null
  /** The last turn when it is a reply, for a client that lost its connection while it was given. */
  latestReply: { text: string; turnId: string } | null
}

/** The state of a live debate for a client that joins it, perhaps again. NOT_FOUND. */
export const joinDebate = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<JoinedDebate> => {
  const { debate_id } = await requireReadableDebate(deps, viewer, input.debate_id)
  const last = await findLastTurn(deps.db, debate_id)
  const liveText = deps.liveReplies.textOf(debate_id)
  const isReply = last?.speaker === 'ai' && last.position > 0
  return {
    debate_id,
    liveText,
    latestReply:
      liveText === null && isReply ? { text: last.message_text, turnId: last.turn_id } : null,
  }
}
