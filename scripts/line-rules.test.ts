import t from 'tap'
import { findLongLines, listCode } from './line-rules.ts'

const faultsOf = (text: string) =>
  findLongLines(t.testdir({ 'a.ts': text }), ['a.ts']).map(({ line, why }) => `${line}: ${why}`)

t.test('a line may have 150 characters, counted as characters', async t => {
  t.same(faultsOf(`\n${'字'.repeat(150)}\n`), [])
  t.same(faultsOf(`${'😀'.repeat(150)}\n`), [])
  t.same(faultsOf(`\n${'字'.repeat(151)}\n`), ['2: 151 characters, at most 150'])
})

t.test('a regular expression of more than 200 characters is named too', async t => {
  const regex = `/${'[ab/]'.repeat(40)}c/u`
  t.same(faultsOf(`const A =\n  ${regex}\n`), [
    '2: 206 characters, at most 150',
    '2: a regular expression of 204, at most 200',
  ])
  t.same(faultsOf(`const a = '${'b/c '.repeat(60)}'\n`), ['1: 252 characters, at most 150'])
})

t.test('generated code, packages, data and documents are not looked at', async t => {
  const folder = t.testdir({
    api: { 'a.ts': '', 'words.yaml': '', 'b.md': '', node_modules: { 'c.ts': '' } },
    schema: { generated: { 'd.ts': '' }, 'e.graphql': '' },
    web: { dist: { 'f.js': '' }, 'g.css': '', features: { home: { 'h.tsx': '' } } },
  })
  t.same(listCode(folder), ['api/a.ts', 'schema/e.graphql', 'web/features/home/h.tsx', 'web/g.css'])
})
