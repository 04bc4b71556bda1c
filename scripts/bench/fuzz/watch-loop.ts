import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded before the server by `node --import`: tells the parent what stops its event loop.

const LOOKED_AT_MS = 5
const NS_PER_MS = 1e6
const US_PER_MS = 1_000
/** Shorter ones are not told one by one. */
const TOLD_MS = 50

const delays = monitorEventLoopDelay({ resolution: LOOKED_AT_MS })
const tell = (message: object) => process.send?.(message)
const computedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / US_PER_MS
}

let longest = 0
let before = computedMs()
let isWatching = false
/** What the thread computed between two looks: unlike a delay, it does not grow with others' work. */
setInterval(() => {
  const now = computedMs()
  const blocked = now - before
  before = now
  if (!isWatching) return
  longest = Math.max(longest, blocked)
  if (blocked > TOLD_MS) tell({ kind: 'block', ms: blocked, at: Date.now() })
}, LOOKED_AT_MS).unref()

process.on('uncaughtExceptionMonitor', (error, origin) =>
  tell({ kind: 'crash', what: `${origin}: ${error.stack ?? error.message}` }),
)
process.on('message', message => {
  if (message === 'watch') {
    isWatching = true
    delays.enable()
  } else tell({ kind: 'figures', computedMs: longest, waitedMs: delays.max / NS_PER_MS })
})
process.channel?.unref()
