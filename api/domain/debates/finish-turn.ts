import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { type SubmitSpokenTurn, submitSpokenTurn } from '#api/domain/voice/submit-spoken-turn.ts'
import type { Turn } from '#schema/entities.ts'

export type FinishedTurn = { turn: Turn; reply: Turn }

/** A turn, written or recorded, for APIs that answer once: waits for the whole reply. */
export const finishTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: SubmitSpokenTurn,
): Promise<FinishedTurn> => {
  let turn: Turn | null = null
  let reply: Turn | null = null
  for await (const event of submitSpokenTurn(deps, viewer, input)) {
    if (event.kind === 'accepted') turn = event.turn
    if (event.kind === 'complete') reply = event.reply
  }
  if (!turn || !reply) throw new Error('a turn ended without its reply')
  return { turn, reply }
}
