import t from 'tap'
import { createOfflineJudge } from './create-judge.ts'
import { createJudgePool } from './judge-pool.ts'
import { debateOf, GOOD, sampleIn } from './test-debates.ts'

const debate = debateOf(sampleIn(GOOD, 'uniforms'))
const BROKEN = new URL('./fixtures/broken-worker.ts', import.meta.url)
const MISSING = new URL('./fixtures/no-worker.ts', import.meta.url)
const never = () => new AbortController().signal

t.test('while a debate is judged, the event loop goes on', async t => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const verdict = await createOfflineJudge().judge(debate, never())
  isDone = true
  t.equal(verdict.passes.length, 1)
  t.ok(turns > 2, `${turns} turns of the loop`)
})

/** The most that is ever judged, in the specification's longest turns. */
const LONGEST = { turns: 60, characters: 8000 }

t.test('the longest debate keeps the caller’s thread less than 50 ms', async t => {
  const judge = createOfflineJudge()
  const said = debate.turns.map(({ text }) => text).join(' ')
  const text = said.repeat(Math.ceil(LONGEST.characters / said.length))
  const turns = Array.from({ length: LONGEST.turns }, (_, at) => ({
    ...{ turn_id: `t${at}`, speaker: at % 2 === 0 ? ('ai' as const) : ('user' as const) },
    text: `${at}. ${text}`.slice(0, LONGEST.characters),
  }))
  const before = process.threadCpuUsage()
  const verdict = await judge.judge({ ...debate, turns }, never())
  const { user, system } = process.threadCpuUsage(before)
  t.equal(verdict.passes.length, 1)
  t.ok((user + system) / 1000 < 50, `${(user + system) / 1000} ms of CPU`)
})

t.test('many debates at once are all judged, and alike', async t => {
  const judge = createOfflineJudge()
  const verdicts = await Promise.all(Array.from({ length: 6 }, () => judge.judge(debate, never())))
  for (const verdict of verdicts) t.same(verdict, verdicts[0])
})

t.test('a thread that breaks down is an error, and the next debate gets another one', async t => {
  const pool = createJudgePool(BROKEN, 1)
  await t.rejects(pool.judge({ ...debate, motion: 'throw' }, never()), /broken/)
  await t.rejects(pool.judge({ ...debate, motion: 'exit' }, never()), /ended with 3/)
  await t.rejects(pool.judge({ ...debate, motion: 'throw' }, never()), /broken/)
})

t.test('a signal ends the debate that is judged and those that wait', async t => {
  const pool = createJudgePool(BROKEN, 1)
  const stop = new AbortController()
  const waiting = [1, 2].map(() => pool.judge({ ...debate, motion: 'wait' }, stop.signal))
  const other = pool.judge({ ...debate, motion: 'throw' }, never())
  stop.abort(new Error('too late'))
  for (const each of waiting) await t.rejects(each, /too late/)
  await t.rejects(other, /broken/, 'the queue goes on')
  await t.rejects(pool.judge(debate, stop.signal), /too late/)
})

t.test(
  'a thread is started before a debate comes; where that fails, the debate hears why',
  async t => {
    const judge = createOfflineJudge()
    judge.prepare?.()
    t.equal((await judge.judge(debate, never())).passes.length, 1)
    const pool = createJudgePool(MISSING, 1)
    pool.warm()
    await t.rejects(pool.judge(debate, never()), /no-worker/)
    await t.rejects(
      pool.judge(debate, never()),
      /no-worker/,
      'the one that could not start is gone',
    )
  },
)
