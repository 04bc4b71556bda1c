import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import t from 'tap'
import type { describeApi } from '#api/rest/openapi.ts'
import { SAYS } from '#schema/rest/says.ts'
import {
  beginDebate,
  failingOpponent,
  logInAdmin,
  registerUser,
  SPEECH,
  until,
} from './factories.ts'
import { listRoutes } from './list-routes.ts'
import { openApp } from './test-app.ts'

type OpenApi = Awaited<ReturnType<typeof describeApi>>
type Operation = { operationId: string; parameters?: { name: string; in: string }[] }

const app = await openApp(t, { opponent: failingOpponent(0) })
const { body: openapi } = await app.call<OpenApi>('GET', '/api/openapi.json')
const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...(operation as Operation),
  })),
)

t.test('the document is OpenAPI 3.1', async t => {
  t.same(await new Validator().validate(structuredClone(openapi)), { valid: true })
  t.match(openapi.openapi, /^3\.1\./)
  const ids = operations.map(({ operationId }) => operationId)
  t.equal(new Set(ids).size, ids.length, 'every operation has an id of its own')
})

t.test('every route is in it, every call is said in words, and nothing else is', t => {
  const routes = listRoutes(app.app)
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.slice('/api'.length).replace(/\/$/, '')}`)
  const names = operations.map(({ name }) => name)
  t.same([...new Set(routes)].sort(), names.toSorted())
  t.same(Object.keys(SAYS).sort(), names.toSorted())
  t.end()
})

t.test('a route knows the parameters that are named, and no others', async t => {
  const admin = await logInAdmin(app)
  const { token } = await registerUser(app)
  // Only their own debate's parameters are told to anybody.
  const { debate_id: id } = await beginDebate(app, { token })
  for (const { name, parameters = [] } of operations) {
    const [method, path = ''] = name.split(' ')
    if (method !== 'GET') continue
    const address = `/api${path.replaceAll(/:\w+/g, id)}`
    const known = parameters.filter(each => each.in === 'query').map(each => each.name)
    const codesOf = async (names: readonly string[]) => {
      const query = names.map(each => `${each}=`).join('&')
      const who = { token: path.startsWith('/admin') ? admin : token }
      const { body } = await app.call<{ errors?: { code: string }[] }>(
        'GET',
        `${address}?${query}`,
        who,
      )
      return (body?.errors ?? []).map(({ code }) => code)
    }
    const strange = ['PARAMETER_UNKNOWN', 'PARAMETER_MISSPELT']
    t.notOk(
      (await codesOf(known)).some(code => strange.includes(code)),
      name,
    )
    t.ok((await codesOf([...known, 'qqqq'])).includes('PARAMETER_UNKNOWN'), `${name}: qqqq`)
  }
})

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(openapi, 'openapi')
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** What an answer has wrong by the document, or null. */
const faultOf = (name: string, status: number, body: unknown): string | null => {
  const [method = '', path = ''] = name.split(' ')
  const address = path.replaceAll(/:(\w+)/g, '{$1}')
  const operation = openapi.paths[address]?.[method.toLowerCase()] as
    | { responses: Record<string, { content?: object }> }
    | undefined
  if (!operation) return 'it is not in the document'
  const parts = ['paths', address, method.toLowerCase(), 'responses', String(status)]
  const failure = ['components', 'responses', 'Failure']
  const isNamed = status < 400 && operation.responses[status] !== undefined
  if (status < 400 && !isNamed) return `the document has no answer ${status}`
  if (isNamed && !operation.responses[status]?.content)
    return body === undefined ? null : 'it has a body'
  const place = [...(isNamed ? parts : failure), 'content', 'application/json', 'schema']
  const check = ajv.getSchema(`openapi#/${place.map(escaped).map(encodeURIComponent).join('/')}`)
  if (!check) return 'the document has no shape for it'
  return check(body) ? null : ajv.errorsText(check.errors)
}

t.test('real answers are as it says', async t => {
  const admin = await logInAdmin(app)
  const { token, user } = await registerUser(app)
  const { debate_id: id } = await beginDebate(app, { token })
  const seen = new Set<string>()
  const check = async (name: string, values: Record<string, string> = {}, body?: unknown) => {
    const [method = '', path = ''] = name.split(' ')
    const address = path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? '')
    const who = path.startsWith('/admin') ? admin : token
    const answer = await app.call(method as 'GET', `/api${address}`, { token: who, body })
    t.equal(faultOf(name, answer.status, answer.body), null, `${name} ${answer.status}`)
    t.ok(answer.status < 400, `${name} ${answer.status}`)
    seen.add(name)
    return answer.body
  }
  await check(
    'POST /debates/start',
    {},
    { topic_id: 'custom', custom_topic: 'Tea is best', stance: 'for', mode: 'text' },
  )
  for (const message of [SPEECH, `${SPEECH} And fewer mornings are lost.`])
    await check('POST /debates/:id/turn', { id }, { message })
  await check('POST /debates/:id/end', { id })
  await until('it has its verdict', async () => {
    const { body } = await app.call<{ status: string }>('GET', `/api/debates/${id}/results`, {
      token,
    })
    return body.status === 'scored'
  })
  await check('POST /debates/:id/share', { id })
  await check('POST /topics/custom', {}, { topic_text: 'Coffee is better than tea' })
  await check('PUT /auth/me', {}, { avatar_id: 'avatar-2' })
  const { topic_id } = (await app.call<{ topic_id: string }>('GET', '/api/topics/random')).body
  const values: Record<string, string> = { users: user.user_id, topics: topic_id, debates: id }
  for (const { name } of operations) {
    const [method, path = ''] = name.split(' ')
    const isPlain = !/audio|shared|export\.csv|openapi/.test(path)
    if (method !== 'GET' || !isPlain) continue
    const kind = path.startsWith('/admin') ? path.split('/')[2] : path.split('/')[1]
    await check(name, { id: path.includes('debates') ? id : (values[kind ?? ''] ?? '') })
  }
  await check('PUT /admin/users/:id', { id: user.user_id }, { username: 'Another' })
  await check('POST /admin/users/:id/password-reset', { id: user.user_id })
  await check('DELETE /debates/:id/share', { id })
  await check('POST /auth/logout')
  t.ok(seen.size > 30, `${seen.size} calls`)

  t.match(faultOf('GET /users/stats', 200, { totalUsers: 'many' }), /must be integer/)
  t.match(faultOf('GET /users/stats', 404, { error: 'gone' }), /required property/)
  const { status, body } = await app.call('GET', '/api/auth/me')
  t.equal(faultOf('GET /auth/me', status, body), null, 'a failure')
})
