import { spawnSync } from 'node:child_process'
import t from 'tap'

const GOALS = new URL('./goals.ts', import.meta.url).href

const runWith = (missed: string) => {
  const script = `import { tellMissed } from '${GOALS}'; tellMissed(${missed})`
  const flags = ['--input-type=module', '--eval', script]
  const { status, stdout } = spawnSync(process.execPath, flags, { encoding: 'utf8' })
  return { status, stdout }
}

t.test('a benchmark that missed a goal names it and fails', async t => {
  t.same(runWith("['others wait 250 ms']"), {
    status: 1,
    stdout: 'Missed goals:\n! others wait 250 ms\n',
  })
  t.same(runWith('[]'), { status: 0, stdout: 'Every goal is reached.\n' })
})
