import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from './free-port.ts'

/**
 * Sets the product up as a newcomer does, from a fresh clone, with every Node and
 * npm that it promises to work with, as root and as another user with an empty
 * home, plays a debate and stops it. Takes some minutes: `npm run try:set-up`, or
 * `npm run try:set-up -- --node 20.11.0 --npm 10.8.2 --user other`.
 */
const ROOT = join(import.meta.dirname, '..')
const NODES = ['20.11.0', '20.20.2', '22.18.0', '24.21.0']
const NPMS = ['10.8.2', '11.19.1']
const NOBODY = 65534
const READY_MS = 5 * 60_000
const STOPPED_MS = 20_000

type SystemUser = 'this' | 'other'
type Trial = { node: string; npm: string; user: SystemUser }

const folder = mkdtempSync(join(tmpdir(), 'debater-try-'))
// The other user reads what is fetched into it.
chmodSync(folder, 0o755)
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Fetches a package once and returns its folder. */
const fetchPackage = (name: string, version: string): string => {
  const prefix = join(folder, `${name}-${version}`)
  mkdirSync(prefix, { recursive: true })
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...quiet, '--prefix', prefix, `${name}@${version}`])
  return join(prefix, 'node_modules', name)
}

/**
 * How the registry is reached from here:
 * a certificate of its own, a proxy. A new home would not know.
 */
const REGISTRY_SETTINGS = /^(NODE_EXTRA_CA_CERTS|npm_config_cafile|npm_config_registry|.*_proxy)$/i
const registrySettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => REGISTRY_SETTINGS.test(name)),
)

const fetched = new Map<string, string>()
const packageOf = (name: string, version: string): string => {
  const key = `${name}@${version}`
  const known = fetched.get(key) ?? fetchPackage(name, version)
  fetched.set(key, known)
  return known
}

const post = async <Body>(url: string, body: object, cookie?: string) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return {
    body: (await response.json()) as Body,
    cookie: response.headers.get('set-cookie')?.split(';')[0],
  }
}

const TURN =
  'Tea keeps people calm for hours, because it holds less caffeine than coffee, so they sleep at ' +
  'night and work better the next day, which matters to everybody who has to concentrate.'

/** A guest's debate over REST, to its score. */
const playDebate = async (url: string): Promise<number> => {
  const motion = { topic_id: 'custom', custom_topic: 'Tea is better than coffee' }
  const setup = { ...motion, stance: 'for', mode: 'text' }
  const started = await post<{ debate_id: string }>(`${url}/api/debates/start`, setup)
  const debate = `${url}/api/debates/${started.body.debate_id}`
  for (const message of [TURN, `You leave that out. ${TURN}`])
    await post(`${debate}/turn`, { message }, started.cookie)
  const { body } = await post<{ overall_score: number | null }>(`${debate}/end`, {}, started.cookie)
  if (body.overall_score === null) throw new Error('The debate was not scored.')
  return body.overall_score
}

const waitFor = async (what: string, ms: number, is: () => Promise<boolean>): Promise<void> => {
  const giveUpAt = Date.now() + ms
  while (!(await is())) {
    if (Date.now() > giveUpAt) throw new Error(`${what} took longer than ${ms / 1000} s.`)
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

const ownAll = (path: string) => {
  for (const entry of [
    '',
    ...globSync('**/*', { cwd: path }),
    ...globSync('.git/**', { cwd: path }),
  ])
    chownSync(join(path, entry), NOBODY, NOBODY)
}

/** A fresh clone in an empty folder, beside an empty home, both of the user who will start it. */
const clone = (at: string, user: SystemUser) => {
  const app = join(at, 'app')
  const home = join(at, 'home')
  mkdirSync(home, { recursive: true })
  execFileSync('git', ['clone', '--quiet', ROOT, app])
  if (user === 'other') for (const path of [app, home]) ownAll(path)
  return { app, home }
}

/** As Ctrl-C does: a signal to everything that the terminal runs. */
const interrupt = (child: ChildProcess) => process.kill(-(child.pid ?? 0), 'SIGINT')

const stop = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  interrupt(child)
  const [code] = await Promise.race([
    ended,
    new Promise<[string]>(resolve => setTimeout(resolve, STOPPED_MS, ['too late']).unref()),
  ])
  if (code === 'too late') throw new Error('It did not stop.')
}

const tryOne = async ({ node, npm, user }: Trial): Promise<string> => {
  const bin = join(packageOf(`node-${process.platform}-${process.arch}`, node), 'bin')
  const cli = join(packageOf('npm', npm), 'bin/npm-cli.js')
  const at = mkdtempSync(join(tmpdir(), 'debater-trial-'))
  const { app, home } = clone(at, user)
  if (user === 'other') chownSync(at, NOBODY, NOBODY)
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(join(bin, 'node'), [cli, 'start'], {
    cwd: app,
    env: {
      PATH: `${bin}:/usr/bin:/bin`,
      HOME: home,
      PORT: String(port),
      ...registrySettings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(user === 'other' && { uid: NOBODY, gid: NOBODY }),
  })
  let said = ''
  child.once('error', error => {
    said += error.message
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  try {
    const url = `http://127.0.0.1:${port}`
    await waitFor('The start', READY_MS, async () => {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`)
      return isReady(url)
    })
    const readyMs = performance.now() - startedAt
    const score = await playDebate(url)
    await stop(child)
    return `ready after ${(readyMs / 1000).toFixed(0)} s, a debate scored ${score}, stopped`
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${said}`, { cause: error })
  } finally {
    child.kill('SIGKILL')
    rmSync(at, { recursive: true, force: true, maxRetries: 5 })
  }
}

const only = { type: 'string' } as const
const { values } = parseArgs({ options: { node: only, npm: only, user: only } })
const users: SystemUser[] = process.getuid?.() === 0 ? ['this', 'other'] : ['this']
const trials = NODES.flatMap(node => NPMS.flatMap(npm => users.map(user => ({ node, npm, user }))))
const chosen = trials.filter(
  ({ node, npm, user }) =>
    node === (values.node ?? node) && npm === (values.npm ?? npm) && user === (values.user ?? user),
)
let failed = 0
for (const trial of chosen) {
  const name = `Node ${trial.node}, npm ${trial.npm}, ${trial.user === 'this' ? 'this user' : 'another user'}`
  try {
    console.log(`✔ ${name}: ${await tryOne(trial)}`)
  } catch (error) {
    failed += 1
    console.log(`✖ ${name}: ${(error as Error).message}`)
  }
}
console.log(`${chosen.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0
