import t from 'tap'
import { createBudgets } from './budgets.ts'
import { DomainError } from './domain-error.ts'
import type { Viewer } from './viewer.ts'

const SECOND = 1000

const setUp = () => {
  const clock = { ms: 0 }
  return { budgets: createBudgets(() => clock.ms), clock }
}

const user = (userId: string): Viewer => ({
  kind: 'user',
  userId,
  guestId: null,
  address: '192.0.2.1',
})
const guest = (nth: number, address = '192.0.2.1'): Viewer => ({
  kind: 'guest',
  guestId: String(nth),
  address,
})

/** The seconds after which a refused call makes sense again. */
const waitOf = (call: () => void): number | null => {
  try {
    call()
  } catch (error) {
    if (error instanceof DomainError) return error.retryAfter
    throw error
  }
  return null
}

t.test('so many at once, and more as time goes by', async t => {
  const { budgets, clock } = setUp()
  for (let at = 0; at < 20; at += 1) budgets.spend(user('ada'), 'start')
  t.equal(
    waitOf(() => budgets.spend(user('ada'), 'start')),
    6,
  )
  budgets.spend(user('ada'), 'turn')
  clock.ms += 6 * SECOND
  budgets.spend(user('ada'), 'start')
  t.throws(() => budgets.spend(user('ada'), 'start'))
})

t.test('users behind one address do not count for each other', async t => {
  const { budgets } = setUp()
  for (let nth = 0; nth < 1000; nth += 1) budgets.spend(user(String(nth)), 'start')
  for (let at = 0; at < 20; at += 1) budgets.spend(user('ada'), 'start')
  t.throws(() => budgets.spend(user('ada'), 'start'))
  budgets.spend(guest(1), 'start')
})

t.test('visitors count for each other by their network, IPv6 by /64', async t => {
  const { budgets } = setUp()
  for (let nth = 0; nth < 40; nth += 1) budgets.spend(guest(nth, `2001:db8::${nth}`), 'start')
  t.equal(
    waitOf(() => budgets.spend(guest(1000, '2001:db8::ffff'), 'start')),
    1,
  )
  budgets.spend(guest(1001, '2001:db8:0:1::1'), 'start')
})

t.test('who is logged in counts for the others where a network has a budget of all', async t => {
  const { budgets, clock } = setUp()
  for (let nth = 0; nth < 300; nth += 1) budgets.spend(nth % 2 ? guest(nth) : user('ada'), 'email')
  t.equal(
    waitOf(() => budgets.spend(user('bob'), 'email')),
    12,
  )
  budgets.spend({ ...user('bob'), address: '192.0.2.2' }, 'email')
  clock.ms += 12 * SECOND
  budgets.spend(user('bob'), 'email')
})

t.test('a school of 200 registers from one address within minutes', async t => {
  const { budgets } = setUp()
  const register = (nth: number) => waitOf(() => budgets.spend(guest(nth), 'email'))
  t.same(new Set(Array.from({ length: 220 }, (_, nth) => register(nth))), new Set([null]))
})

t.test('a refused call costs nothing', async t => {
  const { budgets } = setUp()
  for (let at = 0; at < 20; at += 1) budgets.spend(guest(1), 'start')
  for (let at = 0; at < 1000; at += 1) t.throws(() => budgets.spend(guest(1), 'start'))
  for (let nth = 2; nth < 22; nth += 1) budgets.spend(guest(nth), 'start')
  t.throws(() => budgets.spend(guest(22), 'start'), 'the network has spent its own')
})
