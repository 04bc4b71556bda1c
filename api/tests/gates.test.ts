import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import t from 'tap'
import type { ErrorBody } from '#schema/errors.ts'
import {
  askEvent,
  askGraphql,
  askRest,
  type DoorAnswer,
  enterNamespace,
  pathOf,
} from './authorisation/ask.ts'
import { GRAPHQL } from './authorisation/graphql-rows.ts'
import { doorsOf, POLICIES, type PolicyName } from './authorisation/policies.ts'
import { REST } from './authorisation/rest-rows.ts'
import { NAMESPACES, SILENT, SOCKETS } from './authorisation/socket-rows.ts'
import { GOOD, gather, type Knock, type Knocker } from './authorisation/viewers.ts'
import { failingOpponent, logInAdmin, registerUser } from './factories.ts'
import { listRoutes } from './list-routes.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t, { opponent: failingOpponent(0) })
const { token } = await registerUser(app)
const admin = await logInAdmin(app)

const ID = '00000000-0000-4000-8000-000000000000'
const routes = listRoutes(app.app).filter(({ path }) => path.startsWith('/api/'))
const here = await gather(app)
const debate = { debateId: here.debates.user, turnId: ID, topicId: here.topicId }

/** Everybody good, and one whose token is none. */
const VIEWERS: readonly Knocker[] = [...GOOD, 'tampered']
/** Who is refused at a door, and how they are. */
const refusedAt = (name: PolicyName) =>
  VIEWERS.flatMap(who => {
    const answer: DoorAnswer = POLICIES[name][who]
    return answer === 'open' ? [] : [{ who, knock: here.knocks[who], answer }]
  })

const MALFORMED = ['{"broken":', '[]', '"text"', '{"username":7,"topic_text_en":[],"message":{}}']
const NONSENSE = '?page=x&nonsense=1&sort=password_hash.asc'

t.test('who may call a route comes before whatever is wrong with the call', async t => {
  for (const [name, door] of doorsOf(REST)) {
    const path = `${pathOf(door, debate)}${NONSENSE}`
    const bodies = /^(POST|PUT) /.test(door) ? MALFORMED : ['']
    for (const { who, knock, answer } of refusedAt(name))
      for (const body of bodies)
        t.equal(await askRest(app, path, body, knock), answer, `${who}: ${door} ${body}`)
  }
})

t.test('what is wrong is told to those who may call', async t => {
  const { token } = here.knocks.user
  const turn = `/api/debates/${here.debates.user}/turn`
  for (const [body, code] of [
    ['{"broken":', 'REQUEST_REFUSED'],
    ['{"message":{}}', 'FIELDS_INVALID'],
    ['{"message":"\\u0000"}', 'FIELDS_INVALID'],
  ])
    t.match(await app.call('POST', turn, { ...(token && { token }), ...(body && { body }) }), {
      status: 400,
      body: { message_code: code },
    })
  t.equal((await app.call('POST', '/api/debates/start', { body: '{"broken":' })).status, 400)
})

/** A value that fits no type, or one that fits and says nothing. */
const malformed =
  (isTyped: boolean) =>
  (type: GraphQLInputType, name: string, known: Record<string, string>): unknown => {
    if (isNonNullType(type)) return malformed(isTyped)(type.ofType, name, known)
    if (!isTyped) return { nonsense: ['\0'] }
    if (isListType(type)) return [malformed(isTyped)(type.ofType, name, known)]
    if (isInputObjectType(type)) {
      // Whoever names somebody from elsewhere is asked for other rights.
      const fields = Object.values(type.getFields()).filter(each => each.name !== 'externalUserId')
      return Object.fromEntries(
        fields.map(field => [field.name, malformed(isTyped)(field.type, field.name, known)]),
      )
    }
    if (name in known) return known[name]
    if (type.name === 'Int' || type.name === 'Float') return -1
    if (type.name === 'Boolean') return true
    return 'getValues' in type ? type.getValues()[0]?.name : '\0'
  }

t.test('who may ask for a field of a root comes before what is asked', async t => {
  const known = { debateId: here.debates.user, id: here.debates.user }
  for (const [name, door] of doorsOf(GRAPHQL)) {
    // A public field looks at the token when it needs to know who asks.
    if (name === 'anybody') continue
    const [root, field = ''] = door.split(' ')
    const ask = (knock: Knock, isTyped: boolean) =>
      askGraphql(
        app,
        root === 'query' ? 'query' : 'mutation',
        field,
        known,
        knock,
        malformed(isTyped),
      )
    for (const { who, knock, answer } of refusedAt(name)) {
      t.equal(await ask(knock, true), answer, `${who}: ${door}, what fits and says nothing`)
      // Types come before owners in GraphQL (0013), and a node may be anybody's.
      if (answer === 'hidden' || field === 'node') continue
      t.equal(await ask(knock, false), answer, `${who}: ${door}, what fits nothing`)
    }
  }
  const fragment =
    'query { ...All } fragment All on Query { ... on Query { adminUsers { totalCount } } }'
  t.match((await app.graphql(fragment, {}, { token })).body.errors, [
    { extensions: { code: 'FORBIDDEN' } },
  ])
})

/** What no event takes. */
const WRONG = { debateId: 5, message: 5, turnId: 5, audio: 5, text: 5, itemId: 5 }

t.test('who may send an event comes before what it carries', async t => {
  for (const [name, door] of doorsOf(SOCKETS)) {
    const [namespace = '', event] = door.split(' ')
    const { path = '', joined = [] } = NAMESPACES[namespace] ?? {}
    if (event === undefined || door === SILENT) continue
    for (const { who, knock, answer } of refusedAt(name)) {
      // A join that names no debate names nobody's.
      const namesNone = event === 'join-debate' && answer === 'hidden'
      if (POLICIES.socket[who] !== 'open' || namesNone) continue
      const { client } = await enterNamespace(app, path, knock)
      t.equal(await askEvent(client, event, WRONG, joined), answer, `${who}: ${door}`)
      client.disconnect()
    }
  }
})

t.test('a key that listens to a debate says nothing in it, however wrong', async t => {
  for (const [namespace, asked, events] of [
    ['text-debate', { debateId: here.debates.user }, ['submit-turn', 'withdraw-turn']],
    ['older-voice', here.debates.user, ['voice-stream', 'request-tts']],
  ] as const) {
    const { path = '', joined = [] } = NAMESPACES[namespace] ?? {}
    const { client } = await enterNamespace(app, path, here.knocks.readKey)
    t.equal(await askEvent(client, 'join-debate', asked, joined), 'open')
    for (const event of events)
      t.equal(await askEvent(client, event, WRONG, []), 'forbidden', `${namespace} ${event}`)
    client.disconnect()
  }
})

t.test(
  'a parameter that a route does not know is refused, with the nearest that it knows',
  async t => {
    for (const { method, path: route } of routes) {
      const path = pathOf(route, debate)
      const who = path.startsWith('/api/admin/') ? { token: admin } : here.knocks.user
      const answer = await app.call<ErrorBody>(method, `${path}?nonsensical=1`, {
        ...who,
        ...(method === 'PUT' || method === 'POST' ? { body: {} } : {}),
      })
      t.match(
        answer,
        { status: 400, body: { errors: [{ field: 'nonsensical', code: 'PARAMETER_UNKNOWN' }] } },
        `${method} ${path}`,
      )
    }
    for (const [path, name, nearest] of [
      ['/api/admin/debates/results?staance=for', 'staance', 'stance'],
      ['/api/admin/debates/export.csv?score_min=5', 'score_min', 'scoreMin'],
      ['/api/admin/users?registeredfrom=2026-01-01', 'registeredfrom', 'registeredFrom'],
      ['/api/admin/topics?recomended=true', 'recomended', 'recommended'],
      ['/api/users/debates?pgae=2', 'pgae', 'page'],
      ['/api/topics?langauge=zh', 'langauge', 'language'],
      ['/api/users/leaderboard?limt=3', 'limt', 'limit'],
    ] as const) {
      const who = path.startsWith('/api/admin/') ? { token: admin } : { token }
      const { status, body } = await app.call<ErrorBody>('GET', path, who)
      t.equal(status, 400, path)
      t.match(body, {
        code: 'VALIDATION',
        error: `There is no parameter ${name} here. Did you mean ${nearest}?`,
        errors: [{ field: name, code: 'PARAMETER_MISSPELT', params: { name, nearest } }],
      })
    }
    const many = new URLSearchParams(Array.from({ length: 300 }, (_, at) => [`p${at}`, 'x']))
    const { status, body } = await app.call<ErrorBody>('GET', `/api/topics?${many}`)
    t.equal(status, 400)
    t.equal(body.errors?.length, 10, 'a query string full of them is not repeated')
  },
)

t.test('unknown fields of a body are ignored', async t => {
  const { status } = await app.call('PUT', '/api/admin/profile', {
    token: admin,
    body: { full_name: 'Grace', nonsense: 1 },
  })
  t.equal(status, 200)
})

t.test(
  'GraphQL’s input is checked as it comes, and every value that says nothing is named',
  async t => {
    const query = `query($filter: AdminDebateFilter) { adminDebates(filter: $filter) { totalCount } }`
    const fieldsOf = async (filter: object) => {
      const { body } = await app.graphql(query, { filter }, { token: admin })
      const errors: { extensions: Partial<ErrorBody> }[] = body.errors ?? []
      return errors.flatMap(({ extensions }) => extensions.errors?.map(({ field }) => field) ?? [])
    }
    t.same(await fieldsOf({ userId: 'x', search: 'x'.repeat(201) }), ['search', 'userId'])
    const filter = { startedFrom: '2026-02-30' }
    const { body } = await app.graphql(query, { filter }, { token: admin })
    t.match(body.errors, [{ message: /not "2026-02-30"/, extensions: { code: 'VALIDATION' } }])
    t.same(await fieldsOf({ provider: [''], search: ' ' }), ['search', 'provider'])
    t.same(await fieldsOf({ stance: [], status: null, search: '', userId: ID.toUpperCase() }), [])
  },
)
