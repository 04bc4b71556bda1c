import t from 'tap'
import type { AdminDebate, AdminPage } from '#schema/admin.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { beginDebate, logInAdmin } from '../factories.ts'
import { openApp } from '../test-app.ts'

const app = await openApp(t)
const token = await logInAdmin(app)
const get = <Body>(path: string) => app.call<Body>('GET', `/api/admin${path}`, { token })

t.test('what a query string cannot mean is refused, and said by name', async t => {
  for (const [path, field, code] of [
    ['/debates/export.csv?pageSize=10', 'pageSize', 'PARAMETER_UNKNOWN'],
    ['/users/export.csv?page=2', 'page', 'PARAMETER_UNKNOWN'],
    ['/users?sortOrder=asc', 'sortBy', 'FIELD_REQUIRED'],
    ['/users?sortBy=username&sortBy=debate_count', 'sortBy', 'PARAMETER_REPEATED'],
    ['/topics?search=a&search=b', 'search', 'PARAMETER_REPEATED'],
    ['/debates/results?scoreMin=1&scoreMin=50', 'scoreMin', 'PARAMETER_REPEATED'],
    ['/debates/results?page=1&page=2', 'page', 'PARAMETER_REPEATED'],
    ['/debates/results?pageSize=1x', 'pageSize', 'NUMBER_OUT_OF_RANGE'],
    ['/debates/results?page=10000001', 'page', 'NUMBER_OUT_OF_RANGE'],
    ['/topics?sort=text.asc&sort=text.desc', 'sort', 'SORT_REPEATED'],
    ['/users?debatesMin=1.5', 'debatesMin', 'FILTER_VALUE_INVALID'],
    ['/users/export.csv?debatesMax=99999999999', 'debatesMax', 'FILTER_VALUE_INVALID'],
    ['/users?scoreMin=%20', 'scoreMin', 'FILTER_VALUE_INVALID'],
    ['/users?scoreMin=1e1', 'scoreMin', 'FILTER_VALUE_INVALID'],
    ['/users?debatesMin=0x10', 'debatesMin', 'FILTER_VALUE_INVALID'],
    ['/users?sortBy=password_hash', 'sortBy', 'FIELD_NOT_ONE_OF'],
  ] as const) {
    const { status, body } = await get<ErrorBody>(path)
    t.match({ status, errors: body.errors }, { status: 400, errors: [{ field, code }] }, path)
  }
})

t.test('a page that cannot be is refused in the same words at both doors', async t => {
  for (const [field, value] of [
    ['pageSize', 101],
    ['pageSize', 0],
    ['page', 0],
    ['page', 10_000_001],
  ] as const) {
    const { status, body: rest } = await get<ErrorBody>(`/debates/results?${field}=${value}`)
    const query = `{ adminDebates(${field}: ${value}) { totalCount } }`
    const { body } = await app.graphql(query, {}, { token })
    const [error]: { extensions: Partial<ErrorBody> }[] = body.errors ?? []
    t.equal(status, 400, field)
    t.match(rest.errors, [{ field }])
    t.strictSame(error?.extensions.errors, rest.errors, `${field} ${value}`)
  }
})

t.test('a filter that cannot be is refused in the same words at both doors', async t => {
  const tables = [
    ['/api/admin/users', 'AdminUserFilter', 'adminUsers'],
    ['/api/admin/debates/results', 'AdminDebateFilter', 'adminDebates'],
    ['/api/topics', 'TopicFilter', 'topics'],
  ] as const
  const wrong = { search: ['x'.repeat(201), 'a\0b'], scoreMin: [-1, 1_000], scoreMax: [100.5] }
  for (const [path, type, list] of tables)
    for (const [field, values] of Object.entries(wrong))
      for (const value of list === 'topics' && field !== 'search' ? [] : values) {
        const query = new URLSearchParams({ [field]: String(value) })
        const { status, body: rest } = await app.call<ErrorBody>('GET', `${path}?${query}`, {
          token,
        })
        const asked = `query($filter: ${type}) { ${list}(filter: $filter) { totalCount } }`
        const { body } = await app.graphql(asked, { filter: { [field]: value } }, { token })
        const [error]: { extensions: Partial<ErrorBody> }[] = body.errors ?? []
        t.equal(status, 400, `${list} ${field}`)
        t.match(rest.errors, [{ field, msg: /can|from 0 to 100/ }])
        t.strictSame(error?.extensions.errors, rest.errors, `${list} ${field}`)
      }
})

t.test('an empty parameter says nothing, and a question mark may be searched for', async t => {
  const { topic } = await beginDebate(app, {}, { stance: 'for' })
  const { debate_id } = await beginDebate(
    app,
    {},
    { topic_id: 'custom', custom_topic: 'Is tea good? Not coffee', stance: 'against' },
  )
  const idsOf = async (query: string) => {
    const { body } = await get<AdminPage<AdminDebate>>(`/debates/results?${query}`)
    return body.data.map(debate => debate.debate_id)
  }
  t.notMatch(topic.topic_text, '?')
  t.same(await idsOf('stance=&stance=against'), [debate_id])
  t.same(await idsOf('search=good?'), [debate_id])
  t.same(await idsOf('search=good?Not'), [])
})
