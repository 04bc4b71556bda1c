import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SERVER_FLAGS } from '../setup/commands.mjs'

const ROOT = join(import.meta.dirname, '../..')
const PORT = 4390
const URL_OF = `http://127.0.0.1:${PORT}`
/** V8 goes on compiling for some seconds after the first requests. */
const SETTLE_MS = 10_000
const TURNS = 60
const PAGES = 100
const FILLED = ['--users', '1000', '--debates', '20000', '--topics', '200']
const ADMIN = { email: 'bench@example.org', password: 'bench-secret' }

/** Keeps the server from choosing V8's baseline compiler for the embedded database's code. */
const KEEP_OPTIMISING = `data:text/javascript,${encodeURIComponent(`
  import v8 from 'node:v8'
  import { syncBuiltinESMExports } from 'node:module'
  v8.setFlagsFromString = () => undefined
  syncBuiltinESMExports()
`)}`

const MODES = [
  { name: 'baseline compiler (as it is)', flags: [] },
  { name: "V8's own choice", flags: ['--import', KEEP_OPTIMISING] },
]

type Memory = { peak: number; now: number }

const memoryOf = (child: ChildProcess): Memory => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { peak: megabytes('VmHWM'), now: megabytes('VmRSS') }
}

const isReady = async () => {
  try {
    return (await fetch(`${URL_OF}/readyz`)).ok
  } catch {
    return false
  }
}

const start = async (dataDir: string, flags: readonly string[]) => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...flags, 'api/server.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(PORT),
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    await wait(20)
  }
  const readyMs = performance.now() - startedAt
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { child, readyMs, stop }
}

const post = async <Body>(path: string, body: object, token?: string): Promise<Body> => {
  const response = await fetch(URL_OF + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Body>
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const timed = async (times: number, run: (at: number) => Promise<unknown>): Promise<number> => {
  const took: number[] = []
  for (let at = 0; at < times; at += 1) {
    const startedAt = performance.now()
    await run(at)
    took.push(performance.now() - startedAt)
  }
  return median(took)
}

const measureTurns = async (): Promise<number> => {
  const account = { email: 'turns@example.org', password: 'secret-1', username: 'Turns' }
  const { token } = await post<{ token: string }>('/api/auth/register', account)
  const motion = { topic_id: 'custom', custom_topic: 'Tea is better than coffee' }
  const debate = await post<{ debate_id: string }>(
    '/api/debates/start',
    { ...motion, stance: 'for', mode: 'text' },
    token,
  )
  return timed(TURNS, at =>
    post(`/api/debates/${debate.debate_id}/turn`, { message: `Point ${at} of mine.` }, token),
  )
}

const measurePages = async (): Promise<number> => {
  const { token } = await post<{ token: string }>('/api/admin/auth/login', ADMIN)
  return timed(PAGES, async at => {
    const query = `page=${at + 1}&pageSize=25`
    const response = await fetch(`${URL_OF}/api/admin/debates/results?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(await response.text())
    await response.arrayBuffer()
  })
}

const fill = (dataDir: string) => {
  const { status } = spawnSync(process.execPath, ['scripts/db.ts', 'fill', ...FILLED], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The database could not be filled.')
}

const measure = async (flags: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'debater-bench-'))
  const dataDir = join(folder, 'data')
  try {
    const starts = []
    for (const name of ['first', 'second']) {
      const { child, readyMs, stop } = await start(dataDir, flags)
      await wait(SETTLE_MS)
      starts.push({ name, readyMs, ...memoryOf(child) })
      await stop()
    }
    const filled = join(folder, 'filled')
    fill(filled)
    const { child, stop } = await start(filled, flags)
    const pageMs = await measurePages()
    const turnMs = await measureTurns()
    const used = memoryOf(child)
    await stop()
    return { starts, pageMs, turnMs, used }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const results = []
for (const { name, flags } of MODES) {
  const { starts, pageMs, turnMs, used } = await measure(flags)
  results.push({ pageMs, turnMs })
  console.log(`${name}:`)
  for (const { name, readyMs, peak, now } of starts)
    console.log(
      `  ${name} start: ready after ${(readyMs / 1000).toFixed(1)} s, peak ${peak} MB, idle ${now} MB`,
    )
  console.log(
    `  a turn ${turnMs.toFixed(1)} ms, a table page ${pageMs.toFixed(1)} ms (medians), peak ${used.peak} MB`,
  )
}
const [baseline, optimised] = results
if (optimised && baseline)
  console.log(
    `baseline against V8's own choice: a turn × ${(baseline.turnMs / optimised.turnMs).toFixed(2)}, ` +
      `a table page × ${(baseline.pageMs / optimised.pageMs).toFixed(2)}`,
  )
