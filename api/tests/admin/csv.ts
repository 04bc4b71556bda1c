import t from 'tap'
import { fillDatabase } from '#db/fill.ts'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { openApp } from '../test-app.ts'

t.test('CSV has exactly the filtered rows, and no cell is a formula', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { token: user } = await registerUser(app)
  for (const [custom_topic, stance] of [
    ['=HYPERLINK("http://evil","x")', 'for'],
    ['Tea, "the" drink\nof queens', 'against'],
    ['@SUM(1+1) is a sum', 'against'],
  ])
    await beginDebate(app, { token: user }, { topic_id: 'custom', custom_topic, stance })
  const all = await app.call<string>('GET', '/api/admin/debates/export.csv', { token })
  t.match(all.headers['content-type'], 'text/csv')
  t.equal(all.body.trim().split('\r\n').length, 4)
  t.match(all.body, `"'=HYPERLINK(""http://evil"",""x"")"`)
  t.match(all.body, `'@SUM(1+1) is a sum`)
  t.match(all.body, '"Tea, ""the"" drink\nof queens"')
  const some = await app.call<string>('GET', '/api/admin/debates/export.csv?stance=for', { token })
  t.equal(some.body.trim().split('\r\n').length, 2)
  t.equal(
    (await app.call('GET', '/api/admin/debates/export.csv?stance=maybe', { token })).status,
    400,
  )
  t.match((await app.call<string>('GET', '/api/admin/users/export.csv', { token })).body, /Debater/)
  t.match(
    (await app.call<string>('GET', '/api/admin/topics/export.csv?status=approved', { token })).body,
    /approved/,
  )
})

t.test('a CSV of megabytes is streamed whole: every row once, in order', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  await fillDatabase(app.app.composed.deps.db, { users: 100, debates: 7_500, topics: 40 })
  const { body } = await app.call<string>('GET', '/api/admin/debates/export.csv', { token })
  t.ok(Buffer.byteLength(body) > 1_000_000, `${Buffer.byteLength(body)} bytes`)
  const rows = body.trim().split('\r\n').slice(1)
  t.equal(new Set(rows.map(row => row.split(',')[0])).size, 7_500)
  t.equal(rows.length, 7_500)
  const times = rows.map(row => /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(row)?.[0] ?? '')
  t.strictSame(times, times.toSorted().reverse())
})
