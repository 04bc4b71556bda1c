import { buildSchema } from 'graphql'
import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { adminResolvers } from './admin-resolvers.ts'
import { administratorResolvers } from './administrator-resolvers.ts'
import { createAssertMayAsk } from './admins-only.ts'
import { apiKeyResolvers } from './api-key-resolvers.ts'
import { externalUserResolvers } from './external-user-resolvers.ts'
import { readSdl } from './plugin.ts'

const user: Viewer = { kind: 'user', userId: 'u', guestId: null, address: '127.0.0.1' }
const gateOf = (sdl: string) => {
  const assertMayAsk = createAssertMayAsk(buildSchema(sdl))
  /** The code with which a source is refused to a user; null when it goes on to be checked. */
  return async (source: string) => {
    try {
      await assertMayAsk(source, { viewer: async () => user })
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
