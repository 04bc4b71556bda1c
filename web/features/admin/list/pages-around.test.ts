import t from 'tap'
import { pagesAround } from './pages-around.ts'

t.test('five pages around the current one, the first and the last', async t => {
  t.same(pagesAround(1, 3), [1, 2, 3])
  t.same(pagesAround(1, 40), [1, 2, 3, 4, 5, null, 40])
  t.same(pagesAround(20, 40), [1, null, 18, 19, 20, 21, 22, null, 40])
  t.same(pagesAround(40, 40), [1, null, 36, 37, 38, 39, 40])
  t.same(pagesAround(4, 7), [1, 2, 3, 4, 5, 6, 7])
})

t.test('where nobody has counted the pages, there is always a next one', async t => {
  t.same(pagesAround(1, null), [1, 2, 3])
  t.same(pagesAround(500, null), [1, null, 498, 499, 500, 501, 502])
})
