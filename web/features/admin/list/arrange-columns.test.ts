import t from 'tap'
import { moveColumn, orderColumns, sizeColumns } from './arrange-columns.ts'

const columns = [
  { key: 'user', width: 200 },
  { key: 'topic', width: 256, isWide: true },
  { key: 'score', width: 88 },
]

t.test('columns that were moved come first, and an unknown one is none', async t => {
  const keys = (order: string[]) => orderColumns(columns, { order }).map(({ key }) => key)
  t.same(keys([]), ['user', 'topic', 'score'])
  t.same(keys(['score', 'gone']), ['score', 'user', 'topic'])
})

t.test('a column takes the place of another, to either side', async t => {
  t.same(moveColumn(['a', 'b', 'c'], 'a', 'c'), ['b', 'c', 'a'])
  t.same(moveColumn(['a', 'b', 'c'], 'c', 'a'), ['c', 'a', 'b'])
  t.same(moveColumn(['a', 'b', 'c'], 'a', 'x'), ['a', 'b', 'c'])
})

t.test('the wide column takes what is left until it is resized', async t => {
  t.same(sizeColumns(columns, { widths: { score: 120 } }), {
    widths: [200, null, 120],
    least: 576,
    isElastic: true,
  })
  t.same(sizeColumns(columns, { widths: { topic: 400 } }), {
    widths: [200, 400, 88],
    least: 688,
    isElastic: false,
  })
})
