import t from 'tap'
import { readSdl } from '#api/graphql/plugin.ts'
import { findSdlFaults } from './sdl-faults.ts'

const HEAD = `"All." schema { query: Query }
"For some." directive @private on FIELD_DEFINITION`

t.test('an SDL that says everything has no faults', async t => {
  const sdl = `${HEAD}
    "What can be read." type Query { "A thing." thing("Its id." id: ID!): Thing }
    "A thing." type Thing { "For administrators." secret: Int @private "Its kind." kind: Kind! }
    "Kinds." enum Kind { "One." one }`
  t.same(findSdlFaults(sdl), [])
})

t.test('what is missing is named by its path', async t => {
  const sdl = `${HEAD}
    type Query { thing(id: ID!, by: By): Thing }
    "A thing." type Thing { "Nobody knows." secret: Int! @private "Its kind." kind: Kind! }
    input By { name: String }
    "Kinds." enum Kind { one }`
  t.same(findSdlFaults(sdl).sort(), [
    'By has no description',
    'By.name has no description',
    'Kind.one has no description',
    'Query has no description',
    'Query.thing has no description',
    'Query.thing(by) has no description',
    'Query.thing(id) has no description',
    'Thing.secret does not say who may read it',
    'Thing.secret is guarded and cannot be null',
  ])
})

t.test('what a query costs is declared for every list, and told where it is more', async t => {
  const sdl = `${HEAD}
    "The cost." directive @cost("It." weight: Int!) on FIELD_DEFINITION | INPUT_FIELD_DEFINITION
    "The length." directive @listSize("It." assumedSize: Int!) on FIELD_DEFINITION
    "What can be read." type Query {
      "Things. Costs 20." things("Which." by: By): [Thing!] @listSize(assumedSize: 10)
      "More things." more: [Thing!]
      "Pages." pages: ThingConnection
      "A thing." thing: Thing @cost(weight: 200)
    }
    "Which." input By { "Its name." name: String @cost(weight: 20) }
    "A page." type ThingConnection { "Rows." nodes: [Thing!]! "Names." names: [String!]! }
    "A thing." type Thing { "A number." number: Int @cost(weight: 5) }`
  t.same(findSdlFaults(sdl).sort(), [
    'By.name does not say "Costs 20."',
    'Query.more has no @listSize',
    'Query.pages has no @listSize',
    'Query.thing does not say "Costs 200."',
    'Thing.number does not say "Costs 5."',
  ])
})

t.test('for whom a field of a root is, is told', async t => {
  const sdl = `"All." schema { query: Query }
    "For users." directive @usersOnly on FIELD_DEFINITION
    "For debaters." directive @debatersOnly on FIELD_DEFINITION
    "What can be read." type Query {
      "One." one: Int @usersOnly
      "UNAUTHENTICATED for guests." two: Int @usersOnly
      "Three." three: Int @debatersOnly
      "For users and guests." four: Int @debatersOnly
    }`
  t.same(findSdlFaults(sdl), [
    'Query.one does not say who may read it',
    'Query.three does not say who may read it',
  ])
})

t.test('a scope that opens a field to keys is told', async t => {
  const sdl = `"All." schema { query: Query }
    "Scopes." enum Scope { "Reads." READ }
    "For some." directive @private("Opens it." scope: Scope) on FIELD_DEFINITION
    "What can be read." type Query {
      "For administrators." one: Int @private(scope: READ)
      "For administrators, and keys with READ." two: Int @private(scope: READ)
    }`
  t.same(findSdlFaults(sdl), ['Query.one does not say that keys with READ may read it'])
})

t.test('what can fail at the root can be null', async t => {
  const sdl = `"All." schema { query: Query mutation: Mutation }
    "What can be read." type Query { "One." one: Int! "Two." two: Int "Thing." thing: Thing }
    "What can be changed." type Mutation { "Three." three: Int! }
    "A thing." type Thing { "A number." number: Int! }`
  t.same(findSdlFaults(sdl), [
    'Query.one is of the root and cannot be null',
    'Mutation.three is of the root and cannot be null',
  ])
})

t.test('who may listen is declared for every subscription', async t => {
  const sdl = `"All." schema { query: Query subscription: Subscription }
    "For administrators." directive @adminsOnly on FIELD_DEFINITION
    "What can be read." type Query { "One." one: Int }
    "Events." type Subscription {
      "For administrators." told: Int! @adminsOnly
      "For administrators." heard: Int!
    }`
  t.same(findSdlFaults(sdl), ['Subscription.heard does not declare who may listen'])
})

t.test('our own schema has no faults', async t => {
  t.same(findSdlFaults(readSdl()), [])
})

t.test('our own schema begins with what holds for all and ends with the long lists', async t => {
  const sdl = readSdl()
  t.match(sdl, /^"""\nDebates against an AI/)
  const types = [...sdl.matchAll(/^(?:type|enum|input|interface) (\w+)/gm)].map(([, name]) => name)
  t.same(types.slice(-2), ['MessageCode', 'PublishedTest'])
})
