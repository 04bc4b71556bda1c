import t from 'tap'
import { goesOn } from './admin-connection.ts'

t.test('a page goes on where rows follow it, or may follow it', t => {
  const page = { page: 3, pageSize: 10, rows: 10, total: 31, totalIsExact: true }
  t.equal(goesOn(page), true)
  t.equal(goesOn({ ...page, total: 30 }), false, 'the last page')
  t.equal(goesOn({ ...page, page: 9, rows: 0 }), false, 'beyond the end')
  const counted = { ...page, page: 1_000, total: 10_000, totalIsExact: false }
  t.equal(goesOn(counted), true, 'the count ends here, the rows may not')
  t.equal(goesOn({ ...counted, page: 1_200, rows: 4 }), false, 'a page that is not full')
  t.end()
})
