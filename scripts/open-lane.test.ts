import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openLane } from './open-lane.ts'

const PASSES = `t.test('holds', async t => { t.equal(process.env.TEST_WORD, 'given') })`
const WITH_HOOK = `t.beforeEach(() => { throw new Error('of another file') })
t.test('fails by its hook', async () => undefined)`
const DIES = `t.test('dies', async () => { process.exit(3) })`
const LOST = `t.test('goes well', async t => { t.ok(true) })
t.test('loses an error', async t => {
  setTimeout(() => { throw new Error('that nobody caught') })
  await new Promise(() => setInterval(() => undefined, 1e6))
})
t.test('goes on', async t => { t.ok(true) })`
const REJECTS = `t.test('loses a promise', async t => {
  Promise.reject(new Error('that nobody awaited'))
  await new Promise(() => setInterval(() => undefined, 1e6))
})`
const STAYS = `setInterval(() => undefined, 1e6)
t.test('holds', async t => { t.ok(true) })`

/** A lane, and test files with these lines. */
const openWith = (t: Test, sources: Record<string, string>, closeLimitMs?: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'lane-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const path = (name: string) => join(folder, `${name}.test.ts`)
  for (const [name, source] of Object.entries(sources))
    writeFileSync(path(name), `import t from 'tap'\n${source}\n`)
  const lane = openLane({ ...process.env, TEST_WORD: 'given' }, closeLimitMs)
  return { lane, run: (name: string) => lane.run(path(name)) }
}

t.test('files run one after another in one process, each with hooks of its own', async t => {
  const { lane, run } = openWith(t, { first: PASSES, hook: WITH_HOOK, last: PASSES })
  t.match(await run('first'), { ok: true, passed: 1, failed: 0 })
  t.equal(lane.isFit(), true)
  const failed = await run('hook')
  t.match(failed, { ok: false, passed: 0, failed: 1 })
  t.match(failed.failures.join('\n'), 'of another file')
  t.equal(lane.isFit(), false, 'a failure may have left anything behind')
  t.match(await run('last'), { ok: true, passed: 1, failed: 0 })
  t.equal(await lane.close(), null)
})

t.test('a file that ends the process is a failure, and so is one that cannot be read', async t => {
  const { lane, run } = openWith(t, { dies: DIES })
  t.match(await run('missing'), { ok: false, failed: 1, failures: [/Cannot find module/] })
  t.match(await run('dies'), { ok: false, passed: 0, failed: 1 })
  t.equal(await lane.close(), null)
})

t.test('an error that nobody caught fails the test that runs, and ends it', async t => {
  const { lane, run } = openWith(t, { lost: LOST, rejects: REJECTS }, 200)
  const lost = await run('lost')
  t.match(lost, { passed: 2, failed: 1 })
  t.match(lost.failures.join('\n'), /loses an error(.|\n)*that nobody caught/)
  const rejected = await run('rejects')
  t.match(rejected, { failed: 1 })
  t.match(rejected.failures.join('\n'), /that nobody awaited/)
  await lane.close()
})

t.test('what a file leaves open is told at the end', async t => {
  const { lane, run } = openWith(t, { stays: STAYS }, 200)
  t.match(await run('stays'), { ok: true, passed: 1 })
  t.match(await lane.close(), { failed: 1, failures: [/left something open: .*stays\.test\.ts/] })
})
