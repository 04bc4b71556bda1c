import t from 'tap'
import { isDay, momentOf } from './dates.ts'

t.test('a day is one of the calendar', async t => {
  for (const day of ['2026-01-31', '2024-02-29', '0001-01-01', '9999-12-31']) t.ok(isDay(day), day)
  for (const none of ['2026-02-30', '2026-02-29', '2026-13-01', '0000-01-01', '26-01-01', 'today'])
    t.notOk(isDay(none), none)
})

t.test('a moment is in UTC', async t => {
  t.equal(momentOf('2026-01-31T12:00:00+02:00'), '2026-01-31T10:00:00.000Z')
  for (const none of ['2026-01-31T12:00:00', '2026-01-31', '0000-01-01T00:00:00Z'])
    t.equal(momentOf(none), undefined, none)
  t.equal(momentOf('0001-01-01T00:00:00+14:00'), undefined, 'no year of PostgreSQL’s in UTC')
})
