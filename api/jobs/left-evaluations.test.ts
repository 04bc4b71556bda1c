import { PgBoss } from 'pg-boss'
import t from 'tap'
import { connect } from '#db/database.ts'
import { hastenWhatDeadLeft } from '#db/queries/left-evaluations.ts'

const QUEUE = 'evaluate-debate'
const MESSAGE = 'job heartbeat timeout'

const { executeSql, backend, close } = await connect({ kind: 'memory' }, error => t.error(error))
t.after(close)
const boss = new PgBoss({ db: { executeSql }, backend, schedule: false, supervise: false })
await boss.start()
t.after(() => boss.stop({ graceful: false }))
await boss.createQueue(QUEUE, { retryLimit: 9, retryDelay: 600, heartbeatSeconds: 10 })

/** A job that somebody has begun. */
const beginJob = async (): Promise<string> => {
  const id = await boss.send(QUEUE, {})
  await boss.fetch(QUEUE)
  return id ?? ''
}

const read = async (id: string) => {
  const { rows } = await executeSql(
    'select state::text, output, start_after > now() as waits from pgboss.job where id = $1',
    [id],
  )
  return rows[0]
}

t.test('pg-boss marks what a dead process left as this statement expects it', async t => {
  const left = await beginJob()
  await executeSql(
    "update pgboss.job set heartbeat_on = now() - interval '11 seconds' where id = $1",
    [left],
  )
  await boss.supervise(QUEUE)
  const output = { value: { message: MESSAGE } }
  t.same(await read(left), { state: 'retry', output, waits: true })
  t.equal(await hastenWhatDeadLeft(executeSql, 'another-queue'), false)
  t.equal(await hastenWhatDeadLeft(executeSql, QUEUE), true)
  t.same(await read(left), { state: 'retry', output, waits: false })
  t.equal(await hastenWhatDeadLeft(executeSql, QUEUE), false, 'once')
  t.equal((await boss.fetch(QUEUE))[0]?.id, left, 'it begins at once')
})

t.test('what a judge failed with keeps its pause', async t => {
  const failed = await beginJob()
  await boss.fail(QUEUE, failed, new Error(MESSAGE))
  t.equal(await hastenWhatDeadLeft(executeSql, QUEUE), false)
  t.match(await read(failed), { state: 'retry', output: { message: MESSAGE }, waits: true })
})
