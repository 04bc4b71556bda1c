import { loadavg } from 'node:os'
import { SPEECH } from '#api/tests/factories.ts'
import type { SessionAnswer } from '#schema/rest/accounts.ts'
import type { AdminSessionAnswer } from '#schema/rest/admin.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import { MOTION, speech } from '../client.ts'
import { fuzzGraphql } from './graphql.ts'
import { type Ids, keep, type Person, tokenIn } from './people.ts'
import { createRandom } from './random.ts'
import { fuzzRest } from './rest.ts'
import { send } from './send.ts'
import { ADMIN, type LoopFigures, startWatched } from './server.ts'
import { fuzzSocket } from './sockets.ts'
import { fuzzSubscription } from './subscriptions.ts'
import type { CallTally } from './tally.ts'

export type FuzzOptions = {
  inputs: number
  seed: number
  rateLimits: 'on' | 'off'
  /** How many callers send at once; of one alone it is known which input blocked. */
  together?: number
}
export type FuzzReport = LoopFigures & {
  inputs: number
  faults: string[]
  seconds: number
  load: number
  /** What was under way when the loop was blocked longest. */
  during: string[]
  tally: CallTally
}

const TOGETHER = 16
/** Inputs on one socket. */
const ON_SOCKET = 8
/** After so many inputs some people are replaced: they have changed passwords and spent limits. */
const RENEWED_AFTER = 250
/** So many come from the administrator, whose calls are a third of all. */
const OF_ADMIN = 0.2
const MOST_DURING = 3

const post = async (url: string, person: Person, path: string, body: object) =>
  (await send(url, person, { method: 'POST', path, text: JSON.stringify(body) })).body

const debateOf = async (url: string, person: Person): Promise<void> => {
  const start = { topic_id: 'custom', custom_topic: MOTION, stance: 'for' }
  await post(url, person, '/api/debates/start', { ...start, mode: 'voice' })
  await post(url, person, '/api/debates/start', { ...start, mode: 'text' })
  const written = person.ids.get('debate')?.at(-1)
  await post(url, person, `/api/debates/${written}/turn`, { message: speech(1) })
  if (person.kind !== 'user') return
  // One with a verdict: the review, its retries and shares need it.
  const { debate_id } = (await post(url, person, '/api/debates/start', {
    ...start,
    mode: 'text',
  })) as StartDebateAnswer
  for (let turn = 0; turn < 2; turn += 1)
    await post(url, person, `/api/debates/${debate_id}/turn`, { message: SPEECH })
  await post(url, person, `/api/debates/${debate_id}/end`, {})
}

const createPerson = (kind: Person['kind'], nth: number, token: string | null = null): Person => ({
  ...{ kind, token, cookie: null, email: null, ids: new Map() },
  address: `198.18.${Math.floor(nth / 250) % 250}.${nth % 250}`,
})

/** An administrator with a login of their own, whom another one has invited. */
const inviteAdmin = async (url: string, inviter: Person, nth: number): Promise<Person> => {
  const admin = createPerson('admin', nth)
  admin.email = `fuzzing${nth}@example.org`
  const { path } = (await post(url, inviter, '/api/admin/administrators', {
    email: admin.email,
  })) as { path: string }
  const session = (await post(url, admin, '/api/admin/auth/invitation', {
    ...{ token: tokenIn(path), password: ADMIN.password, full_name: `Fuzzing ${nth}` },
  })) as AdminSessionAnswer
  admin.token = session.token
  return admin
}

/** Everybody who calls: a visitor, guests and users with debates, and an administrator. */
const createPeople = async (url: string) => {
  let serial = 0
  const all: Ids = new Map()
  // Calls nothing else, so that its login lasts: those who call log out, too.
  const inviter = createPerson('admin', serial)
  const answer = await post(url, inviter, '/api/admin/auth/login', ADMIN)
  inviter.token = (answer as AdminSessionAnswer).token
  const people: Person[] = []
  const share = ({ ids }: Person) => {
    for (const [kind, values] of ids) for (const value of values) keep(all, kind, value)
  }
  const renew = async () => {
    serial += 4
    const admin = await inviteAdmin(url, inviter, serial + 3)
    const user = createPerson('user', serial)
    user.email = `fuzzer${serial}@example.org`
    const account = { email: user.email, password: 'secret-1', username: `Fuzzer${serial}` }
    const { token } = (await post(url, user, '/api/auth/register', account)) as SessionAnswer
    user.token = token
    const guest = createPerson('guest', serial + 1)
    for (const person of [user, guest]) await debateOf(url, person)
    for (const person of people) share(person)
    const others = people.slice(1).slice(-6)
    people.splice(0, people.length, admin, createPerson('visitor', serial + 2), ...others)
    people.push(user, guest)
  }
  await renew()
  await renew()
  return { people, all, renew }
}

type Work = { what: string; from: number; to: number }

/** Sends `inputs` made-up inputs over every door, the same for the same seed but for ids. */
export const runFuzz = async ({
  inputs,
  seed,
  rateLimits,
  together = TOGETHER,
}: FuzzOptions): Promise<FuzzReport> => {
  const server = await startWatched(rateLimits)
  const faults: string[] = []
  const work: Work[] = []
  const tally: CallTally = new Map()
  const startedAt = performance.now()
  try {
    const { people, all, renew } = await createPeople(server.url)
    server.watch()
    let sent = 0
    let renewing = Promise.resolve()
    const renewAt = (from: number, to: number) => {
      if (Math.floor(from / RENEWED_AFTER) === Math.floor(to / RENEWED_AFTER)) return
      renewing = renewing.then(renew).catch(error => void faults.push(`renewing: ${error}`))
    }
    const sendNext = async () => {
      const random = createRandom(seed + sent * 7_919)
      const door = random.pick(['rest', 'rest', 'rest', 'graphql', 'graphql', 'socket'] as const)
      const [admin] = people
      const picked = random.isOnce(OF_ADMIN) ? admin : random.pick(people)
      const person = picked ?? createPerson('visitor', 0)
      const from = sent
      const count = door === 'socket' ? Math.min(ON_SOCKET, inputs - sent) : 1
      sent += count
      renewAt(from, sent)
      const begun: Work = { what: door, from: Date.now(), to: Number.POSITIVE_INFINITY }
      work.push(begun)
      const tell = (call: string) => {
        begun.what = `#${from} ${call}`
      }
      const maker = { random, person, all, tally, tell }
      const asSubscription = person.kind === 'admin' || random.isOnce(0.1)
      const acts = {
        rest: async () => [await fuzzRest(server.url, maker)],
        graphql: async () => [await fuzzGraphql(server.url, maker)],
        socket: () => (asSubscription ? fuzzSubscription : fuzzSocket)(server.url, maker, count),
      }
      const found = await acts[door]().catch(error => [String(error)])
      begun.to = Date.now()
      faults.push(...found.filter(fault => fault !== null).map(fault => `#${from} ${fault}`))
    }
    const one = async () => {
      while (sent < inputs) {
        await renewing
        await sendNext()
      }
    }
    await Promise.all(Array.from({ length: together }, one))
    await renewing
    const figures = await server.figures()
    const worst = server.blocks.toSorted((a, b) => b.ms - a.ms).slice(0, MOST_DURING)
    const during = worst.map(({ ms, at }) => {
      const then = work.filter(({ from, to }) => from <= at && to >= at - ms)
      return `${ms.toFixed(0)} ms during ${then.map(({ what }) => what).join(', ')}`
    })
    await server.stop()
    const seconds = (performance.now() - startedAt) / 1_000
    const load = loadavg()[0] ?? 0
    const { computedMs, waitedMs } = figures
    return {
      ...{ inputs: sent, computedMs, waitedMs, seconds, load, during, tally },
      faults: [...server.faults, ...faults],
    }
  } catch (error) {
    await server.stop()
    throw new Error(server.faults.join('\n') || 'the run has failed', { cause: error })
  }
}
