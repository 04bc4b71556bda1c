import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import t from 'tap'
import { adminResolvers } from '#api/graphql/admin-resolvers.ts'
import { readSdl } from '#api/graphql/plugin.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { logInAdmin, registerUser } from './factories.ts'
import { listRoutes } from './list-routes.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { token } = await registerUser(app)
const admin = await logInAdmin(app)

const ID = '00000000-0000-4000-8000-000000000000'
/** Nobody is logged in yet. */
const FOR_ALL = /^\/api\/admin\/auth\/(login|invitation)/
const routes = listRoutes(app.app)
  .filter(({ path }) => path.startsWith('/api/'))
  .map(({ method, path }) => ({ method, path: path.replace(/:\w+/, ID) }))

const MALFORMED = ['{"broken":', '[]', '"text"', '{"username":7,"topic_text_en":[],"full_name":{}}']

t.test('who may call a route of administrators comes before what is said', async t => {
  const theirs = routes.filter(({ path }) => path.startsWith('/api/admin/') && !FOR_ALL.test(path))
  t.ok(theirs.length >= 17, `${theirs.length} routes`)
  for (const { method, path } of theirs) {
    const query = `${path}?page=x&nonsense=1&sort=password_hash.asc`
    const bodies = method === 'POST' || method === 'PUT' ? MALFORMED : [undefined]
    for (const body of bodies)
      for (const [who, status, code] of [
        [{ token }, 403, 'FORBIDDEN'],
        [{}, 401, 'UNAUTHENTICATED'],
        [{ token: 'nonsense' }, 401, 'UNAUTHENTICATED'],
      ] as const) {
        const answer = await app.call<ErrorBody>(method, query, { ...who, ...(body && { body }) })
        t.match(answer, { status, body: { code } }, `${method} ${path} ${body}`)
      }
  }
})

t.test('a user’s calls ask for a login before they read anything', async t => {
  for (const [method, path] of [
    ['PUT', '/api/auth/me'],
    ['POST', '/api/topics/custom'],
    ['GET', '/api/users/profile'],
    ['GET', '/api/users/debates'],
  ] as const)
    for (const [who, status] of [
      [{}, 401],
      [{ token: 'nonsense' }, 401],
      [{ token: admin }, 403],
    ] as const) {
      const body = method === 'GET' ? {} : { body: '{"broken":' }
      t.equal((await app.call(method, `${path}?x=1`, { ...who, ...body })).status, status, path)
    }
  const start = (who: object) =>
    app.call('POST', '/api/debates/start', { ...who, body: '{"broken":' })
  t.equal((await start({ token: admin })).status, 403)
  t.equal((await start({ token: 'nonsense' })).status, 401)
  t.equal((await start({})).status, 400, 'a guest may start a debate')
})

/** A value that fits no type, or one that fits and says nothing. */
const malformed = (type: GraphQLInputType, isTyped: boolean): unknown => {
  if (isNonNullType(type)) return malformed(type.ofType, isTyped)
  if (!isTyped) return { nonsense: ['\0'] }
  if (isListType(type)) return [malformed(type.ofType, isTyped)]
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return Object.fromEntries(fields.map(field => [field.name, malformed(field.type, isTyped)]))
  }
  const { name } = getNamedType(type)
  if (name === 'Int' || name === 'Float') return -1
  if (name === 'Boolean') return true
  return 'getValues' in type ? type.getValues()[0]?.name : '\0'
}

const ask = (root: string, field: GraphQLField<unknown, unknown>, isTyped: boolean) => {
  const { name, args } = field
  const declared = args.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  const call = `${name}${passed && `(${passed})`} ${selection}`
  const query = `${root}${declared && `(${declared})`} { ${call} }`
  return {
    query,
    variables: Object.fromEntries(args.map(arg => [arg.name, malformed(arg.type, isTyped)])),
  }
}

t.test('who may ask a field of administrators comes before what is asked', async t => {
  const schema = buildSchema(readSdl())
  const { Query = {}, Mutation = {} } = adminResolvers
  for (const [root, type, names] of [
    ['query', schema.getQueryType(), Object.keys(Query)],
    ['mutation', schema.getMutationType(), Object.keys(Mutation)],
  ] as const) {
    const fields = names.filter(name => name !== 'logInAdmin').map(name => type?.getFields()[name])
    t.ok(fields.length >= 9, `${fields.length} fields`)
    for (const field of fields)
      for (const isTyped of [true, false]) {
        if (!field) return t.fail(root)
        const { query, variables } = ask(root, field, isTyped)
        for (const [who, code] of [
          [{ token }, 'FORBIDDEN'],
          [{}, 'UNAUTHENTICATED'],
        ] as const) {
          const { body } = await app.graphql(query, variables, who)
          t.match(body.errors, [{ extensions: { code } }], `${query} ${JSON.stringify(variables)}`)
        }
      }
  }
  const fragment =
    'query { ...All } fragment All on Query { ... on Query { adminUsers { totalCount } } }'
  t.match((await app.graphql(fragment, {}, { token })).body.errors, [
    { extensions: { code: 'FORBIDDEN' } },
  ])
})

t.test(
  'a parameter that a route does not know is refused, with the nearest that it knows',
  async t => {
    for (const { method, path } of routes) {
      const who = path.startsWith('/api/admin/') ? { token: admin } : { token }
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
