import { randomUUID } from 'node:crypto'
import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { connect } from '#db/database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { insertUser } from '#db/queries/users.ts'
import { assertNotTaken } from './find-taken.ts'

const MINUTE = 60_000
const from = (address: string): Viewer => ({ kind: 'anonymous', address })
const user = (userId: string, address: string): Viewer => ({
  kind: 'user',
  userId,
  guestId: null,
  address,
})

const { db, close } = await connect({ kind: 'memory' }, error => t.fail(error.message))
t.teardown(close)
await migrateToLatest(db)
const TAKEN = 'ada@example.org'
await insertUser(db, {
  user_id: randomUUID(),
  email: TAKEN,
  username: 'Ada',
  password_hash: null,
  avatar_id: 'avatar-1',
  registration_date: new Date(0),
})

type Told = 'free' | 'taken' | { retryAfter: number | null }

const setUp = async () => {
  await db.deleteFrom('login_failures').execute()
  const clock = { ms: Date.UTC(2026, 0, 1) }
  const deps = { db, now: () => new Date(clock.ms) }
  const ask = async (viewer: Viewer, email: string): Promise<Told> => {
    try {
      await assertNotTaken(deps, viewer, { email })
      return 'free'
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return error.said.code === 'NAME_TAKEN' ? 'taken' : { retryAfter: error.retryAfter }
    }
  }
  const askTimes = async (times: number, viewerOf: (nth: number) => Viewer) => {
    let told = 0
    for (let nth = 0; nth < times; nth += 1)
      if ((await ask(viewerOf(nth), TAKEN)) === 'taken') told += 1
    return told
  }
  /** As if so much had been asked before: each takes so long to come back. */
  const haveAsked = (key: string, times: number, everyMs: number) =>
    db
      .insertInto('login_failures')
      .values({
        throttle_key: `asked:${key}`,
        failures: 1,
        window_ends: new Date(clock.ms + times * everyMs),
      })
      .execute()
  return { ask, askTimes, haveAsked, clock, deps }
}

t.test('a network is told 300 addresses at once and five a minute, whoever asks', async t => {
  const { ask, askTimes, clock } = await setUp()
  const here = from('192.0.2.1')
  const anyAccount = (nth: number) => (nth % 2 ? user(`pupil-${nth}`, here.address) : here)
  t.equal(await askTimes(302, anyAccount), 300)
  t.same(await ask(here, 'nobody@example.org'), { retryAfter: 12 }, 'nor what is free')
  t.equal(await ask(from('192.0.2.2'), TAKEN), 'taken', 'elsewhere')
  for (let minute = 0; minute < 3; minute += 1) {
    clock.ms += MINUTE
    t.equal(await askTimes(7, anyAccount), 5)
  }
})

t.test('half a school whose addresses are taken leaves registration open', async t => {
  const { ask, haveAsked, deps } = await setUp()
  const school = from('192.0.2.1')
  await haveAsked('network:192.0.2.1', 298, MINUTE / 5)
  for (let pupil = 0; pupil < 10; pupil += 1) {
    const giveBack = await assertNotTaken(deps, school, { email: `pupil-${pupil}@example.org` })
    await giveBack()
  }
  t.equal(await ask(school, TAKEN), 'taken', 'who registered has used nothing up')
})

t.test('an account is told 40 addresses at once and 40 an hour, wherever it is', async t => {
  const { askTimes, clock } = await setUp()
  t.equal(await askTimes(42, nth => user('ada', `192.0.2.${nth}`)), 40)
  clock.ms += 3 * MINUTE
  t.equal(await askTimes(4, () => user('ada', '198.51.100.7')), 2)
})

t.test('a /48 of IPv6 is told twice as much as one network in it', async t => {
  const { ask, askTimes, haveAsked, clock } = await setUp()
  const inNetwork = (nth: number) => from(`2001:db8:1:${nth.toString(16)}::1`)
  await haveAsked('network:2001:db8:1:0/64', 300, MINUTE / 5)
  await haveAsked('site:2001:db8:1/48', 300, MINUTE / 10)
  t.equal(await askTimes(50, () => inNetwork(0)), 0)
  t.equal(await askTimes(302, nth => inNetwork(nth + 1)), 300, 'one shuts out none of the others')
  t.equal(await ask(from('2001:db8:2:1::1'), TAKEN), 'taken', 'another /48')
  clock.ms += MINUTE
  t.equal(await askTimes(12, nth => inNetwork(nth + 1_000)), 10)
})
