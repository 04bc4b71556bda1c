import t from 'tap'
import { briefProblems, toBrief } from './brief.ts'
import { LIMITS } from './constants.ts'

t.test('empty points are none, and a brief of none is no brief', async t => {
  t.equal(toBrief(undefined), null)
  t.equal(toBrief({ for: ['  ', ''] }), null)
  t.same(toBrief({ against: [' paint fades ', ''] }), { for: [], against: ['paint fades'] })
})

t.test('a side has so many points of so many characters', async t => {
  const [point, long] = ['a'.repeat(LIMITS.briefPointMax), 'a'.repeat(LIMITS.briefPointMax + 1)]
  t.same(briefProblems({ for: [point, '', point, point] }), [])
  t.match(briefProblems({ for: [point, point, point, point] }), [
    { field: 'brief.for', code: 'BRIEF_TOO_MANY_POINTS' },
  ])
  t.match(briefProblems({ against: ['short', long] }), [
    { field: 'brief.against.1', code: 'BRIEF_POINT_TOO_LONG' },
  ])
})
