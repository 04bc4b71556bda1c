import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { Viewer } from '#api/domain/viewer.ts'
import { connect } from '#db/database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { insertAdmin } from '#db/queries/admins.ts'
import { newAdmin } from '../admin/ensure-first-admin.ts'
import { type Attempt, accountMark, countLogin, forgiveLogin, reopenAccount } from './throttle.ts'

const MINUTE = 60_000
const from = (address: string): Viewer => ({ kind: 'anonymous', address })
const HERE = from('192.0.2.1')
const ELSEWHERE = from('198.51.100.7')
const ada = { realm: 'user', email: 'ada@example.org', viewer: HERE } as const

const { db, close } = await connect({ kind: 'memory' }, error => t.fail(error.message))
t.teardown(close)
await migrateToLatest(db)

const setUp = async () => {
  await db.deleteFrom('login_failures').execute()
  const clock = { ms: Date.UTC(2026, 0, 1) }
  const lines: object[] = []
  const log = {
    info: () => undefined,
    warn: (line: object, sentence: string) => lines.push({ ...line, sentence }),
    error: () => undefined,
  }
  return { deps: { db, log, newId: randomUUID, now: () => new Date(clock.ms) }, clock, lines }
}

type TestDeps = Awaited<ReturnType<typeof setUp>>['deps']

const refusalOf = (deps: TestDeps, attempt: Attempt) =>
  countLogin(deps, attempt).then(
    () => null,
    (error: unknown) => error,
  )

const failTimes = async (deps: TestDeps, attempt: Attempt, times: number) => {
  for (let failure = 0; failure < times; failure += 1) await refusalOf(deps, attempt)
}

t.test('ten failures close an account for the rest of their quarter of an hour', async t => {
  const { deps, clock, lines } = await setUp()
  for (let failure = 0; failure < 10; failure += 1) await countLogin(deps, ada)
  clock.ms += 5 * MINUTE
  t.match(await refusalOf(deps, { ...ada, email: 'ADA@example.org' }), {
    said: { code: 'LOGINS_TOO_MANY', params: { minutes: 10 } },
    retryAfter: 600,
  })
  const sentence = 'a login was refused'
  const account = accountMark(ada)
  t.match(lines, [{ code: 'LOGINS_TOO_MANY', account, remoteAddress: HERE.address, sentence }])
  await countLogin(deps, { ...ada, email: 'bob@example.org' })
  await countLogin(deps, { ...ada, realm: 'admin' })
  clock.ms += 10 * MINUTE
  await countLogin(deps, ada)
  await countLogin(deps, ada)
})

t.test('of three hundred guesses at the same moment ten are checked', async t => {
  const { deps } = await setUp()
  const asked = await Promise.all(Array.from({ length: 300 }, () => refusalOf(deps, ada)))
  t.equal(asked.filter(refusal => refusal === null).length, 10)
})

t.test('a hundred failures close a network for every account, IPv6 by /64', async t => {
  const { deps } = await setUp()
  for (let failure = 0; failure < 100; failure += 1)
    await countLogin(deps, {
      realm: 'user',
      email: `${failure}@example.org`,
      viewer: from(`2001:db8::${failure}`),
    })
  const again = { ...ada, viewer: from('2001:db8::ffff') }
  t.match(await refusalOf(deps, again), { said: { code: 'LOGINS_TOO_MANY' } })
  await countLogin(deps, { ...ada, viewer: from('2001:db8:0:1::1') })
})

t.test(
  'a login that succeeds forgets the account’s failures, and only itself of its network',
  async t => {
    const { deps } = await setUp()
    await failTimes(deps, ada, 10)
    await forgiveLogin(deps, ada)
    await countLogin(deps, ada)
    for (let other = 0; other < 91; other += 1)
      await refusalOf(deps, { ...ada, email: `${other}@example.org` })
    t.match(await refusalOf(deps, { ...ada, email: 'new@example.org' }), {
      said: { code: 'LOGINS_TOO_MANY' },
    })
  },
)

t.test('guesses of others lock out neither a known device nor who is logged in', async t => {
  const { deps } = await setUp()
  await failTimes(deps, { ...ada, viewer: ELSEWHERE }, 20)
  await failTimes(deps, ada, 20)
  t.ok(await refusalOf(deps, ada), 'an unknown device waits')
  const device = { id: 'd1', accounts: [accountMark(ada)] }
  const known = { ...ada, viewer: { ...HERE, device } }
  for (let failure = 0; failure < 10; failure += 1) await countLogin(deps, known)
  t.ok(await refusalOf(deps, known), 'a known device has ten guesses of its own')
  t.ok(
    await refusalOf(deps, { ...ada, viewer: { ...HERE, device: { id: 'd2', accounts: ['x'] } } }),
    'the device of somebody else is not known',
  )
  const session: Viewer = { kind: 'user', userId: '1', guestId: null, address: HERE.address }
  await countLogin(deps, { ...ada, viewer: session })
})

t.test('guesses lock the only administrator out of one place at most', async t => {
  const { deps } = await setUp()
  const root = { realm: 'admin', email: 'root@example.org' } as const
  await insertAdmin(deps.db, await newAdmin(deps, root.email, 'secret-1'))
  await failTimes(deps, { ...root, viewer: ELSEWHERE }, 20)
  t.ok(await refusalOf(deps, { ...root, viewer: ELSEWHERE }))
  await countLogin(deps, { ...root, viewer: HERE })
  await insertAdmin(deps.db, await newAdmin(deps, 'second@example.org', 'secret-1'))
  t.ok(await refusalOf(deps, { ...root, viewer: HERE }), 'where another could help it is closed')
  await reopenAccount(deps, root)
  await countLogin(deps, { ...root, viewer: HERE })
})

t.test('neither emails nor addresses are kept', async t => {
  const { deps } = await setUp()
  await countLogin(deps, ada)
  const kept = await deps.db.selectFrom('login_failures').selectAll().execute()
  t.equal(kept.length, 2)
  t.notMatch(JSON.stringify(kept), /ada|example|192\.0/)
})
