import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

const LOOKED_AT_MS = 20
/** Others begin before the attack and stay a moment after it. Milliseconds. */
const MARGIN_MS = 500
const KB_PER_MB = 1024

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / KB_PER_MB

/** Clock ticks a second in /proc (proc(5)): the same on every Linux that this runs on. */
const TICKS = 100
const MS_PER_SECOND = 1_000

/** What a process has computed, in milliseconds: it does not depend on what else the machine does. */
const computedMs = (pid: number): number => {
  // The name in brackets may hold spaces; utime and stime are the 12th and 13th field after it.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return ((user + system) / TICKS) * MS_PER_SECOND
}

/** `longest`: an other's longest wait in ms; `failed`: their requests that were not answered. */
export type Seen = {
  longest: number
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
  const other = new Worker(new URL('./other.ts', import.meta.url), { workerData: { url } })
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
