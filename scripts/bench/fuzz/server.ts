import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const START_MS = 60_000
const STOP_MS = 30_000
const ERROR_LEVEL = 50
const LONGEST_LINE = 2_000

export const ADMIN = { email: 'fuzz@example.org', password: 'secret-1' } as const

/** A time in which the loop did nothing else. `ms` is computing, `at` when it was over. */
type Block = { ms: number; at: number }
/** The longest block: as computed, and as waited for, which grows with what else the machine does. */
export type LoopFigures = { computedMs: number; waitedMs: number }

type WatcherMessage =
  | ({ kind: 'block' } & Block)
  | { kind: 'crash'; what: string }
  | ({ kind: 'figures' } & LoopFigures)

export type WatchedServer = {
  url: string
  faults: string[]
  blocks: Block[]
  /** From now on blocks count. */
  watch(): void
  figures(): Promise<LoopFigures>
  stop(): Promise<void>
}

/** What the server logs as an error nobody expected. */
const isFault = (line: string): boolean => {
  try {
    return (JSON.parse(line) as { level?: number }).level === undefined
      ? false
      : Number((JSON.parse(line) as { level: number }).level) >= ERROR_LEVEL
  } catch {
    return false
  }
}

/** The server as a process of its own, on a fresh embedded database, whose event loop is watched. */
export const startWatched = async (rateLimits: 'on' | 'off'): Promise<WatchedServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'debater-fuzz-'))
  const faults: string[] = []
  const blocks: Block[] = []
  const ready = Promise.withResolvers<string>()
  let figured = Promise.withResolvers<LoopFigures>()
  let isStopping = false
  const watcher = join(import.meta.dirname, 'watch-loop.ts')
  const child = spawn(process.execPath, ['--import', watcher, join(ROOT, 'api/server.ts')], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' },
      ...{ RATE_LIMITS: rateLimits, TRUST_PROXY: 'on', AI_PROVIDER: 'offline', LOG_PRETTY: 'off' },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  let left = ''
  child.stdout?.on('data', (piece: Buffer) => {
    const lines = (left + piece).split('\n')
    left = lines.pop() ?? ''
    for (const line of lines) {
      const url = /ready at ([^\s"]+)/.exec(line)?.[1]
      if (url) ready.resolve(url)
      if (isFault(line)) faults.push(`logged ${line.slice(0, LONGEST_LINE)}`)
    }
  })
  child.stderr?.on('data', piece => faults.push(`said ${String(piece).slice(0, LONGEST_LINE)}`))
  child.on('message', message => {
    const told = message as WatcherMessage
    if (told.kind === 'block') blocks.push(told)
    else if (told.kind === 'crash') faults.push(`crashed: ${told.what}`)
    else figured.resolve(told)
  })
  child.once('exit', (code, signal) => {
    if (!isStopping) faults.push(`the server ended with ${code ?? signal}`)
    const gone = new Error(`the server has ended: ${faults.join('\n')}`)
    ready.reject(gone)
    figured.reject(gone)
  })
  const tooLate = setTimeout(() => ready.reject(new Error('the server does not start')), START_MS)
  const url = await ready.promise.finally(() => clearTimeout(tooLate))
  return {
    url,
    faults,
    blocks,
    watch: () => void child.send('watch'),
    figures: () => {
      figured = Promise.withResolvers<LoopFigures>()
      child.send('figures')
      return figured.promise
    },
    stop: async () => {
      isStopping = true
      const isOver = child.exitCode !== null || child.signalCode !== null
      const gone = isOver ? Promise.resolve() : once(child, 'exit')
      const hung = setTimeout(() => {
        faults.push(`the server does not stop within ${STOP_MS} ms`)
        end()
      }, STOP_MS)
      child.kill('SIGTERM')
      await gone
      clearTimeout(hung)
      process.removeListener('exit', end)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
