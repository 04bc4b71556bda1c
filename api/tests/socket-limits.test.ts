import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import t, { type Test } from 'tap'
import type { ErrorBody } from '#schema/errors.ts'
import { TEXT_DEBATE_NAMESPACE } from '#schema/socket-events.ts'
import { OLDER_VOICE_NAMESPACE, REALTIME_DEBATE_NAMESPACE } from '#schema/voice/socket-events.ts'
import { statementsDuring } from './count-statements.ts'
import { beginDebate, failingOpponent, registerUser, until } from './factories.ts'
import { openApp, type TestApp } from './test-app.ts'

/** The clock, in ms, which stands still unless a test moves it. */
let time = Date.now()
const app = await openApp(
  t,
  { now: () => new Date(time), opponent: failingOpponent(0) },
  { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
)
const unlimited = await openApp(t, { opponent: failingOpponent(0) })
let visitors = 0

const open = async (t: Test, server: TestApp, namespace: string, token: string) => {
  visitors += 1
  const client: Socket = io(server.url + namespace, {
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { 'x-forwarded-for': `198.51.100.${visitors}` },
  })
  t.teardown(() => client.disconnect())
  const heard: { name: string; payload: ErrorBody }[] = []
  let closed: string | null = null
  client.onAny((name: string, payload) => heard.push({ name, payload }))
  client.once('disconnect', reason => {
    closed = reason
  })
  await new Promise<void>((resolve, reject) => {
    client.once('connect', resolve)
    client.once('connect_error', reject)
  })
  return {
    client,
    refusals: () => heard.filter(({ payload }) => payload?.message_code === 'REQUESTS_TOO_MANY'),
    closedWith: () => closed,
  }
}

const begin = async (server: TestApp, mode = 'text') => {
  const { token } = await registerUser(server)
  const { debate_id } = await beginDebate(server, { token }, { mode })
  return { token, debateId: debate_id }
}

const join = (client: Socket, debateId: string): Promise<{ message_code?: string }> =>
  client.emitWithAck('join-debate', { debateId })

t.test('too many events are refused one by one, and the socket stays', async t => {
  const { token, debateId } = await begin(app)
  const { client, refusals, closedWith } = await open(t, app, TEXT_DEBATE_NAMESPACE, token)
  const answers = await Promise.all(Array.from({ length: 60 }, () => join(client, debateId)))
  const joined = answers.filter(answer => answer.message_code === undefined)
  t.ok(joined.length >= 1 && joined.length <= 20, `${joined.length} joined`)
  const refused = answers.filter(answer => answer.message_code === 'REQUESTS_TOO_MANY')
  t.equal(refused.length, 60 - joined.length, 'every other one is told')
  t.ok(refusals().length < 60, 'told by each acknowledgement, by an event once a second')
  t.equal(closedWith(), null)
  t.match(await client.emitWithAck('stop-reply'), { message_code: 'REQUESTS_TOO_MANY' })
  time += 10_000
  t.match(await client.emitWithAck('stop-reply'), { stopped: false })
  t.match(await join(client, debateId), { debateId })
})

t.test('a lasting excess closes the socket, and says why', async t => {
  for (const namespace of [
    TEXT_DEBATE_NAMESPACE,
    REALTIME_DEBATE_NAMESPACE,
    OLDER_VOICE_NAMESPACE,
  ]) {
    const { token, debateId } = await begin(app)
    const { client, refusals, closedWith } = await open(t, app, namespace, token)
    for (let nth = 0; nth < 900; nth += 1) client.emit('leave-debate', debateId)
    await until('it is closed', () => closedWith() !== null)
    t.equal(closedWith(), 'io server disconnect', namespace)
    t.ok(refusals().length >= 1 && refusals().length < 10, `${refusals().length}`)
  }
})

t.test('joins and turns of a debater are counted over all sockets', async t => {
  const { token, debateId } = await begin(app)
  const codes: (string | undefined)[] = []
  for (let nth = 0; nth < 4; nth += 1) {
    const { client } = await open(t, app, TEXT_DEBATE_NAMESPACE, token)
    for (let joins = 0; joins < 10; joins += 1)
      codes.push((await join(client, debateId)).message_code)
  }
  t.equal(codes.filter(code => code === undefined).length, 30)
  const other = await begin(app)
  const { client } = await open(t, app, TEXT_DEBATE_NAMESPACE, other.token)
  t.match(await join(client, other.debateId), { debateId: other.debateId }, 'others are not met')
})

t.test('a school behind one address enters; one debater a hundred and twenty times', async t => {
  const enter = (token: string) =>
    new Promise<string | undefined>(resolve => {
      const client = io(app.url + TEXT_DEBATE_NAMESPACE, {
        ...{ forceNew: true, reconnection: false, transports: ['websocket'], auth: { token } },
        extraHeaders: { 'x-forwarded-for': '203.0.113.9' },
      })
      const end = (said?: string) => {
        client.disconnect()
        resolve(said)
      }
      client.once('connect', () => end())
      client.once('connect_error', error =>
        end((error as Error & { data?: ErrorBody }).data?.message_code ?? error.message),
      )
    })
  const { token } = await registerUser(app)
  const entered: (string | undefined)[] = []
  for (let nth = 0; nth < 121; nth += 1) entered.push(await enter(token))
  t.same(entered.slice(0, 120), Array(120).fill(undefined))
  t.equal(entered[120], 'REQUESTS_TOO_MANY')
  t.equal(await enter((await registerUser(app)).token), undefined, 'the next one enters')
})

t.test(
  'what takes a turn back is counted over all sockets, too, and passes for longer',
  async t => {
    const { token } = await begin(app)
    const sockets = [await open(t, app, TEXT_DEBATE_NAMESPACE, token)]
    while (sockets.length < 10) sockets.push(await open(t, app, TEXT_DEBATE_NAMESPACE, token))
    const answers: { message_code?: string }[] = []
    for (const { client } of sockets)
      for (let nth = 0; nth < 10; nth += 1) answers.push(await client.emitWithAck('stop-reply'))
    const refused = answers.filter(({ message_code }) => message_code === 'REQUESTS_TOO_MANY')
    t.equal(refused.length, 10)
  },
)

t.test('a turn at a time, and a join at a time, without budgets, too', async t => {
  const { token, debateId } = await begin(unlimited)
  const { client, closedWith } = await open(t, unlimited, TEXT_DEBATE_NAMESPACE, token)
  const joins = await Promise.all([join(client, debateId), join(client, debateId)])
  t.match(joins, [{ debateId }, { message_code: 'REQUESTS_TOO_MANY' }])
  const submit = (clientTurnId: string): Promise<object> =>
    client.emitWithAck('submit-turn', { message: 'Tea is warm.', clientTurnId })
  t.match(await Promise.all([submit('one'), submit('two')]), [
    { clientTurnId: 'one' },
    { message_code: 'TURN_RUNNING' },
  ])
  for (let nth = 0; nth < 500; nth += 1) client.emit('nothing')
  t.match(await client.emitWithAck('stop-reply'), { stopped: Boolean })
  t.equal(closedWith(), null)

  const voice = await begin(unlimited, 'voice')
  const spoken = await open(t, unlimited, REALTIME_DEBATE_NAMESPACE, voice.token)
  for (let nth = 0; nth < 20; nth += 1)
    spoken.client.emit('join-debate', { debateId: voice.debateId })
  await until('a third join is refused', () => spoken.refusals().length > 0)
  t.equal(spoken.closedWith(), null)
})

t.test('a join reads one turn of the debate', async t => {
  const { token, debateId } = await begin(unlimited)
  const path = `/api/debates/${debateId}/turn`
  for (const message of ['Tea is warm.', 'Tea is cheap.'])
    await unlimited.call('POST', path, { token, body: { message } })
  const { client } = await open(t, unlimited, TEXT_DEBATE_NAMESPACE, token)
  const statements = await statementsDuring(unlimited, () => join(client, debateId))
  const ofTurns = statements.filter(sql => sql.includes('"turns"'))
  t.equal(ofTurns.length, 1)
  t.match(ofTurns[0], /limit/)
})

t.test('one connection does not ask for its account again and again', async t => {
  const { token } = await registerUser(app)
  const { client } = await open(t, app, TEXT_DEBATE_NAMESPACE, token)
  // Another namespace on the same connection keeps it open.
  const second = client.io.socket(REALTIME_DEBATE_NAMESPACE, { auth: { token } })
  t.teardown(() => second.disconnect())
  second.connect()
  const enterAgain = async () => {
    client.disconnect()
    // Answered after the server has read that the other one left.
    await second.emitWithAck('spoken-turn', {})
    return new Promise<ErrorBody | null>(resolve => {
      client.removeAllListeners()
      client.once('connect', () => resolve(null))
      client.once('connect_error', error => resolve(Reflect.get(error, 'data')))
      client.connect()
    })
  }
  const refusals: (ErrorBody | null)[] = []
  for (let nth = 0; nth < 30; nth += 1) refusals.push(await enterAgain())
  t.same(refusals.slice(0, 5), [null, null, null, null, null])
  t.match(refusals.at(-1), { message_code: 'REQUESTS_TOO_MANY' })
})

t.test('one request of the polling transport carries no million packets', async t => {
  const headers = { 'x-forwarded-for': '198.51.100.250' }
  const address = `${app.url}/socket.io/?EIO=4&transport=polling`
  const handshake = async () => {
    const opened = await (await fetch(address, { headers })).text()
    return `${address}&sid=${(JSON.parse(opened.slice(1)) as { sid: string }).sid}`
  }
  const post = async (session: string, body: string) => {
    const type = { 'content-type': 'text/plain' }
    return (await fetch(session, { method: 'POST', body, headers: { ...headers, ...type } })).status
  }
  for (const packet of ['40', '40/text-debate,', '40/nowhere,', '3', '6']) {
    const session = await handshake()
    await post(session, Array(20_000).fill(packet).join('\u001e'))
    t.equal(await post(session, packet), 400, `the connection is closed after ${packet}`)
  }
  const session = await handshake()
  t.equal(await post(session, Array(200).fill('6').join('\u001e')), 200)
  t.equal(await post(session, '6'), 200, 'what a client collects is taken')
})

t.test('messages of one connection are limited, whatever namespace they are for', async t => {
  const address = `${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(address)
  t.teardown(() => socket.close())
  await once(socket, 'open')
  const closed = once(socket, 'close')
  let answers = 0
  socket.addEventListener('message', () => {
    answers += 1
  })
  for (let nth = 0; nth < 3_000; nth += 1) socket.send(`40/nowhere-${nth},`)
  await closed
  t.ok(answers <= 1_001, `${answers} answers`)
})

t.test('nobody stays in the namespace that is none of the debates’', async t => {
  const { token } = await registerUser(app)
  await t.rejects(open(t, app, '/', token), { message: 'Invalid namespace' })
})
