import type { Opponent } from '#api/ai/opponent.ts'
import { inChunks } from './in-chunks.ts'
import { sureFlaws } from './sure-flaws.ts'

/** A pause in which words appear at about the pace of a speaker. */
const CHUNK_DELAY_MS = 15

/**
 * The built-in opponent: no network, no key, no state. What it says follows from the debate so far
 * alone, so any server can take the next turn. `chunkDelayMs` is the pause between two pieces of a
 * streamed reply. What plans a speech is loaded with the first debate, so that a start does not
 * wait for it.
 */
export const createOfflineOpponent = (options: { chunkDelayMs?: number } = {}): Opponent => {
  const delayMs = options.chunkDelayMs ?? CHUNK_DELAY_MS
  return {
    provider: 'offline',
    model: 'offline-1',
    open: async (debate, signal) => {
      signal.throwIfAborted()
      const { planOpening } = await import('./plan-opening.ts')
      return planOpening(debate)
    },
    flawsIn: sureFlaws,
    reply: async function* (debate, signal) {
      signal.throwIfAborted()
      const { planReply } = await import('./plan-reply.ts')
      yield* inChunks(planReply(debate), delayMs, signal)
    },
  }
}
