import { io } from 'socket.io-client'
import t, { type Test } from 'tap'
import WebSocket from 'ws'
import { TEXT_DEBATE_NAMESPACE } from '#schema/socket-events.ts'
import { beginDebate, registerUser } from './factories.ts'
import { openApp } from './test-app.ts'

const PUBLIC_URL = 'https://debate.example'
const FOREIGN = 'https://evil.example'
const app = await openApp(t, {}, { PUBLIC_URL })

/** Whose pages may call: the host that was called, and the address that the operator names. */
const OURS = [app.url, app.url.replace('http:', 'https:'), PUBLIC_URL]
const THEIRS = [FOREIGN, 'null', 'http://127.0.0.1:1', `${app.url}.evil.example`, 'nonsense']

t.test('who is known by the guest cookie alone must call from a page of ours', async t => {
  const { debate_id, cookie } = await beginDebate(app)
  const { token } = await registerUser(app)
  const { host } = new URL(app.url)
  const path = `/api/debates/${debate_id}`
  const read = (origin: string | null, who: { cookie?: string; token?: string } = { cookie }) =>
    app.call('GET', path, { ...who, headers: { host, ...(origin !== null && { origin }) } })
  for (const origin of [null, ...OURS]) t.equal((await read(origin)).status, 200, String(origin))
  for (const origin of THEIRS)
    t.match(await read(origin), { status: 403, body: { message_code: 'ORIGIN_FOREIGN' } }, origin)
  t.equal((await read(FOREIGN, { token })).status, 404, 'a token says enough')
  t.equal((await read(FOREIGN, {})).status, 404, 'who has nothing has nothing to lose')
  const register = (origin: string) =>
    app.call('POST', '/api/auth/register', {
      body: { email: 'ada@example.org', password: 'secret-1', username: 'AdaLovelace' },
      cookie,
      headers: { host, origin },
    })
  t.equal((await register(FOREIGN)).status, 403, 'nor does a login take over a guest’s debates')
  t.equal((await register(app.url)).status, 201)
})

const openSocket = (t: Test, token: string, origin: string | null) =>
  new Promise<string>(resolve => {
    const client = io(app.url + TEXT_DEBATE_NAMESPACE, {
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      auth: { token },
      ...(origin !== null && { extraHeaders: { origin } }),
    })
    t.teardown(() => client.disconnect())
    client.once('connect', () => resolve('open'))
    client.once('connect_error', () => resolve('refused'))
  })

const openGraphql = (origin: string | null) =>
  new Promise<string>(resolve => {
    const socket = new WebSocket(
      `${app.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
      {
        ...(origin !== null && { origin }),
      },
    )
    socket.once('open', () => {
      socket.close()
      resolve('open')
    })
    socket.once('error', error => resolve(error.message))
  })

t.test('a socket opens for pages of ours, and for what is no page', async t => {
  const { token } = await registerUser(app)
  for (const origin of [null, ...OURS]) {
    t.equal(await openSocket(t, token, origin), 'open', String(origin))
    t.equal(await openGraphql(origin), 'open', String(origin))
  }
  for (const origin of [FOREIGN, 'null']) {
    t.equal(await openSocket(t, token, origin), 'refused', origin)
    t.match(await openGraphql(origin), /403/, origin)
  }
})
