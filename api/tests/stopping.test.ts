import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import t, { type Test } from 'tap'
import WebSocket from 'ws'
import { createTestDatabase } from '#db/test-database.ts'
import type { Turn } from '#schema/entities.ts'
import { SPEECH, until } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { runServer } from './run-server.ts'

const openPlace = async (t: Test): Promise<NodeJS.ProcessEnv> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'debater-stop-'))
  const serverUrl = process.env.TEST_DATABASE_URL
  const database = serverUrl ? await createTestDatabase(serverUrl) : null
  t.teardown(async () => {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    DATA_DIR: dataDir,
    JWT_SECRET: 'x'.repeat(32),
    ...(database && { DATABASE_URL: database.url }),
  }
}

const send = async <Answer>(url: string, body: object, token?: string) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const begin = async (url: string) => {
  const account = { email: 'stop@example.org', password: 'secret-1', username: 'Stopper' }
  const { token } = (await send<{ token: string }>(`${url}/api/auth/register`, account)).body
  const setup = {
    ...{ topic_id: 'custom', custom_topic: 'Tea is better than coffee' },
    ...{ stance: 'for', mode: 'text' },
  }
  const started = await send<{ debate_id: string }>(`${url}/api/debates/start`, setup, token)
  return { token, debateId: started.body.debate_id }
}

/** Connections of every kind that say nothing more. */
const holdConnections = async (t: Test, url: string, token: string) => {
  const { hostname, port } = new URL(url)
  const raw = Array.from({ length: 5 }, () => connect(Number(port), hostname))
  const dripping = connect(Number(port), hostname)
  dripping.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
  dripping.write('content-length: 900\r\n\r\n{"email":')
  const agent = new Agent({ keepAlive: true })
  await new Promise(resolve =>
    get(`${url}/healthz`, { agent }, answer => answer.resume().once('end', resolve)),
  )
  const graphql = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await new Promise(resolve => graphql.once('open', resolve))
  // One that never reads again cannot say goodbye.
  graphql.pause()
  const text = io(`${url}/text-debate`, {
    ...{ auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false },
  })
  await new Promise<void>(resolve => text.once('connect', () => resolve()))
  for (const socket of [...raw, dripping]) socket.on('error', () => undefined)
  graphql.on('error', () => undefined)
  t.teardown(() => {
    for (const socket of [...raw, dripping]) socket.destroy()
    agent.destroy()
    graphql.terminate()
    text.disconnect()
  })
  return text
}

t.test('a server with idle connections and replies under way stops in time', async t => {
  const fake = await startFakeOpenAi()
  t.teardown(() => fake.close())
  const env = {
    ...(await openPlace(t)),
    ...{ AI_PROVIDER: 'openai', OPENAI_BASE_URL: fake.baseUrl, OPENAI_API_KEY: 'key' },
  }
  const first = await runServer(env)
  t.teardown(() => first.child.kill('SIGKILL'))
  const { token, debateId } = await begin(first.url)
  const other = await send<{ debate_id: string }>(
    `${first.url}/api/debates/start`,
    {
      ...{ topic_id: 'custom', custom_topic: 'Cats are better than dogs' },
      ...{ stance: 'for', mode: 'text' },
    },
    token,
  )
  const text = await holdConnections(t, first.url, token)
  // The model begins its replies and never ends them.
  fake.answer({ kind: 'stall', at: 'body', text: 'A reply that goes on and ' })
  await text.emitWithAck('join-debate', { debateId })
  const acknowledged = await text.emitWithAck('submit-turn', { message: SPEECH })
  const path = `/api/debates/${other.body.debate_id}/turn`
  const overRest = send<{ code: string }>(first.url + path, { message: SPEECH }, token)
  await until('both replies are under way', () => fake.requests.length >= 4)

  first.child.kill('SIGTERM')
  t.equal(await first.exited, 0, 'it ended by itself, before its limit of 9.5 seconds')
  t.equal((await overRest).status, 503, 'a call under way is answered')

  fake.answer({ kind: 'text', text: 'A whole reply.' })
  const second = await runServer(env)
  t.teardown(() => second.child.kill('SIGKILL'))
  for (const [id, stored] of [
    [debateId, acknowledged.turnId],
    [other.body.debate_id, null],
  ]) {
    const answer = await fetch(`${second.url}/api/debates/${id}/turns`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { turns } = (await answer.json()) as { turns: Turn[] }
    t.same(
      turns.map(({ speaker }) => speaker),
      ['ai', 'user'],
      'the turn is stored',
    )
    if (stored !== null) t.equal(turns[1]?.turn_id, stored)
  }
  second.child.kill('SIGTERM')
  t.equal(await second.exited, 0)
})
