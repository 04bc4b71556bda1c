import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig, readEnvironmentFile } from '#api/config.ts'
import { claimPort } from '#api/start/claim-port.ts'
import { sayFault } from '#api/start/operator-faults.ts'
import { freePort } from './free-port.ts'
import { serveWeb } from './serve-web.ts'

const ROOT = join(import.meta.dirname, '..')
const POLL_MS = 200

/** An address that a browser can open, also where the host means every network card. */
const addressOf = (host: string, port: number): string => {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** The server reports its start in lines of its JSON log, because it has no terminal of its own. */
const readAnnouncement = (line: string): string => {
  if (!line.startsWith('{')) return line
  try {
    const { level: _, time: __, msg, ...details } = JSON.parse(line) as Record<string, unknown>
    return typeof msg === 'string' && Object.keys(details).length === 0 ? msg : line
  } catch {
    return line
  }
}

/** The API on a port of its own; it starts again whenever a file that it loaded changes. */
const startApi = (port: number, tell: (line: string) => void) => {
  // Folders, not imports alone: motions and language data are read, not imported.
  const watched = ['api', 'db', 'schema'].map(folder => `--watch-path=${folder}`)
  const args = ['--watch', ...watched, '--watch-preserve-output', 'api/server.ts']
  const logs = process.stdout.isTTY && { LOG_LEVEL: 'warn', LOG_PRETTY: 'on' }
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...logs, ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => tell(readAnnouncement(line)))
  return child
}

const isReady = async (api: string): Promise<boolean> => {
  try {
    return (await fetch(`${api}/readyz`)).ok
  } catch {
    return false
  }
}

const run = async () => {
  readEnvironmentFile(ROOT)
  const { host, port: wanted } = readConfig(process.env)
  const { port, release } = await claimPort(host, wanted)
  await release()
  const apiPort = await freePort()
  const api = `http://127.0.0.1:${apiPort}`
  const address = addressOf(host, port)
  const web = await serveWeb({ host, port }, api)
  // Only one address is to be opened, so the API's own is never printed.
  const child = startApi(apiPort, line => console.log(`api | ${line.replaceAll(api, address)}`))

  let isStopping = false
  const stop = (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    process.exitCode = exitCode
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    void web.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  child.once('exit', code => stop(code ?? 1))

  while (!isStopping && !(await isReady(api))) await wait(POLL_MS)
  // What the API says at its start comes before the last line.
  await wait(POLL_MS)
  if (!isStopping) console.log(`\nOpen ${address} (changes show at once, Ctrl-C stops)`)
}

try {
  await run()
} catch (error) {
  console.error(sayFault(error).replace('npm start', 'npm run dev'))
  process.exitCode = 1
}
