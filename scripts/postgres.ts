import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const OLDEST = 15
const START_MS = 60_000
const INSTALLATIONS = '/usr/lib/postgresql'

/** Speed over safety: the cluster lives as long as the tests. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
}

export type TestPostgres = {
  url: string
  version: number
  /** Stops it and starts it again: open connections are cut. */
  restart(): Promise<void>
  /** Stops all its processes where they are: it accepts connections and says nothing. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

type ClusterOwner = { uid: number; gid: number } | null

/** The programs of the newest PostgreSQL that is new enough, or null. */
export const findBinaries = (
  installations = INSTALLATIONS,
): { bin: string; version: number } | null => {
  if (!existsSync(installations)) return null
  const versions = readdirSync(installations)
    .map(Number)
    .filter(
      version =>
        version >= OLDEST && existsSync(join(installations, String(version), 'bin/initdb')),
    )
    .sort((a, b) => b - a)
  const [version] = versions
  return version === undefined
    ? null
    : { bin: join(installations, String(version), 'bin'), version }
}

/** PostgreSQL refuses to run as root: then the system's postgres user owns the cluster. */
const findOwner = (): ClusterOwner => {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch (cause) {
    throw new Error(
      'PostgreSQL cannot run as root, and there is no postgres user to run it. ' +
        'Run the tests as another user.',
      { cause },
    )
  }
}

const makeCluster = (bin: string, dir: string, owner: ClusterOwner, password: string): void => {
  const passwordFile = join(dir, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) for (const path of [dir, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const args = [
    '-D',
    join(dir, 'data'),
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
  ]
  const { status, stderr, error } = spawnSync(
    join(bin, 'initdb'),
    [...args, '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      cwd: dir,
      encoding: 'utf8',
      ...owner,
    },
  )
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

const waitUntilReady = async (
  bin: string,
  port: number,
  server: ChildProcess,
  logFile: string,
): Promise<void> => {
  const giveUpAt = Date.now() + START_MS
  while (
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0
  ) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > giveUpAt)
      throw new Error(
        `PostgreSQL did not start:\n${existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''}`,
      )
    await wait(100)
  }
}

/** PostgreSQL has a process for each connection (Linux alone tells which). */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** A process for a connection may have ended meanwhile. */
const send = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Starts an empty cluster in a temporary folder on a free loopback port;
 * `stop` ends it and removes its files.
 */
export const startPostgres = async ({
  bin,
  version,
}: {
  bin: string
  version: number
}): Promise<TestPostgres> => {
  const owner = findOwner()
  const dir = mkdtempSync(join(tmpdir(), 'debate-postgres-'))
  const remove = () => rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  let server: ChildProcess | undefined
  const halt = () => {
    server?.kill('SIGQUIT')
    remove()
  }
  process.once('exit', halt)
  const end = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    // SIGINT is PostgreSQL's fast shutdown: open connections are cut.
    server.kill('SIGINT')
    await ended
  }
  const stop = async () => {
    await end()
    process.removeListener('exit', halt)
    remove()
  }
  try {
    const password = randomBytes(16).toString('hex')
    makeCluster(bin, dir, owner, password)
    const port = await freePort()
    const settings = Object.entries({ ...SETTINGS, unix_socket_directories: dir }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    )
    const logFile = join(dir, 'server.log')
    const start = async () => {
      const log = openSync(logFile, 'a')
      server = spawn(
        join(bin, 'postgres'),
        ['-D', join(dir, 'data'), '-p', String(port), ...settings],
        {
          cwd: dir,
          stdio: ['ignore', log, log],
          ...owner,
        },
      )
      closeSync(log)
      server.once('error', () => undefined)
      await waitUntilReady(bin, port, server, logFile)
    }
    const signalAll = (signal: NodeJS.Signals) => {
      const pid = server?.pid
      if (pid !== undefined) for (const each of [pid, ...childrenOf(pid)]) send(each, signal)
    }
    await start()
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      version,
      restart: async () => {
        await end()
        await start()
      },
      freeze: () => signalAll('SIGSTOP'),
      thaw: () => signalAll('SIGCONT'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
