import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import t from 'tap'
import { API_CALLS } from '#schema/rest/calls.ts'
import { readSdl } from './plugin.ts'
import { inputName } from './read-part.ts'

const schema = buildSchema(readSdl())
const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
const connections = objects.filter(({ name }) => name.endsWith('Connection'))
const rootFields = Object.values(schema.getQueryType()?.getFields() ?? {})
const argsOf = ({ args }: GraphQLField<unknown, unknown>) => args.map(({ name }) => name)
const isGuarded = ({ astNode }: GraphQLField<unknown, unknown>) =>
  astNode?.directives?.some(({ name }) => name.value === 'adminsOnly')

t.test('what has a closed set of values is an enum', t => {
  const typeOf = (owner: string, field: string) => {
    const type = objects.find(({ name }) => name === owner)
    return String(type?.getFields()[field]?.type)
  }
  t.equal(typeOf('ModeCount', 'name'), 'DebateMode!')
  t.equal(typeOf('StanceCount', 'name'), 'Stance!')
  t.equal(typeOf('TurnRetry', 'gained'), '[PublishedTest!]!')
  t.end()
})

t.test('what is said to be wrong with a field is said by a name of the inputs', t => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  const names = new Set(inputs.flatMap(input => Object.keys(input.getFields())))
  for (const call of Object.values(API_CALLS))
    for (const field of 'body' in call ? Object.keys(call.body.shape) : []) {
      t.ok(names.has(inputName(field)), field)
      t.equal(inputName(`entries.1.${field}`), `entries.1.${inputName(field)}`)
    }
  t.end()
})

t.test('every list is the same connection, and tells what its total counts', t => {
  t.ok(connections.length >= 9)
  for (const connection of connections) {
    const thing = connection.name.replace(/Connection$/, '')
    const fields = connection.getFields()
    const edge = objects.find(({ name }) => name === `${thing}Edge`)?.getFields() ?? {}
    const types = Object.values(fields).map(field => `${field.name}: ${field.type}`)
    t.same(types, [
      `nodes: [${edge.node?.type}]!`,
      `edges: [${thing}Edge!]!`,
      'totalCount: Int!',
      'totalIsExact: Boolean!',
      'pageInfo: PageInfo!',
    ])
    t.equal(String(edge.cursor?.type), 'String!')
    t.match(fields.totalCount?.description, /on every page/)
  }
  t.end()
})

t.test('every connection takes cursors, those of administrators pages as well', t => {
  for (const type of objects)
    for (const field of Object.values(type.getFields())) {
      if (!connections.some(({ name }) => name === getNamedType(field.type).name)) continue
      const wanted = ['first', 'after', 'last', 'before']
      if (isGuarded(field)) wanted.push('page', 'pageSize')
      t.same(
        wanted.filter(name => !argsOf(field).includes(name)),
        [],
        field.name,
      )
      t.ok(
        field.args.every(({ defaultValue }) => defaultValue === undefined),
        field.name,
      )
    }
  t.end()
})

t.test('a list at the root that is no connection is a short one', t => {
  const plain = rootFields
    .filter(
      ({ type, deprecationReason }) => isListType(getNullableType(type)) && !deprecationReason,
    )
    .map(({ name }) => name)
  t.same(plain.sort(), ['leaderboard', 'sessions', 'topicImportPreview'])
  t.end()
})

t.test('a mutation takes one input and answers with a payload that can be all errors', t => {
  const users = new Map<string, number>()
  for (const { name, type, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    t.ok(args.length <= 1)
    for (const arg of args) t.match(`${arg.name}: ${arg.type}`, /^input: \w+Input!$/, name)
    const payload = objects.find(object => object === type)
    t.match(payload?.name, /Payload$/, name)
    const { userErrors, ...fields } = payload?.getFields() ?? {}
    t.equal(String(userErrors?.type), '[UserError!]!', name)
    for (const field of Object.values(fields)) t.notOk(isNonNullType(field.type), field.name)
    users.set(String(type), (users.get(String(type)) ?? 0) + 1)
  }
  t.strictSame(
    [...users].flatMap(([name, count]) => (count > 1 ? [name] : [])).sort(),
    [
      'AdminSessionPayload',
      'ApiKeySecretPayload',
      'LogOutPayload',
      'SessionPayload',
      'TopicPayload',
      'TopicsPayload',
      'UpdateUserPayload',
      'UpdateViewerPayload',
    ],
    'schema/decisions/0013 says which are shared',
  )
  t.end()
})
