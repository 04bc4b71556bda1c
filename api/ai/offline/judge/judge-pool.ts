import { Worker } from 'node:worker_threads'
import type { JudgedDebate, Verdict } from '#api/ai/judge.ts'

export type JudgeTask = { debate: JudgedDebate }
export type JudgeAnswer = { verdict: Verdict }

type Job = JudgeTask & {
  signal: AbortSignal
  resolve(verdict: Verdict): void
  reject(reason: unknown): void
}

/** A thread needs none of the flags that the process was started with. */
const PLAIN = { execArgv: [] }

/** Judges debates on threads of their own, so that no other request waits for a verdict. */
export type JudgePool = {
  /** Rejects with the signal's reason, or with an Error when the thread breaks down. */
  judge(debate: JudgedDebate, signal: AbortSignal): Promise<Verdict>
}

/**
 * A pool of at most `size` threads that run `script`. A thread starts with the first debate that
 * needs it and keeps no process alive while it waits; one that is aborted or breaks down is
 * replaced by the next debate.
 */
export const createJudgePool = (script: URL, size: number): JudgePool => {
  const waiting: Job[] = []
  const idle: Worker[] = []
  let running = 0

  const takeNext = () => {
    if (waiting.length === 0 || running >= size) return
    const job = waiting.shift()
    if (job) run(job, idle.pop() ?? new Worker(script, PLAIN))
  }

  const run = (job: Job, worker: Worker) => {
    const { signal } = job
    running += 1
    worker.ref()
    const finish = (settle: () => void, isFit: boolean) => {
      signal.removeEventListener('abort', stop)
      worker.off('message', answer).off('error', fail).off('exit', end)
      running -= 1
      if (isFit) {
        worker.unref()
        idle.push(worker)
      } else {
        // A thread that is being ended may still fail: nobody waits for it any more.
        worker.on('error', () => undefined)
        void worker.terminate()
      }
      settle()
      takeNext()
    }
    const stop = () => finish(() => job.reject(signal.reason), false)
    const answer = ({ verdict }: JudgeAnswer) => finish(() => job.resolve(verdict), true)
    const fail = (error: unknown) => finish(() => job.reject(error), false)
    const end = (code: number) =>
      finish(() => job.reject(new Error(`the judge's thread ended with ${code}`)), false)
    signal.addEventListener('abort', stop, { once: true })
    worker.on('message', answer).on('error', fail).on('exit', end)
    const task: JudgeTask = { debate: job.debate }
    worker.postMessage(task)
  }

  return {
    judge: (debate, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason)
          return
        }
        const job: Job = { debate, signal, resolve, reject }
        waiting.push(job)
        signal.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(job)
            if (at === -1) return
            waiting.splice(at, 1)
            reject(signal.reason)
          },
          { once: true },
        )
        takeNext()
      }),
  }
}
