import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import t from 'tap'
import { readSdl, resolvers } from '#api/graphql/plugin.ts'
import { ERROR_CLASSES, HTTP_STATUS } from '#schema/error-classes.ts'
import { MESSAGE_CODES } from '#schema/messages/codes.ts'
import { openApp } from './test-app.ts'

/** Specification section 7, user calls. */
const USER_CALLS = [
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/social-login'],
  ['GET', '/api/auth/me'],
  ['PUT', '/api/auth/me'],
  ['GET', '/api/users/stats'],
  ['GET', '/api/users/leaderboard'],
  ['GET', '/api/users/profile'],
  ['GET', '/api/users/debates'],
  ['GET', '/api/users/debates/:id/transcript'],
  ['GET', '/api/topics'],
  ['GET', '/api/topics/popular'],
  ['GET', '/api/topics/random'],
  ['POST', '/api/topics/custom'],
  ['POST', '/api/debates/start'],
  ['POST', '/api/debates/:id/turn'],
  ['POST', '/api/debates/:id/end'],
  ['GET', '/api/debates/:id/results'],
  ['GET', '/api/debates/:id'],
  ['GET', '/api/debates/:id/turns'],
] as const

const app = await openApp(t)

t.test('every user call of the specification has a route', async t => {
  for (const [method, url] of USER_CALLS)
    t.ok(app.app.hasRoute({ method, url }), `${method} ${url}`)
})

t.test('every class of failures has a status', async t => {
  for (const each of ERROR_CLASSES) t.type(HTTP_STATUS[each], 'number', each)
})

t.test('every message is said somewhere', async t => {
  const root = join(import.meta.dirname, '../..')
  const sources = globSync(['api/**/*.ts', 'web/**/*.{ts,tsx}', 'schema/*.ts'], { cwd: root })
    .filter(path => !path.includes('.test.') && !path.startsWith('web/dist'))
    .map(path => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const said = MESSAGE_CODES.filter(code => code !== 'BOTH')
  for (const code of said) t.ok(sources.includes(`'${code}'`), code)
})

t.test('every field of the SDL resolves', async t => {
  const schema = buildSchema(readSdl())
  const known = resolvers as Record<string, Record<string, unknown>>
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const name of Object.keys(known[type.name] ?? {}))
      t.ok(type.getFields()[name], `the resolver ${type.name}.${name} has a field`)
  }
  for (const root of ['Query', 'Mutation'])
    for (const name of Object.keys(schema.getType(root)?.toConfig() ? (known[root] ?? {}) : {}))
      t.type(known[root]?.[name], 'function')
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const name of Object.keys(root?.getFields() ?? {}))
      t.ok(known[root?.name ?? '']?.[name], `${root?.name}.${name}`)
})

t.test('health, readiness and unknown addresses', async t => {
  t.same((await app.call('GET', '/healthz')).body, { status: 'ok' })
  t.same((await app.call('GET', '/readyz')).body, { status: 'ready' })
  t.match(await app.call('DELETE', '/api/users/nobody'), {
    status: 404,
    body: { error: /nothing at DELETE/ },
  })
})

t.test('a server that is not ready says what it waits for', async t => {
  t.intercept(app.app.composed, 'findUnready', { value: async () => 'database' })
  t.match(await app.call('GET', '/readyz'), {
    status: 503,
    headers: { 'retry-after': '2' },
    body: { status: 'unready', waiting_for: 'database' },
  })
})

t.test('pages may run their own scripts, data may run none', async t => {
  const page = await fetch(`${app.url}/login`)
  t.match(page.headers.get('content-security-policy'), /script-src 'self'/)
  const data = await fetch(`${app.url}/api/users/stats`)
  t.match(data.headers.get('content-security-policy'), /default-src 'none'/)
  const poll = await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`)
  t.equal(poll.status, 200)
  t.match(poll.headers.get('content-security-policy'), /default-src 'none'/)
  for (const { headers } of [page, data, poll]) {
    t.match(headers.get('permissions-policy'), /camera=\(\)/)
    t.equal(headers.get('x-content-type-options'), 'nosniff')
    t.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
    t.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
    t.equal(headers.get('access-control-allow-origin'), null)
  }
})
