import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../server.ts')

export type RunningServer = {
  child: ChildProcess
  url: string
  output(): string
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>
}

/** Starts the whole server as a process of its own, and waits until it says that it is ready. */
export const runServer = async (env: NodeJS.ProcessEnv): Promise<RunningServer> => {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      AI_PROVIDER: 'offline',
      ...env,
    },
  })
  let output = ''
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))
  const ready = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
      const address = /ready at ([^\s"]+)/.exec(output)?.[1]
      if (address !== undefined) ready.resolve(address)
    })
  child.once('exit', () => ready.reject(new Error(`the server ended:\n${output}`)))
  return { child, url: await ready.promise, output: () => output, exited }
}
