import { availableParallelism } from 'node:os'
import type { Judge } from '#api/ai/judge.ts'
import type { Heads } from '../quality/heads.ts'
import { createJudgePool, type JudgePool } from './judge-pool.ts'

/** Where there are cores: one of them is left to whoever asks meanwhile. */
const MOST_THREADS = 2

const THREAD = new URL('./judge-worker.ts', import.meta.url)
let shared: JudgePool | null = null
/** One pool a process, however many judges are made: a thread holds the language data. */
const sharedPool = () => {
  const free = Math.max(1, availableParallelism() - 1)
  shared ??= createJudgePool(THREAD, Math.min(MOST_THREADS, free))
  return shared
}

/**
 * The built-in judge: rules decide the published tests from the user's words, and trained weights
 * move the scores towards how people rate such texts. The same debate is judged exactly alike. It
 * judges on a thread of its own, which loads the rules with the first debate. With `heads` of a
 * caller's own it judges at once, on the caller's thread.
 */
export const createOfflineJudge = (heads?: Heads): Judge => ({
  provider: 'offline',
  model: 'rules-4',
  promptVersion: 'rules-4',
  judge: async (debate, signal) => {
    signal.throwIfAborted()
    return heads
      ? (await import('./reach-verdict.ts')).reachVerdict(debate, heads)
      : sharedPool().judge(debate, signal)
  },
  ...(!heads && { prepare: () => sharedPool().warm() }),
})
