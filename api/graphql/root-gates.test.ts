import { buildSchema } from 'graphql'
import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import { adminResolvers } from './admin-resolvers.ts'
import { administratorResolvers } from './administrator-resolvers.ts'
import { apiKeyResolvers } from './api-key-resolvers.ts'
import { externalUserResolvers } from './external-user-resolvers.ts'
import { readSdl } from './plugin.ts'
import { createAssertMayAsk } from './root-gates.ts'

const address = '127.0.0.1'
const user: Viewer = { kind: 'user', userId: 'u', guestId: null, address }
const admin: Viewer = { kind: 'admin', adminId: 'a', address }
const keyWith = (...scopes: ApiKeyScope[]): Viewer => ({
  kind: 'key',
  keyId: 'k',
  adminId: 'a',
  scopes,
  address,
})
type Asking = { operationName?: string; variables?: Record<string, unknown>; who?: Viewer }
const gateOf = (sdl: string) => {
  const assertMayAsk = createAssertMayAsk(buildSchema(sdl))
  /** The code with which a source is refused, to a user; null when it goes on to be checked. */
  return async (source: string, { operationName, variables, who = user }: Asking = {}) => {
    try {
      await assertMayAsk(source, { viewer: async () => who, operationName, variables })
      return null
    } catch (error) {
      if (error instanceof DomainError) return error.said.code
      throw error
    }
  }
}
const SDL = `
  directive @adminsOnly on FIELD_DEFINITION
  type Query { open: Int, closed(id: ID!): Int @adminsOnly, thing: Thing }
  type Thing { closed: Int, hidden: Int @adminsOnly }
  type Mutation { change: Int @adminsOnly, closed: Int @adminsOnly, log: Int }
`

t.test('the SDL alone says which roots are for administrators', async t => {
  const refused = gateOf(SDL)
  const unmarked = gateOf(SDL.replaceAll('@adminsOnly,', ','))
  for (const source of ['{ closed(id: 1) }', 'mutation { change }']) {
    t.equal(await refused(source), 'ADMINS_ONLY', source)
    t.equal(await unmarked(source), null, source)
  }
  for (const source of ['{ open }', 'mutation { log }', '{ thing { closed } }', '{ __typename }'])
    t.equal(await refused(source), null, source)
})

t.test('who may ask comes before what is asked, however it is asked', async t => {
  const refused = gateOf(SDL)
  for (const source of [
    '{ closed }',
    '{ closed(nonsense: 1) }',
    '{ closed { nothing } }',
    '{ open other: closed(id: 1) }',
    '{ ... { closed } }',
    '{ ... on Query { ... { closed } } }',
    '{ ...F } fragment F on Query { closed }',
    '{ open } query B { closed }',
  ])
    t.equal(await refused(source), 'ADMINS_ONLY', source)
  const syntax = { message: /Syntax Error/ }
  await t.rejects(refused('{ closed('), syntax, 'what cannot be read is refused for its syntax')
  t.equal(await refused('{ thing { ...F } } fragment F on Thing { closed }'), null)
})

t.test('of several operations the one that runs is looked at', async t => {
  const refused = gateOf(SDL)
  const source = `query A { open ...Open } query B { closed(id: 1) } mutation C { ...Change }
    fragment Open on Query { open ...Open } fragment Change on Mutation { change }`
  t.equal(await refused(source, { operationName: 'A' }), null)
  for (const operationName of ['B', 'C', 'none of them', undefined])
    t.equal(await refused(source, { ...(operationName && { operationName }) }), 'ADMINS_ONLY')
})

t.test('what @include and @skip leave out is not asked', async t => {
  const refused = gateOf(SDL)
  const included = 'query($is: Boolean = true) { open closed(id: 1) @include(if: $is) }'
  const skipped =
    'query($is: Boolean! = false) { open ...F @skip(if: $is) } fragment F on Query { closed }'
  const twice =
    'query($is: Boolean!) { ...F @include(if: $is) ...F } fragment F on Query { closed }'
  for (const [source, variables] of [
    ['{ open closed(id: 1) @include(if: false) }', {}],
    ['{ open ... @skip(if: true) { closed(id: 1) } }', {}],
    ['{ open ... { closed(id: 1) @include(if: true) @skip(if: true) } }', {}],
    [included, { is: false }],
    [skipped, { is: true }],
  ] as const)
    t.equal(await refused(source, { variables }), null, source)
  for (const [source, variables] of [
    ['{ open closed(id: 1) @include(if: true) }', {}],
    ['{ open closed(id: 1) @include }', {}],
    ['{ open closed(id: 1) @unknown }', {}],
    ['{ open closed(id: 1) @include(if: $unknown) }', {}],
    [included, {}],
    [included, { is: 'false' }],
    [skipped, {}],
    [twice, { is: false }],
  ] as const)
    t.equal(await refused(source, { variables }), 'ADMINS_ONLY', source)
})

t.test('each directive is for its own viewers', async t => {
  const refused = gateOf(`
    enum ApiKeyScope { DEBATES_READ DEBATES_WRITE }
    directive @usersOnly on FIELD_DEFINITION
    directive @accountsOnly on FIELD_DEFINITION
    directive @debatersOnly(scope: ApiKeyScope) on FIELD_DEFINITION
    directive @ownersOnly(scope: ApiKeyScope) on FIELD_DEFINITION
    type Query {
      users: Int @usersOnly
      accounts: Int @accountsOnly
      debaters: Int @debatersOnly
      owners: Int @ownersOnly
      readers: Int @ownersOnly(scope: DEBATES_READ)
    }`)
  const visitor: Viewer = { kind: 'anonymous', address }
  const guest: Viewer = { kind: 'guest', guestId: 'g', address }
  for (const [field, ...codes] of [
    ['users', 'LOGIN_REQUIRED', 'LOGIN_REQUIRED', null, 'DEBATERS_ONLY', 'KEY_REFUSED'],
    ['accounts', 'LOGIN_REQUIRED', 'LOGIN_REQUIRED', null, null, 'KEY_REFUSED'],
    ['debaters', null, null, null, 'ADMINS_DO_NOT_DEBATE', 'KEY_REFUSED'],
    ['owners', null, null, null, null, 'KEY_REFUSED'],
    ['readers', null, null, null, null, 'KEY_SCOPE_MISSING'],
  ] as const) {
    const viewers = [visitor, guest, user, admin, keyWith('DEBATES_WRITE')]
    const seen = await Promise.all(viewers.map(who => refused(`{ ${field} }`, { who })))
    t.same(seen, codes, field)
  }
  t.equal(await refused('{ readers }', { who: keyWith('DEBATES_READ') }), null)
})

t.test('administrators and keys start debates for others alone, however it is written', async t => {
  const refused = gateOf(readSdl())
  const start = (input: string, declared = '') =>
    `mutation ${declared} { startDebate(input: ${input}) { debate { id } } }`
  const whole = start('$input', '($input: StartDebateInput!)')
  for (const [source, input] of [
    [start('{ externalUserId: "e", stance: 5 }'), undefined],
    [start('{ externalUserId: $e }', '($e: String = "e")'), undefined],
    [start('$input', '($input: StartDebateInput = { externalUserId: "e" })'), undefined],
    [whole, { externalUserId: ['e'] }],
  ] as const) {
    const variables = { ...(input && { input }) }
    for (const who of [admin, keyWith('DEBATES_WRITE')])
      t.equal(await refused(source, { who, variables }), null, source)
    for (const who of [keyWith('DEBATES_READ'), user])
      t.not(await refused(source, { who, variables }), null, source)
  }
  for (const input of [{}, { externalUserId: null }, 7, null, undefined])
    for (const [who, code] of [
      [admin, 'ADMINS_DO_NOT_DEBATE'],
      [keyWith('DEBATES_WRITE'), 'KEY_REFUSED'],
      [user, null],
    ] as const)
      t.equal(await refused(whole, { who, variables: { input } }), code, JSON.stringify(input))
})

/** What stands among the administrators' fields for others. */
const OPEN = [
  'logInAdmin',
  'adminInvitationWorks',
  'acceptAdminInvitation',
  'callingApiKey',
  'enterDebate',
]
const OURS = [adminResolvers, administratorResolvers, apiKeyResolvers, externalUserResolvers]

t.test('the administrators’ roots are closed, all but the login, and no others', async t => {
  const refused = gateOf(readSdl())
  const schema = buildSchema(readSdl())
  for (const [operation, type, ours] of [
    ['query', schema.getQueryType(), OURS.flatMap(({ Query = {} }) => Object.keys(Query))],
    [
      'mutation',
      schema.getMutationType(),
      OURS.flatMap(({ Mutation = {} }) => Object.keys(Mutation)),
    ],
  ] as const)
    for (const name of Object.keys(type?.getFields() ?? {})) {
      const isClosed = ours.includes(name) && !OPEN.includes(name)
      const code = await refused(`${operation} { ${name}(nonsense: 1) }`)
      t.equal(code, isClosed ? 'ADMINS_ONLY' : null, name)
    }
})
