import type { Turn } from '#schema/entities.ts'
import { type LoadedDebate, loadDebate } from '../../lib/load-debate.ts'

export type Look =
  | { kind: 'seen'; turns: Turn[] }
  | { kind: 'ended' }
  | { kind: 'unreachable' }
  /** Nobody wants to know any more. */
  | { kind: 'dropped' }

/**
 * Takes the server's word for what has been said, looking again after
 * each of `waits` (milliseconds) until the last turn is the opponent's.
 */
export const lookForReply = async (
  debateId: string,
  waits: readonly number[],
  isWanted: () => boolean,
): Promise<Look> => {
  for (let round = 0; ; round += 1) {
    let loaded: LoadedDebate
    try {
      loaded = await loadDebate(debateId)
    } catch {
      return { kind: isWanted() ? 'unreachable' : 'dropped' }
    }
    if (!isWanted()) return { kind: 'dropped' }
    if (loaded.debate.status !== 'in_progress') return { kind: 'ended' }
    const wait = waits[round]
    if (wait === undefined || loaded.turns.at(-1)?.speaker === 'ai')
      return { kind: 'seen', turns: loaded.turns }
    await new Promise(resolve => setTimeout(resolve, wait))
  }
}
