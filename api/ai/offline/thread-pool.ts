import { Worker } from 'node:worker_threads'

type Job<Task, Answer> = {
  task: Task
  signal: AbortSignal
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/** A thread needs none of the flags that the process was started with. */
const PLAIN = { execArgv: [] }

/** Threads that do what would keep every other request waiting. */
export type ThreadPool<Task, Answer> = {
  /** Rejects with the signal's reason, or with an Error when the thread breaks down. */
  run(task: Task, signal: AbortSignal): Promise<Answer>
  /** Starts a thread for a task that is to come, where there is none. */
  warm(): void
}

/**
 * A pool of at most `size` threads that run `script`, which answers each task with one message. A
 * thread starts with the first task that needs it and keeps no process alive while it waits; one
 * that is aborted or breaks down is replaced by the next task.
 */
export const createThreadPool = <Task, Answer>(
  script: URL,
  size: number,
): ThreadPool<Task, Answer> => {
  const waiting: Job<Task, Answer>[] = []
  const idle: Worker[] = []
  let running = 0

  const takeNext = () => {
    if (waiting.length === 0 || running >= size) return
    const job = waiting.shift()
    if (job) run(job, idle.pop() ?? new Worker(script, PLAIN))
  }

  const run = (job: Job<Task, Answer>, worker: Worker) => {
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
    const answer = (answered: Answer) => finish(() => job.resolve(answered), true)
    const fail = (error: unknown) => finish(() => job.reject(error), false)
    const end = (code: number) =>
      finish(() => job.reject(new Error(`the thread ended with ${code}`)), false)
    signal.addEventListener('abort', stop, { once: true })
    worker.on('message', answer).on('error', fail).on('exit', end)
    worker.postMessage(job.task)
  }

  const warm = () => {
    if (running > 0 || idle.length > 0) return
    const worker = new Worker(script, PLAIN)
    worker.unref()
    // One that cannot start is as good as none: the task that comes starts another, and hears why.
    const leave = () => {
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    }
    worker.once('error', leave).once('exit', leave)
    idle.push(worker)
  }

  return {
    warm,
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason)
          return
        }
        const job = { task, signal, resolve, reject }
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
