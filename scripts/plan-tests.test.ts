import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { planTests, withoutBrowser } from './plan-tests.ts'

const ROOT = join(import.meta.dirname, '..')
const every = planTests(ROOT, [])
/** The folder of a long test's name has its subjects. */
const partsOf = (file: string) =>
  globSync(`${file.replace(/\.test\.tsx?$/, '')}/*.ts`, { cwd: ROOT })

t.test('without a name every test file runs, and none of a package', async t => {
  t.ok(every.files.includes('scripts/plan-tests.test.ts'))
  t.ok(every.journeys.includes('api/tests/debates.test.ts'))
  t.notOk(every.journeys.includes('api/tests/turn-by-turn.test.ts'), 'sound needs one database')
  t.notOk(every.files.some(file => file.includes('node_modules')))
})

t.test('the whole form runs more journeys on both databases', async t => {
  const whole = planTests(ROOT, [], true)
  t.same(whole.files, every.files)
  t.ok(whole.journeys.includes('api/tests/admin-cursors.test.ts'))
  t.notOk(every.journeys.includes('api/tests/admin-cursors.test.ts'))
  t.ok(every.journeys.every(file => whole.journeys.includes(file)))
  t.notOk(whole.journeys.includes('api/tests/restart.test.ts'), 'it is about one database')
})

t.test('the files that open a browser are the ones counted as such', async t => {
  const open = every.files.filter(file =>
    [file, ...partsOf(file)].some(part =>
      /from '\.{1,2}\/open-browser\.ts'/.test(readFileSync(join(ROOT, part), 'utf8')),
    ),
  )
  t.same(every.inBrowser, open)
})

t.test('without a browser every other file runs', async t => {
  const { files, journeys, inBrowser } = withoutBrowser(every)
  t.equal(files.length, every.files.length - every.inBrowser.length)
  t.same(journeys, every.journeys)
  t.same(inBrowser, [])
  t.ok(files.includes('web/lib/request.test.ts'), 'a unit test of the web app needs none')
})

t.test('files are known however they are written', async t => {
  const asked = ['./web/tests/rules.test.ts', join(ROOT, 'api/tests/debates.test.ts')]
  t.same(planTests(ROOT, asked), {
    files: ['web/tests/rules.test.ts', 'api/tests/debates.test.ts'],
    journeys: ['api/tests/debates.test.ts'],
    inBrowser: ['web/tests/rules.test.ts'],
  })
})
