import type { Turn } from '#schema/entities.ts'
import { type Clock, pause } from '../../lib/clock.ts'
import { type LoadedDebate, loadDebate } from '../../lib/load-debate.ts'

export type PollResult =
  | { kind: 'seen'; turns: Turn[] }
  | { kind: 'ended' }
  | { kind: 'unreachable' }
  /** Not wanted any more. */
  | { kind: 'dropped' }

/**
 * The turns that the server has, asked for again after each
 * of `pausesMs` until the last one is the opponent's.
 */
export const pollForReply = async (
  clock: Clock,
  debateId: string,
  pausesMs: readonly number[],
  isWanted: () => boolean,
): Promise<PollResult> => {
  for (let round = 0; ; round += 1) {
    let loaded: LoadedDebate
    try {
      loaded = await loadDebate(debateId)
    } catch {
      return { kind: isWanted() ? 'unreachable' : 'dropped' }
    }
    if (!isWanted()) return { kind: 'dropped' }
    if (loaded.debate.status !== 'in_progress') return { kind: 'ended' }
    const pauseMs = pausesMs[round]
    if (pauseMs === undefined || loaded.turns.at(-1)?.speaker === 'ai')
      return { kind: 'seen', turns: loaded.turns }
    await pause(clock, pauseMs)
  }
}
