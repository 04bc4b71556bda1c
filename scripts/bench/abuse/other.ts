import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { mainThreadMs } from './computed.ts'

/** How often somebody else asks. Milliseconds. */
const EVERY_MS = 25
/** Others come from so many addresses that no limit is theirs. */
const ADDRESSES = 50

const { url, pid } = workerData as { url: string; pid: number }
let nth = 0
let longest = 0
let longestComputed = 0
let failed = 0
const waiting = new Map<number, number>()

/** One visitor's look at the topics, which reads the database. */
const look = () => {
  nth += 1
  const id = nth
  const startedAt = performance.now()
  const computedBefore = mainThreadMs(pid)
  waiting.set(id, startedAt)
  const end = (isFailed: boolean) => {
    if (!waiting.delete(id)) return
    longest = Math.max(longest, performance.now() - startedAt)
    longestComputed = Math.max(longestComputed, mainThreadMs(pid) - computedBefore)
    if (isFailed) failed += 1
    // The attack begins when the first has been answered.
    if (id === 1) parentPort?.postMessage('begun')
  }
  const asked = request(
    `${url}/api/topics?limit=5`,
    { headers: { 'x-forwarded-for': `192.0.2.${id % ADDRESSES}` }, agent: false },
    answer => {
      answer.resume()
      answer.once('end', () => end(answer.statusCode !== 200))
    },
  )
  asked.once('error', () => end(true))
  asked.end()
}

const timer = setInterval(look, EVERY_MS)
parentPort?.on('message', () => {
  clearInterval(timer)
  for (const startedAt of waiting.values())
    longest = Math.max(longest, performance.now() - startedAt)
  parentPort?.postMessage({ longest, longestComputed, failed, asked: nth })
})
