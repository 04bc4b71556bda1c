import type { DoorAnswer } from './ask.ts'
import { BAD, KEYS, type Knocker, PEOPLE } from './viewers.ts'

/** What each viewer meets at a door. Who shows a bad token is asked to log in, unless it says else. */
type Policy = Record<Knocker, DoorAnswer>

const forAll = (viewers: readonly Knocker[], outcome: DoorAnswer): Partial<Policy> =>
  Object.fromEntries(viewers.map(who => [who, outcome]))
/** `others` is for people; what says nothing of API keys stays closed to them. */
const policy = (good: Partial<Policy>, others: DoorAnswer, bad: DoorAnswer = 'login'): Policy =>
  ({
    ...forAll(PEOPLE, others),
    ...forAll(KEYS, 'forbidden'),
    ...forAll(BAD, bad),
    ...good,
  }) as Policy

const KEY = { fullKey: 'open' } as const
/** A key that reads debates is enough. */
const READER = { ...KEY, readKey: 'open' } as const
const USERS = { user: 'open', otherUser: 'open' } as const
const NO_USERS = { user: 'forbidden', otherUser: 'forbidden' } as const

export const POLICIES = {
  /** The same for everybody: a token is not even looked at. */
  everybody: policy(READER, 'open', 'open'),
  /** For everybody, but not for a token that has ended: its owner should hear of it. */
  anybody: policy(READER, 'open'),
  /** Guests debate too, administrators do not. */
  debater: policy({ admin: 'forbidden' }, 'open'),
  /** For whoever is logged in. */
  account: policy({ ...USERS, admin: 'open' }, 'login'),
  user: policy({ ...USERS, admin: 'forbidden' }, 'login'),
  admin: policy({ ...NO_USERS, admin: 'open' }, 'login'),
  adminOrKey: policy({ ...NO_USERS, admin: 'open', ...KEY }, 'login'),
  adminOrReader: policy({ ...NO_USERS, admin: 'open', ...READER }, 'login'),
  /** Somebody else's debate is not there. */
  owner: policy({ user: 'open' }, 'hidden'),
  guestOwner: policy({ guest: 'open' }, 'hidden'),
  ownerOrAdmin: policy({ user: 'open', admin: 'open', ...READER }, 'hidden'),
  guestOrAdmin: policy({ guest: 'open', admin: 'open', ...READER }, 'hidden'),
  /** A subscription refuses with the first message, and does not say why. */
  adminSocket: policy({ admin: 'open', ...READER }, 'forbidden', 'forbidden'),
  /** A socket of a debate: whoever can own one, and who may listen. */
  socket: policy({ visitor: 'login', ...READER }, 'open'),
  /** An event of a debate, from who has joined none. */
  joined: policy(forAll(KEYS, 'hidden'), 'hidden'),
} as const satisfies Record<string, Policy>
export type PolicyName = keyof typeof POLICIES

/** Names of doors, a policy each; a door that is not here fails the test, and so does a name without one. */
export type DoorRows = Partial<Record<PolicyName, readonly string[]>>

export const doorsOf = (rows: DoorRows): [PolicyName, string][] =>
  Object.entries(rows).flatMap(([name, doors]) =>
    doors.map(door => [name as PolicyName, door] as [PolicyName, string]),
  )

/** Doors that end the caller's own login, or change the caller's account: they get a new one. */
export const SPENDS = /logout|sessions|logOut|endSession/
