import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'

const SERVER = join(import.meta.dirname, '../../../api/server.ts')
const START_MS = 120_000
const MOST_STARTS = 3

/** A server process that can be killed, paused and started again at the same address. */
export type ChaosServer = {
  url: string
  start(): Promise<void>
  /** kill -9: nothing is said, nothing is tidied up. */
  kill(): Promise<void>
  pause(): void
  resume(): void
  /** SIGTERM; milliseconds until it ended, and its exit code. */
  stop(): Promise<{ ms: number; code: number | null }>
  /** How often it ended without having been told to. */
  crashes(): number
  /** Without those of the embedded database, which opens a table when it first reads it. */
  openFiles(): number
  megabytes(): number
}

const DATABASE_FILE = /\/embedded\/db\//

/** What a process has open; nothing for what it closes at this moment. */
const openFilesOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap(fd => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  })

/** Only faults that stop a server are logged: those of the database are what this is about. */
export const createServer = async (env: NodeJS.ProcessEnv): Promise<ChaosServer> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let crashes = 0
  let starting = Promise.resolve()
  const end = async (signal: NodeJS.Signals) => {
    // A start that failed has told so already.
    await starting.catch(() => undefined)
    const ending = child
    child = null
    if (!ending) return null
    if (ending.exitCode !== null || ending.signalCode !== null) return ending.exitCode
    const ended = once(ending, 'exit')
    ending.kill(signal)
    const [code] = await ended
    return code as number | null
  }
  const start = async () => {
    const started = spawn(process.execPath, [SERVER], {
      env: {
        ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        ...{ PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    process.once('exit', () => started.kill('SIGKILL'))
    const ready = Promise.withResolvers<boolean>()
    const tooLate = setTimeout(() => ready.reject(new Error('a server does not start')), START_MS)
    let said = ''
    let isReady = false
    started.stdout.on('data', chunk => {
      said += chunk
      isReady ||= /ready at/.test(said)
      if (isReady) ready.resolve(true)
    })
    started.once('exit', () => {
      if (child === started && isReady) crashes += 1
      ready.resolve(false)
    })
    return await ready.promise.finally(() => clearTimeout(tooLate))
  }
  /** As a supervisor does: PostgreSQL may be away for longer than a start waits for it. */
  const startAgain = async () => {
    for (let tried = 0; tried < MOST_STARTS; tried += 1) if (await start()) return
    throw new Error('a server cannot be started')
  }
  return {
    url,
    start: () => {
      starting = startAgain()
      return starting
    },
    kill: async () => void (await end('SIGKILL')),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    stop: async () => {
      const startedAt = performance.now()
      const code = await end('SIGTERM')
      return { ms: performance.now() - startedAt, code }
    },
    crashes: () => crashes,
    openFiles: () =>
      child?.pid ? openFilesOf(child.pid).filter(file => !DATABASE_FILE.test(file)).length : 0,
    megabytes: () => {
      const status = `/proc/${child?.pid}/status`
      const kilobytes = existsSync(status) && /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))
      return kilobytes ? Math.round(Number(kilobytes[1]) / 1024) : 0
    },
  }
}
