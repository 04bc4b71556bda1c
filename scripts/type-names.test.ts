import t from 'tap'
import { findSharedNames } from './type-names.ts'

t.test('an exported type name has one file; private names may repeat', async t => {
  const root = t.testdir({
    'a.ts': 'export type Row = 1\ntype Props = 1\nexport class Fault extends Error {}\n',
    'b.ts': 'type Row = 2\ntype Props = 2\n// type Fault = 1\n',
    'c.ts': 'export interface Page {}\n',
  })
  t.same(findSharedNames(root, ['a.ts', 'b.ts', 'c.ts']), [
    { name: 'Row', files: ['a.ts', 'b.ts'] },
  ])
})
