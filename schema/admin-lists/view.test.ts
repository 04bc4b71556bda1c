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
  t.same(faults, ['stance', 'scoreMin', 'startedFrom', 'userId', 'sort'])
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
