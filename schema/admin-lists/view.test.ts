import t from 'tap'
import { readView, writeView } from './view.ts'

t.test('what is written to an address is read back the same', async t => {
  const query = {
    filter: {
      search: 'tea & "coffee" 茶',
      stance: ['for' as const],
      status: ['scored' as const, 'unscored' as const],
      scoreMin: 0,
      scoreMax: 62.5,
      startedFrom: '2026-02-28',
      userId: '0a1b2c3d-0000-4000-8000-00000000abcd',
    },
    sort: [
      { by: 'score' as const, order: 'asc' as const },
      { by: 'startTime' as const, order: 'desc' as const },
    ],
    page: 3,
    pageSize: 50,
  }
  const { look } = readView('debates', new URLSearchParams())
  const view = { query, look }
  t.same(readView('debates', writeView('debates', view)), { ...view, faults: [] })
  const first = { filter: {}, sort: [], page: 1, pageSize: 25 }
  t.equal(writeView('debates', { query: first, look }).toString(), '')
})

t.test('what says nothing is left out and named', async t => {
  const { query, faults } = readView(
    'debates',
    new URLSearchParams(
      'stance=maybe&scoreMin=x&startedFrom=2026-02-30&userId=1' +
        '&sort=ai_feedback.asc&page=0&pageSize=9999',
    ),
  )
  t.same(query, { filter: {}, sort: [], page: 1, pageSize: 100 })
  t.same(
    faults.map(({ field }) => field),
    ['stance', 'scoreMin', 'startedFrom', 'userId', 'sort'],
  )
})

t.test('a value that is too long or too large is said with the figure', async t => {
  const faultsOf = (query: string) => readView('debates', new URLSearchParams(query)).faults
  const long = (field: string, max: number) => [
    { field, code: 'FIELD_TOO_LONG', params: { field, max } },
  ]
  t.same(faultsOf(`search=${'x'.repeat(201)}`), long('search', 200))
  t.same(faultsOf(`provider=${'x'.repeat(101)}`), long('provider', 100))
  for (const field of ['scoreMin', 'scoreMax'])
    for (const value of ['-1', '100.5', '1000'])
      t.same(faultsOf(`${field}=${value}`), [
        { field, code: 'SCORE_OUT_OF_RANGE', params: { field, min: 0, max: 100 } },
      ])
  t.same(faultsOf(`scoreMin=0&scoreMax=100&search=${'x'.repeat(200)}`), [])
  for (const field of ['search', 'provider'])
    t.same(faultsOf(`${field}=a%00b`), [{ field, code: 'TEXT_UNSTORABLE' }])
})

t.test('a number is digits', async t => {
  for (const text of ['%20', '0x10', '1e1', '%2B1', '.5', '5.', 'Infinity', '1,5']) {
    const { query, faults } = readView('users', new URLSearchParams(`scoreMin=${text}`))
    t.same({ ...query.filter, faults: faults.length }, { faults: 1 }, text)
  }
  const { query } = readView('users', new URLSearchParams('scoreMin=0.5&debatesMin=007'))
  t.same(query.filter, { scoreMin: 0.5, debatesMin: 7 })
})

t.test('a table knows only its own fields', async t => {
  const { query } = readView('topics', new URLSearchParams('recommended=true&stance=for'))
  t.same(query.filter, { recommended: true })
})
