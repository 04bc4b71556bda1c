import { io } from 'socket.io-client'
import t from 'tap'
import { insertTurn } from '#db/queries/turns.ts'
import { LIMITS } from '#schema/constants.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import { beginDebate, failingOpponent, firstTopic, logInAdmin, registerUser } from './factories.ts'
import { openApp, type TestApp } from './test-app.ts'

const opponent = failingOpponent(0)
/** Callers of a test of its own: what others do does not count for them. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const NOW = new Date()
/** Its clock stands still: on a busy machine nothing comes back while a test uses up a budget. */
const openLimited = () =>
  openApp(t, { opponent, now: () => NOW }, { RATE_LIMITS: 'on', TRUST_PROXY: 'on' })

const start = async (app: TestApp, who: { token?: string; cookie?: string }, address: string) => {
  const { topic_id } = await firstTopic(app)
  return app.call<StartDebateAnswer & { message_code?: string }>('POST', '/api/debates/start', {
    body: { topic_id, stance: 'for', mode: 'text' },
    headers: from(address),
    ...who,
  })
}

const START = `mutation ($topicId: ID!) {
  startDebate(input: { topicId: $topicId, stance: for }) { userErrors { messageCode } debate { id } }
}`

type Mutated = Record<string, { userErrors: { messageCode: string }[] } | null>

/** What GraphQL calls the failure of its one mutation: the caller's to mend, or any other. */
const codeOf = async (app: TestApp, mutation: string, variables: object, who: object) => {
  const { body } = await app.graphql<Mutated>(mutation, variables, who)
  const [payload] = Object.values(body.data ?? {})
  return payload?.userErrors[0]?.messageCode ?? body.errors?.[0]?.extensions.messageCode
}

/** What REST and GraphQL call the failure of a start, and after how long it may be tried again. */
const refusalsOf = async (app: TestApp, who: { token?: string; cookie?: string }) => {
  const rest = await start(app, who, '127.0.0.1')
  const { topic_id: topicId } = await firstTopic(app)
  return {
    status: rest.status,
    retryAfter: rest.headers['retry-after'],
    codes: [rest.body.message_code, await codeOf(app, START, { topicId }, who)],
  }
}

t.test('with limits', async t => {
  const app = await openLimited()

  await t.test('a user starts twenty debates at once, whoever else is there', async t => {
    const { token } = await registerUser(app)
    for (let nth = 0; nth < 20; nth += 1)
      t.equal((await start(app, { token }, '127.0.0.1')).status, 201)
    t.match(await refusalsOf(app, { token }), {
      status: 429,
      retryAfter: /^\d$/,
      codes: ['REQUESTS_TOO_MANY', 'REQUESTS_TOO_MANY'],
    })
    const neighbour = await registerUser(app)
    t.equal((await start(app, neighbour, '127.0.0.1')).status, 201)
  })

  await t.test(
    'a class of thirty visitors behind one address starts at the same moment',
    async t => {
      const starts = Array.from({ length: 30 }, () => start(app, {}, '192.0.2.30'))
      const statuses = (await Promise.all(starts)).map(({ status }) => status)
      t.same(statuses, Array(30).fill(201))
    },
  )

  await t.test('turns, motions and new passwords are limited at every door', async t => {
    const { token } = await registerUser(app)
    const { debate_id } = await beginDebate(app, { token })
    const say = () =>
      app.call('POST', `/api/debates/${debate_id}/turn`, { body: { message: ' ' }, token })
    for (let nth = 0; nth < 20; nth += 1) t.equal((await say()).status, 400)
    t.equal((await say()).status, 429)
    const motion = { topic_text: 'Tea is better than coffee' }
    const write = () => app.call('POST', '/api/topics/custom', { body: motion, token })
    for (let nth = 0; nth < 20; nth += 1) t.equal((await write()).status, 201)
    t.equal((await write()).status, 429)
    const retry = () =>
      app.call('POST', `/api/debates/${debate_id}/retry`, { body: { message: ' ' }, token })
    for (let nth = 0; nth < 6; nth += 1) t.not((await retry()).status, 429)
    t.equal((await retry()).status, 429)
    const reset = () =>
      app.call('POST', '/api/auth/reset-password', { body: { token: 'x', password: 'secret-2' } })
    for (let nth = 0; nth < 20; nth += 1) t.equal((await reset()).status, 400)
    t.equal((await reset()).status, 429)
    const check = await app.call('POST', '/api/auth/reset-password/check', { body: { token: 'x' } })
    t.equal(check.status, 429, 'to ask whether a link works is to try one')
  })

  await t.test('a school where many have accounts registers from one address', async t => {
    const { email: taken } = await registerUser(app)
    const headers = from('203.0.113.1')
    const ask = async (nth: number, email: string) => {
      const body = { email, password: 'secret-1', username: `Pupil${nth}` }
      return (await app.call('POST', '/api/auth/register', { body, headers })).status
    }
    const statuses: number[] = []
    for (let nth = 0; nth < 45; nth += 1) statuses.push(await ask(nth, taken))
    t.same(new Set(statuses), new Set([409]))
    t.equal(await ask(0, 'pupil@example.org'), 201)
  })

  await t.test('a new address of one’s own is asked about as a registration asks', async t => {
    const { db, now } = app.app.composed.deps
    const { email } = await registerUser(app)
    const { token, password: current_password } = await registerUser(app)
    const headers = from('2001:db8:0:7::1')
    const body = { email, current_password }
    const ask = () => app.call('PUT', '/api/auth/me', { body, token, headers })
    t.equal((await ask()).status, 409)
    const used = new Date(now().getTime() + 60 * 60_000)
    await db
      .updateTable('login_failures')
      .set({ window_ends: used })
      .where('throttle_key', 'like', 'asked:network:2001:db8:0:7%')
      .execute()
    t.match(await ask(), { status: 429, headers: { 'retry-after': /^\d+$/ } })
    const change = `mutation ($input: UpdateViewerInput!) {
      updateViewer(input: $input) { userErrors { messageCode } }
    }`
    const input = { email, currentPassword: current_password }
    const who = { token, headers }
    t.equal(await codeOf(app, change, { input }, who), 'REQUESTS_TOO_MANY')
    const renamed = await app.call('PUT', '/api/auth/me', { body: { username: 'Renamed' }, token })
    t.equal(renamed.status, 200, 'usernames are everybody’s to see')
  })

  await t.test('guesses lock out neither a known device nor a session', async t => {
    const { email, password, token } = await registerUser(app)
    const logIn = (secret: string, address: string, cookie?: string) =>
      app.call('POST', '/api/auth/login', {
        body: { email, password: secret },
        headers: { ...from(address), ...(cookie !== undefined && { cookie }) },
      })
    const first = await logIn(password, '203.0.113.3')
    const cookies = [first.headers['set-cookie'] ?? []].flat().map(String)
    const device = cookies.find(each => each.startsWith('device='))?.split(';')[0]
    t.ok(device, 'a login leaves a cookie of the device')
    t.match(cookies.join(), /device=[^;]+;.*HttpOnly/)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => logIn(`guess-${nth}`, `198.51.100.${nth}`)),
    )
    const checked = guesses.filter(({ status }) => status === 401)
    t.equal(checked.length, 10, 'of thirty guesses at once ten are checked')
    t.equal((await logIn(password, '203.0.113.3')).status, 429, 'an unknown device waits')
    t.equal((await logIn(password, '203.0.113.3', device)).status, 200)
    t.equal((await logIn(password, '203.0.113.3', `${device}x`)).status, 429, 'a forged one too')
    const changed = await app.call('PUT', '/api/auth/me', {
      token,
      body: { password: 'secret-3', current_password: password },
    })
    t.equal(changed.status, 200)
  })

  await t.test('guesses do not lock out the only administrator', async t => {
    const guess = (address: string, password: string) =>
      app.call('POST', '/api/admin/auth/login', {
        body: { email: 'admin@example.org', password },
        headers: from(address),
      })
    for (let nth = 0; nth < 12; nth += 1) await guess('203.0.113.4', 'guess')
    t.equal((await guess('203.0.113.4', 'admin-secret')).status, 429)
    t.ok(await logInAdmin(app))
  })
})

t.test('whatever the limits', async t => {
  const app = await openApp(t, { opponent })

  await t.test('a guest has twenty debates in progress at most, at every door', async t => {
    const { cookie } = await beginDebate(app)
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => start(app, { cookie }, '127.0.0.1')),
    )
    t.equal(answers.filter(({ status }) => status === 201).length, LIMITS.guestDebates - 1)
    t.match(await refusalsOf(app, { cookie }), {
      status: 409,
      codes: ['GUEST_DEBATES_OPEN', 'GUEST_DEBATES_OPEN'],
    })
  })

  await t.test('a debate has a hundred turns at most, at every door', async t => {
    const { token } = await registerUser(app)
    const { debate_id } = await beginDebate(app, { token })
    const { db, newId, now } = app.app.composed.deps
    for (let position = 1; position < LIMITS.debateTurns - 1; position += 1)
      await insertTurn(db, {
        turn_id: newId(),
        debate_id,
        position,
        speaker: position % 2 === 1 ? 'user' : 'ai',
        message_text: 'A point.',
        client_turn_id: null,
        timestamp: now(),
      })
    const body = { message: 'One more.' }
    t.match(await app.call('POST', `/api/debates/${debate_id}/turn`, { body, token }), {
      status: 409,
      body: { message_code: 'TURNS_USED_UP' },
    })
    const mutation = `mutation ($id: ID!) {
      submitTurn(input: { debateId: $id, message: "One more." }) { userErrors { messageCode } }
    }`
    t.equal(await codeOf(app, mutation, { id: debate_id }, { token }), 'TURNS_USED_UP')
    const socket = io(`${app.url}/text-debate`, { transports: ['websocket'], auth: { token } })
    t.teardown(() => socket.disconnect())
    await socket.emitWithAck('join-debate', { debateId: debate_id })
    const ack = await socket.emitWithAck('submit-turn', { ...body, clientTurnId: 'late' })
    t.match(ack, { message_code: 'TURNS_USED_UP' })
    const ended = await app.call('POST', `/api/debates/${debate_id}/end`, { token })
    t.equal(ended.status, 200)
  })
})
