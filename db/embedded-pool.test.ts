import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { connect } from './database.ts'
import { openInMemory } from './open-embedded.ts'

/** An embedded database, and how often it was called so far. */
const open = async (t: Test) => {
  const embedded = await openInMemory()
  let calls = 0
  const exec = embedded.pglite.execProtocolStream.bind(embedded.pglite)
  embedded.pglite.execProtocolStream = (...sent) => {
    calls += 1
    return exec(...sent)
  }
  const connection = await connect({ kind: 'memory', embedded }, error => t.fail(error.message))
  t.teardown(connection.close)
  return { ...connection, calls: () => calls }
}

t.test('a statement with values is one call of the database, whatever becomes of it', async t => {
  const { db, executeSql, calls } = await open(t)
  await executeSql('create table words (id int primary key, word text not null)')
  const before = calls()
  const add = (id: number, word: string) =>
    sql`insert into words values (${id}, ${word})`.execute(db)
  await add(1, 'tea')
  t.equal(calls() - before, 1)
  await t.rejects(add(1, 'tea'), /duplicate key/)
  await t.rejects(executeSql('select $1::int', ['no number']), /invalid input syntax/)
  await t.rejects(executeSql('select nonsense where 1 = $1', [1]), /does not exist/)
  await add(2, 'x'.repeat(1_000_000))
  await t.rejects(
    db.transaction().execute(async tx => {
      await sql`insert into words values (3, ${'coffee'})`.execute(tx)
      await sql`insert into words values (4, ${null})`.execute(tx)
    }),
    /null value/,
  )
  const { rows } = await executeSql('select length(word) as length from words order by 1')
  t.same(rows, [{ length: 3 }, { length: 1_000_000 }])
})

t.test('callers take turns, and the event loop turns between them', async t => {
  const { db, executeSql, asCaller } = await open(t)
  const order: string[] = []
  const ask = (caller: string, name: string) =>
    asCaller(caller, async () => {
      await sql`select ${name}`.execute(db)
      order.push(name)
    })
  const many = Array.from({ length: 20 }, (_, nth) => ask('one', `one ${nth}`))
  const loop = new Promise<void>(resolve =>
    setImmediate(() => {
      order.push('the loop')
      resolve()
    }),
  )
  const other = ask('another', 'another’s')
  const own = executeSql('select 1').then(() => order.push('the server’s own'))
  await Promise.all([...many, loop, other, own])
  t.ok(order.indexOf('the loop') < 3, order.join())
  t.ok(order.indexOf('another’s') < 5, order.join())
  t.ok(order.indexOf('the server’s own') < 6, order.join())
  t.equal(order.length, 23)
})

t.test('a transaction keeps the connection, and one that fails gives it back', async t => {
  const { db, asCaller } = await open(t)
  const order: string[] = []
  const held = db.transaction().execute(async tx => {
    for (let nth = 0; nth < 5; nth += 1) await sql`select 1`.execute(tx)
    order.push('first')
    throw new Error('no')
  })
  const other = asCaller('another', () => sql`select 1`.execute(db)).then(() =>
    order.push('second'),
  )
  await t.rejects(held, /no/)
  await other
  t.same(order, ['first', 'second'])
})
