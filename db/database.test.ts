import pg from 'pg'
import t from 'tap'
import { connect } from './database.ts'

const connection = await connect({ kind: 'memory' }, error => t.error(error))
t.after(() => connection.close())

const MOMENTS = [
  '2026-01-31 12:00:00+00',
  '2026-01-31 12:00:00.5+00',
  '2026-01-31 12:00:00.123456+00',
  '0044-03-15 12:00:00+00 BC',
  '0099-03-15 12:00:00+00',
  '10000-01-01 00:00:00+00',
  'infinity',
  '-infinity',
]

t.test('moments are read as the library reads them, in any zone of the session', async t => {
  const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
  for (const zone of ['UTC', 'Europe/London', 'Asia/Kolkata', 'America/New_York']) {
    await connection.executeSql(`set time zone '${zone}'`)
    for (const moment of MOMENTS) {
      const { rows } = await connection.executeSql(
        'select $1::timestamptz as moment, ($1::timestamptz)::text as text',
        [moment],
      )
      const [row] = rows
      t.same(row?.moment, parse(String(row?.text)), `${moment} in ${zone}`)
    }
  }
})
