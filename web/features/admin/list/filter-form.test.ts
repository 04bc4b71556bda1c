import t from 'tap'
import { readFilterForm } from './filter-form.ts'

const formOf = (...fields: [name: string, value: string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

t.test('a panel is read as an address is, and keeps what it does not show', async t => {
  const given = { search: 'tea', userId: '0a1b2c3d-0000-4000-8000-00000000abcd', scoreMin: 9 }
  const form = formOf(
    ['sort', 'score.asc'],
    ['status', 'scored'],
    ['status', 'unscored'],
    ['scoreMin', ''],
    ['scoreMax', '62.5'],
    ['startedFrom', '2026-02-28'],
    ['startedTo', ''],
  )
  t.same(readFilterForm('debates', given, form), {
    filter: {
      search: 'tea',
      userId: given.userId,
      status: ['scored', 'unscored'],
      scoreMax: 62.5,
      startedFrom: '2026-02-28',
    },
    sort: [{ by: 'score', order: 'asc' }],
  })
})

t.test('what says nothing does not filter', async t => {
  const form = formOf(['debatesMin', '1.5'], ['debatesMax', 'x'], ['registeredFrom', 'May'])
  t.same(readFilterForm('users', {}, form), { filter: {}, sort: [] })
})
