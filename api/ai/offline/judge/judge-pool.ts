import type { JudgedDebate, Verdict } from '#api/ai/judge.ts'
import { createThreadPool } from '../thread-pool.ts'

export type JudgeTask = { debate: JudgedDebate }
export type JudgeAnswer = { verdict: Verdict }

/** Judges debates on threads of their own, so that no other request waits for a verdict. */
export type JudgePool = {
  /** Rejects with the signal's reason, or with an Error when the thread breaks down. */
  judge(debate: JudgedDebate, signal: AbortSignal): Promise<Verdict>
  /** Has a thread load its rules before a debate comes. */
  warm(): void
}

/** At most `size` threads that run `script`. */
export const createJudgePool = (script: URL, size: number): JudgePool => {
  const pool = createThreadPool<JudgeTask, JudgeAnswer>(script, size)
  return {
    warm: pool.warm,
    judge: async (debate, signal) => (await pool.run({ debate }, signal)).verdict,
  }
}
