import type { Opponent } from '#api/ai/opponent.ts'
import { findFlaws } from './find-flaws.ts'
import { inChunks } from './in-chunks.ts'
import { planOpening } from './plan-opening.ts'
import { planReply } from './plan-reply.ts'

/**
 * The built-in opponent: no network, no key, no state. What it says follows from the debate so far
 * alone, so any server can take the next turn. `chunkDelayMs` is the pause between two pieces of a
 * streamed reply.
 */
export const createOfflineOpponent = (options: { chunkDelayMs?: number } = {}): Opponent => {
  const delayMs = options.chunkDelayMs ?? 15
  return {
    provider: 'offline',
    model: 'offline-1',
    open: async (debate, signal) => {
      signal.throwIfAborted()
      return planOpening(debate)
    },
    flawsIn: findFlaws,
    reply: async function* (debate, signal) {
      signal.throwIfAborted()
      yield* inChunks(planReply(debate), delayMs, signal)
    },
  }
}
