import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_FLAGS } from '../setup/commands.mjs'

const ROOT = join(import.meta.dirname, '../..')

export type Served = {
  url: string
  pid: number
  /** By which signal it ended, or with which code. */
  ended: Promise<string>
  stop(): Promise<void>
}

const endOf = (child: ChildProcess) =>
  new Promise<string>(resolve =>
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`)),
  )

/** Runs a program of this project as the server is run and waits for its line "ready at URL". */
export const serve = async (file: string, env: NodeJS.ProcessEnv): Promise<Served> => {
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, file)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = endOf(child)
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
      const found = /ready at ([^\s"]+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    void ended.then(how => reject(new Error(`${file} ended with ${how} before it was ready`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The whole server on a fresh embedded database, without rate limits. */
export const serveProduct = async (): Promise<Served> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'debater-bench-'))
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    AI_PROVIDER: 'offline',
    LOG_LEVEL: 'warn',
  }
  const served = await serve('api/server.ts', env)
  return {
    ...served,
    stop: async () => {
      await served.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The whole server on a database that the environment names. */
export const serveOn = (env: NodeJS.ProcessEnv): Promise<Served> =>
  serve('api/server.ts', {
    PORT: '0',
    RATE_LIMITS: 'off',
    AI_PROVIDER: 'offline',
    LOG_LEVEL: 'warn',
    ...env,
  })

/** A bare Fastify route that answers `body` as an object, and nothing else. */
export const serveBare = (body: string): Promise<Served> =>
  serve('scripts/bench/bare-route.ts', { BODY: body })

/** A bare page with home's words and nothing else. */
export const serveBarePage = (): Promise<Served> => serve('scripts/bench/bare-page.ts', {})
