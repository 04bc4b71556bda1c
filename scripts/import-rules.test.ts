import t from 'tap'
import { findCycles } from './import-cycles.ts'
import { findFaults } from './import-rules.ts'

/** A folder with these files in it. */
const folderOf = (files: Record<string, string>) =>
  t.testdir(
    Object.entries(files).reduce<Record<string, unknown>>((tree, [path, text]) => {
      const parts = path.split('/')
      let folder = tree
      for (const part of parts.slice(0, -1)) {
        folder[part] ??= {}
        folder = folder[part] as Record<string, unknown>
      }
      folder[parts.at(-1) ?? ''] = text
      return tree
    }, {}) as never,
  )

/** The rule that each import breaks, of files written for the test. */
const faultsOf = (files: Record<string, string>) =>
  findFaults(folderOf(files), Object.keys(files)).map(
    ({ file, line, why }) => `${file}:${line} ${why}`,
  )

t.test('packages belong to the folder that speaks their language', async t => {
  t.same(
    faultsOf({
      'api/domain/a.ts': "import { sql } from 'kysely'\n",
      'db/queries/a.ts': "import pg from 'pg'\n",
    }),
    ['api/domain/a.ts:1 only db/ contains SQL'],
  )
  t.same(faultsOf({ 'api/domain/a.ts': "\nimport type { FastifyReply } from 'fastify'\n" }), [
    'api/domain/a.ts:2 only the APIs talk to the network',
  ])
  t.same(faultsOf({ 'api/domain/a.ts': `const load = () => ${'import'}('openai')\n` }), [
    'api/domain/a.ts:1 only api/ai talks to models',
  ])
})

t.test('imports point inward', async t => {
  const inward = {
    'api/rest/a.ts': "import { x } from '#api/domain/x.ts'\nimport { y } from '#schema/y.ts'\n",
  }
  t.same(faultsOf(inward), [])
  t.match(faultsOf({ 'api/rest/a.ts': "import { x } from '#db/queries/x.ts'\n" }), [
    /an API asks the domain/,
  ])
  t.match(faultsOf({ 'api/rest/a.ts': "import { x } from '../graphql/x.ts'\n" }), [/another API/])
  t.match(faultsOf({ 'api/domain/a.ts': "export { x } from '../rest/x.ts'\n" }), [
    /no API and no provider/,
  ])
  t.match(faultsOf({ 'schema/a.ts': "import { x } from '#db/tables.ts'\n" }), [/nothing of ours/])
  const database = "{ Db } from '#db/database.ts'\n"
  t.same(faultsOf({ 'api/domain/a.ts': `import type ${database}` }), [])
  t.match(faultsOf({ 'api/domain/a.ts': `import ${database}` }), [/the domain knows/])
})

t.test('a provider is loaded when it is chosen, by the files that may', async t => {
  const lazily = `const load = () => ${'import'}('./offline/judge.ts')\n`
  t.same(faultsOf({ 'api/ai/choose.ts': lazily }), [])
  t.match(faultsOf({ 'api/ai/watch.ts': lazily }), [/when it is chosen/])
  t.match(faultsOf({ 'api/ai/choose.ts': "import { a } from './openai/judge.ts'\n" }), [
    /when it is chosen/,
  ])
  t.match(faultsOf({ 'api/compose.ts': "import { a } from './ai/offline/judge.ts'\n" }), [
    /when it is chosen/,
  ])
  t.same(faultsOf({ 'api/ai/offline/a.ts': "import { a } from './b.ts'\n" }), [])
  t.same(faultsOf({ 'api/tests/a.ts': "import { a } from '../ai/offline/b.ts'\n" }), [])
})

t.test('the browser gets neither the motions nor their parser', async t => {
  t.match(faultsOf({ 'web/a.ts': "import { a } from '#schema/motions/read-motion.ts'\n" }), [
    /no motion files/,
  ])
  t.match(faultsOf({ 'web/a.ts': "import { load } from 'js-yaml'\n" }), [/for everybody/])
})

t.test('a feature of the web app knows no other feature', async t => {
  const near = "import { a } from './a.ts'\nimport { b } from '../../ui/b.tsx'\n"
  t.same(faultsOf({ 'web/features/home/home.tsx': near }), [])
  t.match(faultsOf({ 'web/features/home/home.tsx': "import { d } from '../debate/d.ts'\n" }), [
    /another feature/,
  ])
  t.match(faultsOf({ 'web/ui/a.tsx': "import { d } from '../features/debate/d.ts'\n" }), [
    /knows none/,
  ])
})

t.test('an admin page knows the list and no other page', async t => {
  const list = "import { l } from '../list/l.ts'\nimport { s } from '../session.ts'\n"
  t.same(faultsOf({ 'web/features/admin/users/a.tsx': list }), [])
  const topics = "import { t } from '../topics/t.ts'\n"
  for (const page of ['users', 'list'])
    t.match(faultsOf({ [`web/features/admin/${page}/a.tsx`]: topics }), [/another admin page/])
})

t.test('what stands in a comment is no import', async t => {
  t.same(
    faultsOf({ 'schema/a.ts': "// import { x } from '#db/tables.ts'\n/* import 'pg' */\n" }),
    [],
  )
})

t.test('files that import each other are found, types and long ways too', async t => {
  const cyclesIn = (files: Record<string, string>) =>
    findCycles(folderOf(files), Object.keys(files))
  t.same(
    cyclesIn({
      'api/a.ts': "import { b } from './b.ts'\n",
      'api/b.ts': "import type { C } from '#api/c.ts'\n",
      'api/c.ts': "export { a } from './a.ts'\n",
    }),
    [['api/a.ts', 'api/b.ts', 'api/c.ts']],
  )
  t.same(
    cyclesIn({
      'api/a.ts': "import { b } from './b.ts'\nimport { c } from './c.ts'\n",
      'api/b.ts': "import { c } from './c.ts'\n",
      'api/c.ts': `export const a = () => ${'import'}('./a.ts')\n`,
    }),
    [],
    'two ways to one file are no cycle, nor is what is loaded when it is needed',
  )
})
