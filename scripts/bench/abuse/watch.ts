import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Served } from '../serve.ts'
import { computedMs, residentMb } from './computed.ts'

const LOOKED_AT_MS = 20
/** Others stay a moment after the attack, and a server may die of it then. Milliseconds. */
const MARGIN_MS = 500

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

/** What the benchmark is there to find: an attack that ended the server. */
export class ServerDied extends Error {
  constructor(how: string) {
    super(`the server died (${how})`)
  }
}

/** Others who use a server, who have begun when this answers. */
const sendOthers = async (served: { url: string; pid: number }) => {
  const { url, pid } = served
  const other = new Worker(new URL('./other.ts', import.meta.url), { workerData: { url, pid } })
  await once(other, 'message')
  return other
}

/** What `act` answers; ServerDied where that is why it broke, or what it did not notice. */
const survive = async <T>(ended: Promise<string>, act: () => Promise<T>): Promise<T> => {
  const died = ended.then(how => {
    throw new ServerDied(how)
  })
  const ifDied = () => Promise.race([died, wait(MARGIN_MS)])
  const acting = act()
    .catch(async error => {
      await ifDied()
      throw error
    })
    .then(async answer => {
      await ifDied()
      return answer
    })
  return Promise.race([died, acting])
}

/** Runs `act` while others use the server, and stays a moment. ServerDied */
export const watch = async <T>(
  { url, pid, ended }: Pick<Served, 'url' | 'pid' | 'ended'>,
  act: () => Promise<T>,
): Promise<Seen & { answer: T }> => {
  const other = await sendOthers({ url, pid })
  const before = residentMb(pid)
  const computedBefore = computedMs(pid)
  let most = before
  const look = () => {
    most = Math.max(most, residentMb(pid))
  }
  const timer = setInterval(look, LOOKED_AT_MS)
  try {
    const answer = await survive(ended, act)
    other.postMessage('end')
    const [seen] = (await once(other, 'message')) as [Omit<Seen, 'grownMb' | 'computedMs'>]
    return { ...seen, grownMb: most - before, computedMs: computedMs(pid) - computedBefore, answer }
  } finally {
    clearInterval(timer)
    await other.terminate()
  }
}
