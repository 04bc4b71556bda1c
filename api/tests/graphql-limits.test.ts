import { randomUUID } from 'node:crypto'
import t from 'tap'
import { beginDebate, failingOpponent, logInAdmin, registerUser, until } from './factories.ts'
import { openSubscriptions } from './hear-debates.ts'
import { openApp, type TestApp } from './test-app.ts'

/** The clock, in ms, which stands still unless a test moves it. */
let time = Date.now()
const passTime = (ms: number) => {
  time += ms
}
const limited = await openApp(
  t,
  { now: () => new Date(time), opponent: failingOpponent(0) },
  { RATE_LIMITS: 'on', TRUST_PROXY: 'on' },
)
const unlimited = await openApp(t)

type Cost = { requested: number; limit: number; available: number; restoreRate: number }
type Body = {
  data: unknown
  errors?: { message: string; extensions: { code: string; messageCode: string; params?: object } }[]
  extensions?: { cost: Cost }
}
type Who = { token?: string; address?: string; accept?: string }

const ask = (app: TestApp, query: string, { token, address, accept }: Who = {}, variables = {}) =>
  app.call<Body>('POST', '/graphql', {
    body: { query, variables },
    ...(token !== undefined && { token }),
    headers: {
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(accept !== undefined && { accept }),
    },
  })

const leaders = (count: number) =>
  `{ ${Array.from({ length: count }, (_, nth) => `a${nth}: leaderboard(limit: 100) { rank }`).join(' ')} }`

t.test('each answer tells what it cost, also of a query that is known and compiled', async t => {
  const query = '{ statistics { totalUsers } }'
  const own = 2 + Math.ceil(query.length / 20)
  for (let round = 1; round <= 4; round += 1) {
    const { status, body } = await ask(limited, query, { address: '198.51.100.1' })
    t.equal(status, 200)
    t.same(body.extensions?.cost, {
      requested: own,
      limit: 5_000,
      available: 5_000 - round * own,
      restoreRate: 200,
    })
  }
  const { body } = await ask(limited, '{ viewer { nothing } }', { address: '198.51.100.1' })
  t.match(body.extensions?.cost, { requested: 2, limit: 5_000 }, 'reading it, when it is refused')
})

t.test('a spent budget is 429 with the time to wait, and comes back by itself', async t => {
  const address = '198.51.100.2'
  const dear = leaders(28)
  const { body: first } = await ask(limited, dear, { address })
  const { requested = 0, available = 0 } = first.extensions?.cost ?? {}
  t.ok(requested > 2_800 && requested < 3_000)
  const second = await ask(limited, dear, { address })
  const inJson = await ask(limited, dear, { address, accept: 'application/json' })
  t.equal(inJson.status, 429, 'whatever media type is asked for')
  t.equal(second.status, 429)
  const wait = Number(second.headers['retry-after'])
  t.equal(wait, Math.ceil((2 * requested - 5_000) / 200))
  t.match(second.body.errors, [
    {
      extensions: {
        code: 'RATE_LIMITED',
        messageCode: 'QUERY_BUDGET_SPENT',
        params: { cost: requested, seconds: wait },
      },
    },
  ])
  t.ok((second.body.extensions?.cost.available ?? 0) < available)
  t.equal((await ask(limited, '{ statistics { totalUsers } }', { address })).status, 200)
  t.equal((await ask(limited, dear, { address: '198.51.100.3' })).status, 200, 'others are not met')
  t.equal((await ask(limited, dear, { address: '2001:db8::1' })).status, 200)
  t.equal(
    (await ask(limited, dear, { address: '2001:db8::2' })).status,
    429,
    'one /64, one visitor',
  )
  passTime((wait + 1) * 1_000)
  t.equal((await ask(limited, dear, { address })).status, 200)
})

t.test('users have budgets of their own, behind whatever address', async t => {
  const address = '198.51.100.4'
  const [one, two] = [await registerUser(limited), await registerUser(limited)]
  const admin = await logInAdmin(limited)
  t.equal((await ask(limited, leaders(28), { address, token: one.token })).status, 200)
  t.equal((await ask(limited, leaders(28), { address, token: one.token })).status, 429)
  t.equal((await ask(limited, leaders(28), { address, token: two.token })).status, 200)
  t.equal((await ask(limited, leaders(28), { address })).status, 200)
  t.equal((await ask(limited, leaders(28), { address, token: 'forged' })).status, 429)
  const { body } = await ask(limited, leaders(28), { address, token: admin })
  t.match(body.extensions?.cost, { limit: 20_000, restoreRate: 1_000 })
})

t.test('what is too dear, wide or long is 400 with the figure, limits or none', async t => {
  const stop = 'stopReply(input: { debateId: "x" }) { stopped }'
  const many = Array.from({ length: 31 }, (_, nth) => `a${nth}: statistics { totalUsers }`)
  for (const [app, address] of [
    [limited, '198.51.100.5'],
    [unlimited, undefined],
  ] as const) {
    const who = address === undefined ? {} : { address }
    const refused = async (query: string, messageCode: string, params: object, variables = {}) => {
      const { status, body } = await ask(app, query, who, variables)
      t.equal(status, 400, messageCode)
      t.match(body, { data: null, errors: [{ extensions: { messageCode, params } }] }, messageCode)
      return body
    }
    const variable = 'query($n: Int) { leaderboard(limit: $n) { rank } }'
    const dear = await refused(variable, 'QUERY_TOO_COSTLY', { max: 5_000 }, { n: 6_000 })
    t.match(dear.extensions?.cost, { requested: 6_004, limit: 5_000 })
    await refused(`{ ${many.join(' ')} }`, 'QUERY_TOO_WIDE', { count: 31, max: 30 })
    await refused(`mutation { a: ${stop} b: ${stop} }`, 'MUTATIONS_TOO_MANY', { count: 2 })
    await refused(`{ statistics { totalUsers } } #${'x'.repeat(100_000)}`, 'QUERY_TOO_COSTLY', {})
    const long = await ask(app, `{ statistics { ${'totalUsers '.repeat(1_000)} } }`, who)
    t.equal(long.status, 400)
    t.match(long.body.errors, [{ message: /more that 1000 tokens/ }])
    const tree = '{"kind":"Document","definitions":[]}'
    t.match((await ask(app, tree, who)).body.errors, [{ message: /Syntax Error/ }], 'text alone')
    passTime(60_000)
  }
  t.match((await ask(unlimited, leaders(28))).body.extensions?.cost, { available: 5_000 })
})

t.test('an answer of more than five megabytes is refused before it is written', async t => {
  const { token } = await registerUser(limited)
  const { debate_id } = await beginDebate(limited, { token })
  for (const character of '一二三') {
    const body = { message: character.repeat(8_000) }
    const path = `/api/debates/${debate_id}/turn`
    t.equal((await limited.call('POST', path, { token, body })).status, 200)
  }
  const turns = (count: number) =>
    `query($id: ID!) { debate(id: $id) {
      ${Array.from({ length: count }, (_, nth) => `a${nth}: turns { text }`).join(' ')} } }`
  t.equal((await ask(limited, turns(4), { token }, { id: debate_id })).status, 200)
  const { status, body } = await ask(limited, turns(44), { token }, { id: debate_id })
  t.equal(status, 400)
  t.match(body, {
    data: null,
    errors: [{ extensions: { messageCode: 'ANSWER_TOO_LARGE', params: { max: 5 } } }],
  })
})

t.test('a subscription’s socket is for administrators, with the first message', async t => {
  const open = async (messages: readonly (object | string)[]) => {
    const socket = new WebSocket(
      `${limited.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    )
    const heard: string[] = []
    socket.onmessage = event => heard.push(JSON.parse(String(event.data)).type)
    const closed = new Promise<number>(resolve => {
      socket.onclose = ({ code }) => resolve(code)
    })
    await new Promise(resolve => {
      socket.onopen = resolve
    })
    for (const message of messages)
      socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    return { closed, heard }
  }
  const subscribe = {
    id: '1',
    type: 'subscribe',
    payload: { query: 'subscription { debateChanged { kind } }' },
  }
  const { token } = await registerUser(limited)
  for (const [messages, code] of [
    [[{ type: 'connection_init' }], 4403],
    [[{ type: 'connection_init', payload: { authorization: token } }], 4403],
    [[{ type: 'connection_init', payload: { authorization: 'nonsense' } }], 4403],
    [[subscribe], 4401],
    [[{ type: 'connection_init' }, subscribe], 4401],
    [['nonsense'], 4400],
    [['x'.repeat(20_000)], 4429],
  ] as const) {
    const { closed, heard } = await open(messages)
    t.equal(await closed, code, JSON.stringify(messages).slice(0, 100))
    t.same(heard, [])
  }
})

t.test('a subscription too many at once is told so, and the others stand', async t => {
  const socket = await openSubscriptions(t, limited, await logInAdmin(limited))
  const asked = Array.from({ length: 60 }, (_, nth) => String(nth))
  for (const id of asked) socket.subscribe('subscription { debateChanged { kind } }', {}, id)
  await until('some are refused', () => socket.failures().length > 0)
  passTime(10_000)
  await socket.stands()
  const refused = socket.failures()
  for (const { extensions } of refused)
    t.match(extensions, { code: 'RATE_LIMITED', messageCode: 'REQUESTS_TOO_MANY' })
  limited.app.composed.deps.debateEvents.publish({ debateId: randomUUID(), kind: 'started' })
  await until('the others hear', () => socket.told().length + refused.length === asked.length)
  t.equal(socket.closedWith(), null)
})

t.test(
  'a query of a thousand lines and more is refused before an error looks for its line',
  async t => {
    const ask = (lines: number) =>
      unlimited.graphql(`{${'\n'.repeat(lines - 1)}topics(first: 9) { nodes { isSelfWritten } }}`)
    t.match(await ask(1_001), {
      status: 400,
      body: { errors: [{ message: 'The query has 1001 lines, more than 1000.' }] },
    })
    t.match(await ask(1_000), { body: { errors: [{ locations: [{ line: 1_000 }] }] } })
  },
)
