import t, { type Test } from 'tap'
import { connect } from '#db/database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { assertMayTryLogin, countFailedLogin, forgetFailedLogins } from './throttle.ts'

const MINUTE = 60_000
const ada = { realm: 'user', email: 'ada@example.org', address: '192.0.2.1' } as const

const setUp = async (t: Test) => {
  const { db, close } = await connect({ kind: 'memory' }, error => t.fail(error.message))
  t.teardown(close)
  await migrateToLatest(db)
  const clock = { ms: Date.UTC(2026, 0, 1) }
  return { deps: { db, now: () => new Date(clock.ms) }, clock }
}

const refusalOf = (...asked: Parameters<typeof assertMayTryLogin>) =>
  assertMayTryLogin(...asked).then(
    () => null,
    (error: unknown) => error,
  )

t.test('ten failures close an account for the rest of their quarter of an hour', async t => {
  const { deps, clock } = await setUp(t)
  for (let failure = 0; failure < 10; failure += 1) {
    await assertMayTryLogin(deps, ada)
    await countFailedLogin(deps, ada)
  }
  clock.ms += 5 * MINUTE
  t.match(await refusalOf(deps, { ...ada, email: 'ADA@example.org' }), {
    said: { code: 'LOGINS_TOO_MANY', params: { minutes: 10 } },
    retryAfter: 600,
  })
  await assertMayTryLogin(deps, { ...ada, email: 'bob@example.org' })
  await assertMayTryLogin(deps, { ...ada, realm: 'admin' })
  clock.ms += 10 * MINUTE
  await assertMayTryLogin(deps, ada)
  await countFailedLogin(deps, ada)
  await assertMayTryLogin(deps, ada)
})

t.test('a hundred failures close an address for every account', async t => {
  const { deps } = await setUp(t)
  for (let failure = 0; failure < 100; failure += 1)
    await countFailedLogin(deps, { ...ada, email: `${failure}@example.org` })
  t.match(await refusalOf(deps, ada), { said: { code: 'LOGINS_TOO_MANY' } })
  await assertMayTryLogin(deps, { ...ada, address: '192.0.2.2' })
})

t.test('a login that succeeds forgets the account’s failures, not the address’s', async t => {
  const { deps } = await setUp(t)
  for (let failure = 0; failure < 100; failure += 1) await countFailedLogin(deps, ada)
  await forgetFailedLogins(deps, ada)
  await assertMayTryLogin(deps, { ...ada, address: '192.0.2.2' })
  t.match(await refusalOf(deps, ada), { said: { code: 'LOGINS_TOO_MANY' } })
})

t.test('neither emails nor addresses are kept', async t => {
  const { deps } = await setUp(t)
  await countFailedLogin(deps, ada)
  const kept = await deps.db.selectFrom('login_failures').selectAll().execute()
  t.equal(kept.length, 2)
  t.notMatch(JSON.stringify(kept), /ada|example|192\.0/)
})
