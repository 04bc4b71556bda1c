import { buildSchema, type GraphQLResolveInfo } from 'graphql'
import t from 'tap'
import type { GraphqlContext } from './context.ts'
import { completeFields } from './field-policy.ts'

const schema = completeFields(
  buildSchema(`
    directive @adminsOnly on FIELD_DEFINITION
    type Query { topic: Topic }
    type Topic { isSelfWritten: Boolean @adminsOnly }
  `),
)

const request = () => {
  const viewer = { kind: 'anonymous', address: '192.0.2.1' }
  return { knownViewer: () => viewer } as unknown as GraphqlContext
}

const refusalIn = (context: GraphqlContext): unknown => {
  const type = schema.getType('Topic')
  const field = type && 'getFields' in type ? type.getFields().isSelfWritten : undefined
  const info = { fieldName: 'isSelfWritten' } as GraphQLResolveInfo
  try {
    return field && 'resolve' in field && field.resolve?.({}, {}, context, info)
  } catch (error) {
    return error
  }
}

t.test('of one field a request is refused with one error, however many rows ask', async t => {
  const [one, other] = [request(), request()]
  const first = refusalIn(one)
  t.match(first, { said: { code: 'ADMIN_LOGIN_REQUIRED' } })
  t.equal(refusalIn(one), first)
  t.not(refusalIn(other), first)
})
