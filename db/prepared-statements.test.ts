import { randomUUID } from 'node:crypto'
import t from 'tap'
import { connect } from './database.ts'
import { migrateToLatest } from './migrate.ts'
import { findDebateWithTurns } from './queries/live-turns.ts'

t.test(
  'a prepared statement outlives errors and transactions on the one embedded connection',
  async t => {
    const { db, executeSql, close } = await connect({ kind: 'memory' }, error =>
      t.fail(error.message),
    )
    t.teardown(close)
    await migrateToLatest(db)
    const read = () => findDebateWithTurns(db, randomUUID())
    t.equal(await read(), undefined)
    await t.rejects(executeSql('selec nonsense'))
    t.equal(await read(), undefined)
    await t.rejects(db.transaction().execute(tx => findDebateWithTurns(tx, 'no id')))
    t.equal(await read(), undefined)
    const { rows } = await executeSql(
      'select count(*)::int as prepared from pg_prepared_statements',
    )
    t.same(rows, [{ prepared: 1 }])
  },
)
