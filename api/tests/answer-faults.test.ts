import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { z } from 'zod'
import { errorBody } from '#schema/errors.ts'
import type { RestCalls } from '#schema/rest/call.ts'
import { API_CALLS, OPERATOR_CALLS } from '#schema/rest/calls.ts'
import { DECLARED_NAMES, faultOfAnswer, isRest, withoutSlash } from './answer-faults.ts'
import { listRoutes } from './list-routes.ts'
import { openApp } from './test-app.ts'
import { watchAnswers } from './watch-answers.ts'

const STATS = { totalUsers: 1, totalDebates: 0, averageScore: null, totalTopics: 3 }
const FAILURE = { error: 'No.', code: 'NOT_FOUND', message_code: 'DEBATE_NOT_FOUND' }

const ask = (body: unknown, status = 200, url = '/api/users/stats', method = 'GET') =>
  faultOfAnswer({ method, url, status, body })

t.test('an answer of the declared shape has no fault', async t => {
  t.equal(ask(STATS), null)
  t.equal(ask(STATS, 200, '/api/users/stats?x=1'), null)
  t.equal(ask([], 200, '/api/topics/'), null)
  t.equal(ask(undefined, 204, '/api/debates/x/share', 'DELETE'), null)
  t.equal(ask({ status: 'unready', waiting_for: 'queue' }, 503, '/readyz'), null)
})

t.test('a field too many, one too few and one of another kind are faults', async t => {
  t.match(ask({ ...STATS, secret: 1 }), /users\/stats answered 200: .*Unrecognized key: "secret"/)
  t.match(ask({ ...STATS, totalTopics: undefined }), /expected number.*\n.*totalTopics/)
  t.match(ask({ ...STATS, averageScore: '7.5' }), /averageScore/)
  t.match(ask({ ...STATS, averageScore: 101 }), /averageScore/)
  t.match(ask({}, 204, '/api/debates/x/share', 'DELETE'), /expected void/)
})

t.test('an answer that nobody declared is a fault', async t => {
  t.match(ask(STATS, 201), /no shape is declared/)
  t.match(ask({}, 200, '/api/users/secrets'), /no shape is declared/)
  t.match(ask({}, 200, '/api/users/stats', 'POST'), /no shape is declared/)
  t.equal(ask({ anything: 1 }, 200, '/graphql', 'POST'), null, 'GraphQL has its own schema')
})

t.test('a failure has one shape everywhere, and the status of its class', async t => {
  t.equal(ask(FAILURE, 404), null)
  t.equal(ask(FAILURE, 404, '/api/nothing'), null)
  t.equal(ask({ ...FAILURE, code: 'VALIDATION' }, 414), null, 'a status that no class has')
  t.match(ask(FAILURE, 400), /NOT_FOUND instead of VALIDATION/)
  t.match(ask({ ...FAILURE, stack: 'at' }, 404), /Unrecognized key: "stack"/)
  t.match(ask({ ...FAILURE, message_code: 'NEW_CODE' }, 404), /message_code/)
  t.match(ask('Not found', 404), /expected object/)
})

/** Whether every object in a shape refuses fields that it does not name. */
const isStrict = (shape: z.ZodType): boolean => {
  const isClosed = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return true
    const isOpen = 'type' in part && part.type === 'object' && !('additionalProperties' in part)
    return !isOpen && Object.values(part).every(isClosed)
  }
  return isClosed(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
}

t.test('every declared answer is strict, in all its parts', async t => {
  t.notOk(isStrict(z.strictObject({ inner: z.array(z.object({ a: z.string() })) })))
  const calls: RestCalls = { ...API_CALLS, ...OPERATOR_CALLS }
  // The shape of an OpenAPI document is that standard's own (openapi.test.ts).
  const { 'GET /openapi.json': _, ...ours } = calls
  for (const [name, { answers }] of Object.entries(ours))
    for (const [status, shape] of Object.entries(answers))
      t.ok(isStrict(shape), `${name} ${status}`)
  t.ok(isStrict(errorBody))
})

t.test('what leaves over the network is looked at too', async t => {
  const told: string[] = []
  const server = createServer((request, response) => {
    const isStats = request.url === '/api/users/stats'
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"totalUsers":1,"totalDebates":0,')
    response.end(isStats ? '"averageScore":null,"totalTopics":3}' : '"stack":"at"}')
  })
  watchAnswers(server, fault => told.push(fault))
  t.teardown(() => server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const path of ['/api/users/stats', '/api/users/profile', '/graphql'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  t.match(told, [/users\/profile answered 200: .*"totalUsers".*"stack"/])
  t.equal(told.length, 1)
})

t.test('a word of a path comes before a parameter', async t => {
  t.match(ask({}, 200, '/api/admin/debates/results'), /totalIsExact/)
  t.match(ask({}, 200, '/api/admin/debates/1'), /at debate/)
})

t.test(
  'every REST route declares its answers, and nothing is declared without a route',
  async t => {
    const routes = listRoutes((await openApp(t)).app)
      .filter(({ path }) => isRest(path))
      .map(({ method, path }) => `${method} ${withoutSlash(path)}`)
    t.ok(routes.length > 40, `${routes.length} routes`)
    t.same([...new Set(routes)].toSorted(), DECLARED_NAMES.toSorted())
  },
)
