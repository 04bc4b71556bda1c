import { randomUUID } from 'node:crypto'
import t from 'tap'
import { connect, type Db } from './database.ts'
import { migrateToLatest } from './migrate.ts'
import { insertReplyOfLease } from './queries/live-turns.ts'

t.test(
  'a prepared statement outlives errors and transactions on the one embedded connection',
  async t => {
    const { db, executeSql, close } = await connect({ kind: 'memory' }, error =>
      t.fail(error.message),
    )
    t.teardown(close)
    await migrateToLatest(db)
    const store = (within: Db, debate_id: string) =>
      insertReplyOfLease(within, randomUUID(), {
        ...{
          turn_id: randomUUID(),
          debate_id,
          position: 1,
          message_text: '',
          timestamp: new Date(),
        },
      })
    const storeNothing = () => store(db, randomUUID())
    t.equal(await storeNothing(), undefined)
    await t.rejects(executeSql('selec nonsense'))
    t.equal(await storeNothing(), undefined)
    await t.rejects(db.transaction().execute(tx => store(tx, 'no id')))
    t.equal(await storeNothing(), undefined)
    const { rows } = await executeSql(
      'select count(*)::int as prepared from pg_prepared_statements',
    )
    t.same(rows, [{ prepared: 1 }])
  },
)
