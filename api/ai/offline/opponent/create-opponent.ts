import type { Opponent } from '#api/ai/opponent.ts'
import { inChunks } from './in-chunks.ts'
import { flawsOf, openingOf, replyTo } from './speech-threads.ts'

/** A pause in which words appear at about the pace of a speaker. */
const CHUNK_DELAY_MS = 15

/**
 * The built-in opponent: no network, no key, no state. What it says follows from the debate so far
 * alone, so any server can take the next turn. `chunkDelayMs` is the pause between two pieces of a
 * streamed reply. Speeches are planned and flaws looked for on a thread, which loads with the first
 * debate, so that neither a start nor anybody else's request waits for them.
 */
export const createOfflineOpponent = (options: { chunkDelayMs?: number } = {}): Opponent => {
  const delayMs = options.chunkDelayMs ?? CHUNK_DELAY_MS
  return {
    provider: 'offline',
    model: 'offline-1',
    isLocal: true,
    open: openingOf,
    flawsIn: (turns, language, signal) => flawsOf({ turns, language }, signal),
    reply: async function* (debate, signal) {
      yield* inChunks(await replyTo(debate, signal), delayMs, signal)
    },
  }
}
