import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { type SubmitSpokenTurn, submitSpokenTurn } from '#api/domain/voice/submit-spoken-turn.ts'
import type { Turn } from '#schema/entities.ts'
import type { DebateNode } from '#schema/nodes.ts'
import { toArguedDebate } from './debate-entity.ts'

export type FinishedTurn = { debate: DebateNode; turn: Turn; reply: Turn }

/** A turn, written or recorded, for APIs that answer once: waits for the whole reply. */
export const finishTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: SubmitSpokenTurn,
): Promise<FinishedTurn> => {
  let placed: Pick<FinishedTurn, 'debate' | 'turn'> | null = null
  let reply: Turn | null = null
  for await (const event of submitSpokenTurn(deps, viewer, input)) {
    if (event.kind === 'accepted')
      placed = { debate: toArguedDebate(event.debate), turn: event.turn }
    if (event.kind === 'complete') reply = event.reply
  }
  if (!placed || !reply) throw new Error('a turn ended without its reply')
  return { ...placed, reply }
}
