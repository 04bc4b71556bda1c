import t, { type Test } from 'tap'
import { serveBare } from '../serve.ts'
import { ServerDied, watch } from './watch.ts'

const open = async (t: Test) => {
  const served = await serveBare('{}')
  t.teardown(() => served.stop())
  return served
}
const kill = (pid: number) => process.kill(pid, 'SIGKILL')

t.test('a server that dies while it is watched is told as that, by what ended it', async t => {
  const told = new ServerDied('SIGKILL')
  t.match(told, { message: /server died.*SIGKILL/ })
  for (const [what, attack] of [
    ['the attack breaks', () => Promise.reject(new Error('fetch failed'))],
    ['the attack waits on and on', () => new Promise(() => undefined)],
  ] as const) {
    const served = await open(t)
    const act = () => {
      kill(served.pid)
      return attack()
    }
    await t.rejects(watch(served, act), told, what)
  }
})

t.test('others ask before the attack begins, and what breaks it by itself is told', async t => {
  const served = await open(t)
  const { asked, answer } = await watch(served, async () => 'done')
  t.ok(asked > 0)
  t.equal(answer, 'done')
  const broken = new Error('no token')
  await t.rejects(
    watch(served, () => Promise.reject(broken)),
    broken,
  )
})
