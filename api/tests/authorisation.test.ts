import { randomUUID } from 'node:crypto'
import t, { type Test } from 'tap'
import type { Viewer } from '#api/domain/viewer.ts'
import { storeTurnAudio } from '#db/queries/turn-audio.ts'
import type { Turn } from '#schema/entities.ts'
import {
  askEvent,
  askGraphql,
  askRest,
  askSubscription,
  askVerb,
  type DoorAnswer,
  enterNamespace,
  inputFor,
  pathOf,
  ROOTS,
  SUBSCRIPTIONS as SUBSCRIBED,
} from './authorisation/ask.ts'
import { GRAPHQL, SUBSCRIPTIONS } from './authorisation/graphql-rows.ts'
import { listEvents, listVerbs } from './authorisation/list-verbs.ts'
import {
  type DoorRows,
  doorsOf,
  POLICIES,
  type PolicyName,
  SPENDS,
} from './authorisation/policies.ts'
import { REST } from './authorisation/rest-rows.ts'
import { NAMESPACES, SILENT, SOCKETS } from './authorisation/socket-rows.ts'
import { VERBS } from './authorisation/verb-rows.ts'
import { GOOD, gather, type Knock, type Knocker, WHO } from './authorisation/viewers.ts'
import { failingOpponent } from './factories.ts'
import { listRoutes } from './list-routes.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t, { opponent: failingOpponent(0) })
const here = await gather(app)
const input = inputFor(here.debates.user, here.topicId)

/** What was asked and refused, by kind of door. */
const counts = new Map<string, { doors: Set<string>; asked: number; refused: number }>()

const note = (kind: string, door: string, outcome: DoorAnswer) => {
  const count = counts.get(kind) ?? { doors: new Set(), asked: 0, refused: 0 }
  count.doors.add(door)
  count.asked += 1
  if (outcome !== 'open') count.refused += 1
  counts.set(kind, count)
}

/** Where nothing is anybody's own, what is not there is the answer of an open door. */
const isOwned = (name: PolicyName) => POLICIES[name].otherUser === 'hidden'

type AskDoor = (knock: Knock, who: Knocker) => Promise<DoorAnswer>

const check = async (
  t: Test,
  kind: string,
  door: string,
  name: PolicyName,
  ask: AskDoor,
  viewers: readonly Knocker[] = WHO,
) => {
  const expected: string[] = []
  const seen: string[] = []
  for (const who of viewers) {
    const isOpen = POLICIES[name][who] === 'open'
    const asked = await ask(isOpen ? await knockOf(door, who) : here.knocks[who], who)
    const outcome = asked === 'hidden' && !isOwned(name) ? 'open' : asked
    note(kind, door, outcome)
    expected.push(`${who}: ${POLICIES[name][who]}`)
    seen.push(`${who}: ${outcome}`)
  }
  t.same(seen, expected, `${kind} ${door}`)
}

/** Whoever loses their login or account at a door comes with a new one. */
const knockOf = async (door: string, who: Knocker): Promise<Knock> => {
  if (!SPENDS.test(door)) return here.knocks[who]
  return who === 'admin' ? here.accounts.admin() : here.accounts.user()
}

/** The same door with a guest's debate behind it. */
const GUESTS: Partial<Record<PolicyName, PolicyName>> = {
  owner: 'guestOwner',
  ownerOrAdmin: 'guestOrAdmin',
}

/** Every door has one row, every row a door. */
const sameDoors = (t: Test, rows: DoorRows, there: readonly string[]) =>
  t.same(
    doorsOf(rows)
      .map(([, door]) => door)
      .sort(),
    [...new Set(there)].sort(),
    'a new door gets a row in authorisation/*-rows.ts',
  )

const turnOf = async (knock: Knock, debateId: string): Promise<string> => {
  const { body } = await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debateId}/turns`, knock)
  const turnId = body.turns.find(({ speaker }) => speaker === 'user')?.turn_id ?? ''
  const sound = { media_type: 'audio/ogg', bytes: new Uint8Array([1]) }
  await storeTurnAudio(app.app.composed.deps.db, turnId, sound)
  return turnId
}

/** The files of the web app, where it is built. */
const WEB_FILE = /^GET \/(?:assets\/|(?:developers\/)?[\w.-]+\.\w+$)/

t.test('REST', async t => {
  const routes = listRoutes(app.app).map(({ method, path }) => `${method} ${path}`)
  const isSame = (route: string) => routes.includes(route.replace(/\/$/, ''))
  sameDoors(
    t,
    REST,
    routes.filter(route => !(route.endsWith('/') && isSame(route)) && !WEB_FILE.test(route)),
  )
  const turns = {
    user: await turnOf(here.knocks.user, here.debates.user),
    guest: await turnOf(here.knocks.guest, here.debates.guest),
  }
  for (const [name, door] of doorsOf(REST)) {
    for (const owner of ['user', 'guest'] as const) {
      const path = pathOf(door, {
        debateId: here.debates[owner],
        turnId: turns[owner],
        topicId: here.topicId,
      })
      const own = owner === 'guest' ? GUESTS[name] : name
      if (own === undefined) continue
      await check(t, 'REST', door, own, knock => askRest(app, path, input, knock))
    }
  }
})

t.test('GraphQL', async t => {
  const fields = (['query', 'mutation'] as const).flatMap(root =>
    Object.keys(ROOTS[root]?.getFields() ?? {}).map(field => `${root} ${field}`),
  )
  sameDoors(t, GRAPHQL, fields)
  const known = {
    debateId: here.debates.user,
    id: here.debates.user,
    turnId: await turnOf(here.knocks.user, here.debates.user),
  }
  for (const [name, door] of doorsOf(GRAPHQL)) {
    const [root, field = ''] = door.split(' ')
    await check(t, 'GraphQL', door, name, knock =>
      askGraphql(app, root === 'query' ? 'query' : 'mutation', field, known, knock),
    )
  }
})

t.test('subscriptions', async t => {
  sameDoors(t, SUBSCRIPTIONS, SUBSCRIBED)
  for (const [name, door] of doorsOf(SUBSCRIPTIONS))
    await check(t, 'subscription', door, name, knock => askSubscription(app, door, knock))
})

/** What an event carries, where it must be right before it is looked whose debate it is. */
const PAYLOADS: Record<string, unknown> = {
  'text-debate join-debate': { debateId: here.debates.user },
  'realtime-debate join-debate': { debateId: here.debates.user },
  'older-voice join-debate': here.debates.user,
  'text-debate submit-turn': { message: 'I say so.', clientTurnId: randomUUID() },
  'text-debate withdraw-turn': { turnId: randomUUID() },
  'realtime-debate audio-chunk': { audio: 'AAAA', base64: true },
  'realtime-debate spoken-turn': { text: 'I say so.', clientTurnId: randomUUID() },
  'older-voice request-tts': 'I say so.',
}

t.test('sockets and their events', async t => {
  sameDoors(t, SOCKETS, [...Object.keys(NAMESPACES), ...listEvents()])
  for (const [name, door] of doorsOf(SOCKETS)) {
    const [namespace = '', event] = door.split(' ')
    const { path = '', joined = [] } = NAMESPACES[namespace] ?? {}
    if (event === undefined) {
      await check(t, 'socket', door, name, async knock => {
        const { outcome, client } = await enterNamespace(app, path, knock)
        client.disconnect()
        return outcome
      })
      continue
    }
    if (door === SILENT) continue
    // Whoever gets in tries its events.
    const tries = GOOD.filter(who => POLICIES.socket[who] === 'open')
    await check(
      t,
      'socket event',
      door,
      name,
      async knock => {
        const { client } = await enterNamespace(app, path, knock)
        const outcome = await askEvent(client, event, PAYLOADS[door], joined)
        client.disconnect()
        return outcome
      },
      tries,
    )
  }
})

t.test('use cases of the domain', async t => {
  const verbs = await listVerbs()
  sameDoors(t, VERBS, [...verbs.keys()])
  const more = {
    ...input,
    id: here.debates.user,
    turn_id: await turnOf(here.knocks.user, here.debates.user),
    user_id: randomUUID(),
    admin_id: randomUUID(),
    session_id: randomUUID(),
    table: 'users',
    query: { filter: {}, sort: [] },
    listener: () => undefined,
  }
  const viewerOf = async ({ token, cookie = '' }: Knock): Promise<Viewer> => {
    const said = { token: token ?? null, headers: { cookie }, address: '127.0.0.1' }
    return (await app.app.authenticate(said)).viewer
  }
  for (const [name, door] of doorsOf(VERBS)) {
    const verb = verbs.get(door)
    if (verb)
      await check(
        t,
        'use case',
        door,
        name,
        async knock => askVerb(app, verb, await viewerOf(knock), more),
        GOOD,
      )
  }
})

t.test('the table', async t => {
  const rows = [...counts].map(
    ([kind, { doors, asked, refused }]) =>
      `${kind.padEnd(13)} ${String(doors.size).padStart(5)} ${String(asked).padStart(6)} ${String(refused).padStart(8)}`,
  )
  // Shown once in `npm test`, which keeps the standard output of a file that passes to itself.
  process.stderr.write(['Who may what  doors  asked  refused', ...rows, ''].join('\n'))
  for (const { asked, refused } of counts.values()) t.ok(asked > refused && refused > 0)
})
