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

t.test('a school of 200 registers from one address at once', async t => {
  const { budgets } = setUp()
  for (let nth = 0; nth < 200; nth += 1) budgets.spend(guest(nth), 'register')
  t.throws(() => budgets.spend(guest(200), 'register'))
})

t.test('a /48 of IPv6 has twice what a network in it has', async t => {
  const { budgets } = setUp()
  const begin = (network: number, nth = network) =>
    budgets.spend(guest(nth, `2001:db8:0:${network.toString(16)}::1`), 'start')
  for (let nth = 0; nth < 40; nth += 1) begin(1, nth)
  for (let nth = 40; nth < 1000; nth += 1) t.throws(() => begin(1, nth))
  for (let network = 2; network < 42; network += 1) begin(network)
  t.throws(() => begin(42))
  budgets.spend(guest(43, '2001:db8:1:1::1'), 'start')
})

t.test('a refused call costs nothing, whichever budget refuses it', async t => {
  const { budgets, clock } = setUp()
  for (let at = 0; at < 20; at += 1) budgets.spend(guest(1), 'start')
  for (let at = 0; at < 1000; at += 1) t.throws(() => budgets.spend(guest(1), 'start'))
  for (let nth = 2; nth < 22; nth += 1) budgets.spend(guest(nth), 'start')
  for (let at = 0; at < 20; at += 1)
    t.throws(() => budgets.spend(guest(22), 'start'), 'the network has spent its own')
  clock.ms += 20 * SECOND
  for (let at = 0; at < 20; at += 1) budgets.spend(guest(22), 'start')
})
