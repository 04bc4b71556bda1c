import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { computedMs } from './computed.ts'

const LOOKED_AT_MS = 20
/** Others begin before the attack and stay a moment after it. Milliseconds. */
const MARGIN_MS = 500
const KB_PER_MB = 1024

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / KB_PER_MB

/**
 * `longest`: an other's longest wait in ms; `longestComputed`: the most that the server's main
 * thread computed meanwhile, which a busy machine does not change much; `failed`: their requests
 * that were not answered.
 */
export type Seen = {
  longest: number
  longestComputed: number
  failed: number
  asked: number
  grownMb: number
  computedMs: number
}

/** Runs `act` while others use the server at `url`, whose process is `pid`. */
export const watch = async <T>(
  { url, pid }: { url: string; pid: number },
  act: () => Promise<T>,
): Promise<Seen & { answer: T }> => {
  const other = new Worker(new URL('./other.ts', import.meta.url), { workerData: { url, pid } })
  await wait(MARGIN_MS)
  const before = residentMb(pid)
  const computedBefore = computedMs(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, LOOKED_AT_MS)
  try {
    const answer = await act()
    await wait(MARGIN_MS)
    other.postMessage('end')
    const [seen] = (await once(other, 'message')) as [Omit<Seen, 'grownMb' | 'computedMs'>]
    return { ...seen, grownMb: most - before, computedMs: computedMs(pid) - computedBefore, answer }
  } finally {
    clearInterval(timer)
    await other.terminate()
  }
}
