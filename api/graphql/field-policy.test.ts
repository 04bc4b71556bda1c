import { buildSchema, type GraphQLResolveInfo, isObjectType } from 'graphql'
import t from 'tap'
import type { Viewer } from '#api/domain/viewer.ts'
import type { GraphqlContext } from './context.ts'
import { completeFields } from './field-policy.ts'

const schema = completeFields(
  buildSchema(`
    directive @adminsOnly on FIELD_DEFINITION
    directive @private on FIELD_DEFINITION
    type Query { topic: Topic, user: User }
    type Topic { isSelfWritten: Boolean @adminsOnly }
    type User { email: String @private }
  `),
)

const visitor: Viewer = { kind: 'anonymous', address: '192.0.2.1' }

/** What one request reads of rows: the value, or the error that refuses it. */
const requestBy = (viewer: Viewer) => {
  const context = { knownViewer: () => viewer } as unknown as GraphqlContext
  return (typeName: string, fieldName: string, row: Record<string, unknown> = {}): unknown => {
    const type = schema.getType(typeName)
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
    const info = { fieldName } as GraphQLResolveInfo
    try {
      return field?.resolve?.(row, {}, context, info)
    } catch (error) {
      return error
    }
  }
}

t.test('of one field a request is refused with one error, however many rows ask', async t => {
  const [one, other] = [requestBy({ ...visitor }), requestBy({ ...visitor })]
  const first = one('Topic', 'isSelfWritten')
  t.match(first, { said: { code: 'ADMIN_LOGIN_REQUIRED' } })
  t.equal(one('Topic', 'isSelfWritten'), first)
  t.not(other('Topic', 'isSelfWritten'), first)
})

t.test('who is refused at one row is not looked at again at the next', async t => {
  let looks = 0
  const viewer: Viewer = {
    ...visitor,
    get kind() {
      looks += 1
      return 'anonymous' as const
    },
  }
  const read = requestBy(viewer)
  read('Topic', 'isSelfWritten')
  const looksAtFirst = looks
  for (let row = 0; row < 100; row += 1) read('Topic', 'isSelfWritten')
  t.ok(looksAtFirst > 0)
  t.equal(looks, looksAtFirst)
})

t.test('one’s own row is read between those of others', async t => {
  const read = requestBy({ kind: 'user', userId: 'ada', guestId: null, address: '192.0.2.1' })
  const [own, theirs] = [
    { user_id: 'ada', email: 'ada@example.org' },
    { user_id: 'ben', email: 'ben@example.org' },
  ]
  const refusal = read('User', 'email', theirs)
  t.match(refusal, { said: { code: 'FIELD_PRIVATE', params: { field: 'email' } } })
  t.equal(read('User', 'email', own), 'ada@example.org')
  t.equal(read('User', 'email', theirs), refusal)
})
