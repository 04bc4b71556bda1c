import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { ConfigError, readConfig } from '#api/config.ts'
import type { Turn } from '#schema/entities.ts'
import { until } from './factories.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'debater-restart-'))
chmodSync(dataDir, 0o755)
t.teardown(() => rmSync(dataDir, { recursive: true, force: true }))

type Server = { child: ChildProcess; url: string; output(): string }

const run = (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    output += chunk
  })
  t.teardown(() => child.kill('SIGKILL'))
  return { child, output: () => output }
}

/** Waits for the server's own words, or for its end. */
const start = async (env: NodeJS.ProcessEnv = {}): Promise<Server> => {
  const server = run(env)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  server.child.once('exit', () => reject(new Error(`it ended:\n${server.output()}`)))
  server.child.stdout.on('data', () => {
    const address = /ready at ([^\s"]+)/.exec(server.output())?.[1]
    if (address !== undefined) resolve(address)
  })
  return { ...server, url: await promise }
}

const exited = (child: ChildProcess) =>
  new Promise<number | null>(resolve =>
    child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  )

const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })

t.test(
  'killed with -9 in mid-turn: every acknowledged turn is there, and the debate goes on',
  async t => {
    const first = await start()
    t.match(
      first.output(),
      /The first administrator: .* with the password .* \(shown only this once\)/,
    )
    const account = { email: 'kill@example.org', password: 'secret-1', username: 'Survivor' }
    const { token } = (await (await post(`${first.url}/api/auth/register`, account)).json()) as {
      token: string
    }
    const start1 = {
      topic_id: 'custom',
      custom_topic: 'Tea is better than coffee',
      stance: 'for',
      mode: 'text',
    }
    const started = (await (
      await post(`${first.url}/api/debates/start`, start1, token)
    ).json()) as { debate_id: string }
    const turn = `/api/debates/${started.debate_id}/turn`
    t.equal(
      (await post(first.url + turn, { message: 'An acknowledged point.' }, token)).status,
      200,
    )
    const turnsAt = async (url: string) => {
      const response = await fetch(`${url}/api/debates/${started.debate_id}/turns`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return ((await response.json()) as { turns: Turn[] }).turns
    }
    const body = {
      message: 'The point in whose middle the power fails, because it is long.',
      client_turn_id: 'dark',
    }
    const broken = post(first.url + turn, body, token).catch(() => 'the line broke')
    await until('the turn is stored', async () => (await turnsAt(first.url)).length >= 4)
    const before = await turnsAt(first.url)
    first.child.kill('SIGKILL')
    await exited(first.child)
    await broken

    const second = await start()
    t.notMatch(second.output(), /first administrator/, 'the password is shown once')
    t.same(
      (await turnsAt(second.url)).slice(0, before.length),
      before,
      'nothing acknowledged was lost',
    )
    const again = await post(second.url + turn, body, token)
    t.equal(again.status, 200, 'the unanswered turn can be asked again at once')
    t.equal((await post(second.url + turn, { message: 'And a third point.' }, token)).status, 200)
    t.same(
      (await turnsAt(second.url)).map(one => one.speaker),
      ['ai', 'user', 'ai', 'user', 'ai', 'user', 'ai'],
    )

    t.test('a second process on the same folder is refused with a sentence', async t => {
      const rival = run({})
      t.equal(await exited(rival.child), 1)
      t.match(rival.output(), /Another process already uses the database in .*DATA_DIR/)
      t.notMatch(rival.output(), /at .*\.ts:\d+/, 'and without a stack')
    })

    t.test('SIGTERM stops it cleanly', async t => {
      second.child.kill('SIGTERM')
      t.equal(await exited(second.child), 0)
    })
    t.equal(statSync(join(dataDir, 'jwt-secret')).mode & 0o777, 0o600)
    t.equal(statSync(dataDir).mode & 0o777, 0o700, 'closed to everybody else, as it was not')
  },
)

t.test('a wrong configuration names every variable at once and starts nothing', async t => {
  const server = run({
    PORT: 'x',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://db',
    AI_PROVIDER: 'openai',
    ADMIN_EMAIL: 'me',
    RATE_LIMITS: 'maybe',
  })
  t.equal(await exited(server.child), 1)
  for (const name of [
    'PORT',
    'LOG_LEVEL',
    'DATABASE_URL',
    'OPENAI_API_KEY',
    'ADMIN_EMAIL',
    'RATE_LIMITS',
    'JWT_SECRET',
  ])
    t.match(server.output(), new RegExp(`- .*${name} `), name)
  t.notMatch(server.output(), /at .*\.ts:\d+/)
})

t.test('the provider follows from what is set', async t => {
  const base = { DATA_DIR: dataDir }
  t.same(readConfig(base).ai, { provider: 'offline' })
  t.equal(
    readConfig({ ...base, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }).ai.provider,
    'openai',
  )
  t.equal(
    readConfig({ ...base, OPENAI_API_KEY: 'k', AI_PROVIDER: 'offline' }).ai.provider,
    'offline',
  )
  t.equal(readConfig({ ...base, PORT: '' }).port, 3000, 'an empty variable is an unset one')
  t.throws(() => readConfig({ ...base, ADMIN_EMAIL: 'a@b.co' }), ConfigError)
})
