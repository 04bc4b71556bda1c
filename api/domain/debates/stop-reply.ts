import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { StopReplyAnswer } from '#schema/rest/debates.ts'
import { ReplyStopped } from './live-replies.ts'
import { requireOwnDebate } from './require-debate.ts'

/**
 * Stops the reply that is being given in the viewer's own debate: what was said so far becomes the
 * whole reply. `stopped` is false when no reply was being given. NOT_FOUND.
 */
export const stopReply = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<StopReplyAnswer> => {
  const { debate_id } = await requireOwnDebate(deps, viewer, input.debate_id)
  return { debate_id, stopped: deps.liveReplies.abort(debate_id, new ReplyStopped()) }
}
