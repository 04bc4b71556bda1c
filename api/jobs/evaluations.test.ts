import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import t, { type Test } from 'tap'
import { createOfflineJudge } from '#api/ai/offline/judge/create-judge.ts'
import { beginDebate, failingJudge, registerUser, SPEECH, until } from '#api/tests/factories.ts'
import { openApp, type TestApp } from '#api/tests/test-app.ts'
import { findDebate } from '#db/queries/debates.ts'
import { wholeOnly } from '#scripts/whole-tests.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const openFailing = (t: Test, env: NodeJS.ProcessEnv = {}) =>
  openApp(t, { judge: failingJudge(Infinity, createOfflineJudge()) }, env)

const jobsOf = async (app: TestApp, debateId: string) =>
  (
    await app.app.composed.connection.executeSql(
      `select *, extract(epoch from start_after - now())::float8 as pause from pgboss.job
        where name = 'evaluate-debate' and data ->> 'debateId' = $1`,
      [debateId],
    )
  ).rows

/** A server whose judge always fails, and a debate that has just been ended. */
const endUnjudgeable = async (t: Test, env: NodeJS.ProcessEnv = {}) => {
  const app = await openFailing(t, env)
  const { deps, connection } = app.app.composed
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await app.call('POST', `/api/debates/${debate_id}/turn`, { body: { message }, token })
  const ended = app.call('POST', `/api/debates/${debate_id}/end`, { token })
  const jobs = () => jobsOf(app, debate_id)
  return { app, connection, deps, debate_id, ended, jobs }
}

t.test('a verdict is tried again with growing pauses, for a day', async t => {
  const { ended, jobs, connection } = await endUnjudgeable(t)
  let job: Record<string, unknown> = {}
  await until('the first try has failed', async () => {
    const [found] = await jobs()
    job = found ?? {}
    return job.state === 'retry'
  })
  t.match(job, { retry_delay: 2, retry_backoff: true, retry_delay_max: HOUR })
  t.ok(Number(job.pause) < 4, 'the second try comes after some seconds')
  // pg-boss doubles each pause and adds up to as much again by chance.
  const pauses = Array.from({ length: Number(job.retry_limit) }, (_, at) => 2 ** (at + 1))
  const least = pauses.reduce((sum, pause) => sum + Math.min(pause, HOUR), 0)
  const most = pauses.reduce((sum, pause) => sum + Math.min(2 * pause, HOUR), 0)
  t.ok(least >= DAY && most <= DAY + 2 * HOUR, `${least} to ${most} seconds`)
  await connection.executeSql(
    'update pgboss.job set start_after = now(), retry_count = retry_limit - 1',
  )
  await ended
})

t.test('a debate whose last try never came back is given up, once', async t => {
  const { connection, deps, ended, jobs } = await endUnjudgeable(t)
  await until('the first try has failed', async () => (await jobs())[0]?.state === 'retry')
  const kinds: string[] = []
  deps.debateEvents.subscribe(({ kind }) => kinds.push(kind))
  const [job] = await jobs()
  await connection.executeSql(
    `update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now()
      where id = $1`,
    [job?.id],
  )
  const other = new PgBoss({
    db: { executeSql: connection.executeSql },
    backend: connection.backend,
    schedule: false,
    supervise: false,
  })
  await other.start()
  await other.fail('evaluate-debate', String(job?.id))
  await other.stop({ graceful: false })
  deps.evaluations.nudge()
  t.match((await ended).body, { status: 'unscored', unscored_code: 'JUDGE_GAVE_UP' })
  t.same(kinds, ['unscored'])
})

const isEmbedded = (process.env.TEST_DATABASE_URL ?? '') === ''
const SHARED = { skip: isEmbedded && 'the embedded database outlives no process that judged' }

t.test(
  'a debate whose judge died is judged again at once, however often it failed',
  SHARED,
  async t => {
    const { connection, jobs, ended } = await endUnjudgeable(t)
    await until('the first try has failed', async () => (await jobs())[0]?.state === 'retry')
    const [job] = await jobs()
    await connection.executeSql(
      `update pgboss.job set state = 'active', retry_count = 9, started_on = now(),
      heartbeat_on = now() - interval '1 minute' where id = $1`,
      [job?.id],
    )
    await until('it is judged again', async () => Number((await jobs())[0]?.retry_count) === 10)
    await until('that has failed', async () => (await jobs())[0]?.state === 'retry')
    t.ok(Number((await jobs())[0]?.pause) > 60, 'a failure of the judge itself takes its pause')
    await connection.executeSql(
      'update pgboss.job set start_after = now(), retry_count = retry_limit - 1',
    )
    await ended
  },
)

t.test(
  'a start of the embedded database goes on with the tries of what waits, at once',
  wholeOnly,
  async t => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'debater-left-'))
    t.teardown(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const { app: first, debate_id, ended, jobs } = await endUnjudgeable(t, { DATA_DIR })
    await until('the first try has failed', async () => (await jobs())[0]?.state === 'retry')
    const [job] = await jobs()
    const restart = async (app: TestApp, left: string) => {
      await app.app.composed.connection.executeSql(
        `update pgboss.job set ${left} where name = 'evaluate-debate'`,
      )
      await app.app.close()
      return openFailing(t, { DATA_DIR })
    }
    const tried = (app: TestApp) => async () => {
      const [found] = await jobsOf(app, debate_id)
      return found?.state === 'retry' && Number(found.pause) > 60
    }

    const later = "start_after = now() + interval '30 s'"
    const second = await restart(first, `retry_count = 9, ${later}`)
    await ended
    await until('it is tried at once', tried(second))
    const [once, ...more] = await jobsOf(second, debate_id)
    t.same(more, [], 'it is asked for once')
    t.match(once, { id: job?.id, retry_count: 9 }, 'the try of a start is one more')
    t.same(once?.created_on, job?.created_on)

    const third = await restart(second, `state = 'active', start_after = now()`)
    await until('it is tried at once', tried(third))
    t.equal(
      (await jobsOf(third, debate_id))[0]?.retry_count,
      10,
      'a try that never came back counts',
    )

    const last = 'retry_count = retry_limit'
    const fourth = await restart(third, last)
    const { db } = fourth.app.composed.deps
    await until('it is given up', async () => {
      const debate = await findDebate(db, debate_id)
      return debate?.status === 'unscored'
    })
  },
)
