import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t from 'tap'
import { lockedOut } from '#db/test-database.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import type { JoinAnswer } from '#schema/rest/accounts.ts'
import { statementsDuring } from './count-statements.ts'
import { beginDebate, logInAdmin, registerUser, SPEECH, until } from './factories.ts'
import { openSubscriptions, subscribe } from './hear-debates.ts'
import { openApp } from './test-app.ts'

let ahead = 0
const app = await openApp(t, { now: () => new Date(Date.now() + ahead) })
const { call, graphql } = app
const admin = await logInAdmin(app)
const ada = await registerUser(app, { username: 'Ada' })

const keyWith = async (...scopes: ApiKeyScope[]): Promise<string> => {
  const { body } = await graphql<{ createApiKey: { secret: string } }>(
    `mutation($scopes: [ApiKeyScope!]!) {
      createApiKey(input: { name: "School", scopes: $scopes }) { secret }
    }`,
    { scopes },
    { token: admin },
  )
  return body.data?.createApiKey.secret ?? ''
}
const key = await keyWith('USERS_READ', 'USERS_WRITE', 'DEBATES_READ', 'DEBATES_WRITE')

type Upserted = {
  user: { id: string; username: string; email: string } | null
  created: boolean | null
  userErrors: object[]
}
const upsert = async (input: object, token = key) =>
  graphql<{ upsertUser: Upserted }>(
    `mutation($input: UpsertUserInput!) { upsertUser(input: $input) {
      user { id externalId username email avatarId lastLogin } created userErrors { field messageCode }
    } }`,
    { input },
    { token },
  )

type Started = {
  debate: { id: string } | null
  joinUrl: string | null
  joinUrlExpiresAt: string | null
  userErrors: object[]
}
const start = async (input: object, token = key) =>
  graphql<{ startDebate: Started }>(
    `mutation($input: StartDebateInput!) { startDebate(input: $input) {
      debate { id user { externalId } } joinUrl joinUrlExpiresAt userErrors { field messageCode }
    } }`,
    { input: { customTopic: 'Tea is better than coffee', stance: 'for', ...input } },
    { token },
  )
const tokenOf = (joinUrl: string | null | undefined) => new URL(joinUrl ?? '').hash.slice(1)
const enter = (token: string) => call<JoinAnswer>('POST', '/api/auth/join', { body: { token } })

t.test('a user of another system is made once, and changed by what is given', async t => {
  const first = (await upsert({ externalId: 'pupil-1' })).body.data?.upsertUser
  t.match(first, {
    created: true,
    user: { externalId: 'pupil-1', username: /^Learner[0-9a-f]{12}$/, lastLogin: null },
    userErrors: [],
  })
  t.equal(first?.user?.email, `${first?.user?.id}@no-address.invalid`)
  const again = (await upsert({ externalId: ' pupil-1 ' })).body.data?.upsertUser
  t.match(again, { created: false, user: first?.user ?? {} })
  const named = { externalId: 'pupil-1', username: 'Lin', email: 'lin@school.example' }
  t.match((await upsert(named)).body.data?.upsertUser, {
    created: false,
    user: { id: first?.user?.id, username: 'Lin', email: 'lin@school.example' },
  })
  t.match((await upsert({ externalId: 'pupil-1', avatarId: 'avatar-3' })).body.data?.upsertUser, {
    user: { username: 'Lin', avatarId: 'avatar-3' },
  })
  await upsert(named)
  const audit = await graphql<{ adminAudit: { nodes: { action: string; apiKey: string }[] } }>(
    '{ adminAudit(first: 3) { nodes { action apiKey targetId } } }',
    {},
    { token: admin },
  )
  t.match(audit.body.data?.adminAudit.nodes, [
    { action: 'update_user', apiKey: 'School', targetId: first?.user?.id },
    { action: 'update_user' },
    { action: 'create_user' },
  ])
})

t.test('the same id at the same moment is one user', async t => {
  const all = await Promise.all(Array.from({ length: 5 }, () => upsert({ externalId: 'pupil-2' })))
  const users = all.map(({ body }) => body.data?.upsertUser)
  t.equal(new Set(users.map(found => found?.user?.id)).size, 1)
  t.equal(users.filter(found => found?.created).length, 1)
})

t.test('an account that somebody made is never taken over', async t => {
  for (const [input, field, messageCode] of [
    [{ externalId: 'pupil-3', email: ada.email }, 'email', 'EMAIL_TAKEN'],
    [{ externalId: 'pupil-3', username: 'ada' }, 'username', 'USERNAME_TAKEN'],
    [{ externalId: 'pupil-1', username: 'ada' }, 'username', 'USERNAME_TAKEN'],
    [{ externalId: ' ' }, 'externalId', 'EXTERNAL_ID_LENGTH'],
    [{ externalId: 'x'.repeat(129) }, 'externalId', 'EXTERNAL_ID_LENGTH'],
    [{ externalId: 'pupil-3', username: 'x' }, 'username', 'USERNAME_TOO_SHORT'],
  ] as const)
    t.match((await upsert(input)).body.data?.upsertUser, {
      user: null,
      userErrors: [{ field, messageCode }],
    })
})

t.test('who may not, may not', async t => {
  const reader = await keyWith('USERS_READ', 'DEBATES_READ')
  for (const [token, code] of [
    [reader, 'KEY_SCOPE_MISSING'],
    [ada.token, 'ADMINS_ONLY'],
  ] as const)
    for (const { body } of [
      await upsert({ externalId: 'pupil-9' }, token),
      await start({ externalUserId: 'pupil-1' }, token),
    ])
      t.match(body.errors, [{ extensions: { code: 'FORBIDDEN', messageCode: code } }])
  t.match((await start({})).body.errors, [{ extensions: { messageCode: 'KEY_REFUSED' } }])
})

t.test('a debate is started for such a user, and entered once by its link', async t => {
  const { startDebate: started } =
    (await start({ externalUserId: 'pupil-1', clientStartId: 'lesson' })).body.data ?? {}
  t.match(started, { debate: { user: { externalId: 'pupil-1' } }, userErrors: [] })
  t.equal(started?.joinUrl?.split('#')[0], 'http://localhost:80/join')
  const token = tokenOf(started?.joinUrl)
  const entered = await enter(token)
  t.match(entered, {
    status: 200,
    body: { user: { username: 'Lin' }, debate_id: started?.debate?.id },
  })
  const debate = `/api/debates/${started?.debate?.id}`
  t.equal((await call('GET', debate, { token: entered.body.token })).status, 200)
  t.match(await enter(token), { status: 400, body: { errors: [{ code: 'JOIN_LINK_SPENT' }] } })

  const again = (await start({ externalUserId: 'pupil-1', clientStartId: 'lesson' })).body.data
  t.equal(again?.startDebate.debate?.id, started?.debate?.id, 'the same debate')
  const renew = async (debateId: string, by = key) =>
    graphql<{ createJoinUrl: { joinUrl: string | null; userErrors: object[] } }>(
      `mutation($debateId: ID!) {
        createJoinUrl(input: { debateId: $debateId }) { joinUrl userErrors { messageCode } }
      }`,
      { debateId },
      { token: by },
    )
  const renewed = (await renew(started?.debate?.id ?? '')).body.data?.createJoinUrl
  t.equal((await enter(tokenOf(again?.startDebate.joinUrl))).status, 400, 'one link a debate')
  ahead += 15 * 60_000 + 1
  t.equal((await enter(tokenOf(renewed?.joinUrl))).status, 400, 'for fifteen minutes')
  const last = tokenOf((await renew(started?.debate?.id ?? '')).body.data?.createJoinUrl.joinUrl)
  const both = await Promise.all([enter(last), enter(last)])
  t.same(both.map(({ status }) => status).sort(), [200, 400], 'once, also at the same moment')

  const own = await beginDebate(app, { token: ada.token })
  t.match((await renew(own.debate_id)).body.data?.createJoinUrl, {
    joinUrl: null,
    userErrors: [{ messageCode: 'DEBATE_NOT_FOUND' }],
  })
  t.match((await start({ externalUserId: 'nobody' })).body.data?.startDebate, {
    debate: null,
    userErrors: [{ messageCode: 'EXTERNAL_USER_NOT_FOUND' }],
  })
  const links = await app.app.composed.connection.executeSql('select * from join_links', [])
  t.same(links.rows, [], 'used links are gone, and so are their hashes')
})

t.test('an administrator sees the entering in the login history', async t => {
  const { id } = (await upsert({ externalId: 'pupil-1' })).body.data?.upsertUser.user ?? {}
  const query = 'query($id: ID!) { adminUser(id: $id) { loginHistory { activityType } } }'
  t.match((await graphql(query, { id }, { token: admin })).body, {
    data: { adminUser: { loginHistory: [{ activityType: 'join_link' }] } },
  })
})

t.test('GraphQL enters by the link as REST does', async t => {
  const joinUrl = (await start({ externalUserId: 'pupil-2' })).body.data?.startDebate.joinUrl
  const query = `mutation($token: String!) { enterDebate(input: { token: $token }) {
    token viewer { externalId } debate { id status } userErrors { messageCode }
  } }`
  const variables = { token: tokenOf(joinUrl) }
  t.match((await graphql(query, variables)).body.data, {
    enterDebate: {
      token: String,
      viewer: { externalId: 'pupil-2' },
      debate: { status: 'in_progress' },
    },
  })
  t.match((await graphql(query, variables)).body.data, {
    enterDebate: { token: null, userErrors: [{ messageCode: 'JOIN_LINK_SPENT' }] },
  })
})

const DEBATES = `subscription($filter: DebateChangeFilter) {
  debateChanged(filter: $filter) { kind turnId debate { id debater turns { text } } } }`
const TURNS = 'subscription($id: ID!) { turnAdded(debateId: $id) { speaker text } }'
/** A debate of the user with this external id, and the token that its link gives. */
const enterDebateOf = async (externalUserId: string) => {
  const joinUrl = (await start({ externalUserId })).body.data?.startDebate.joinUrl
  return (await enter(tokenOf(joinUrl))).body
}

t.test('keys hear of debates and their turns; others do not', async t => {
  const { token, debate_id } = await enterDebateOf('pupil-1')
  const ofDebates = (filter: object) => subscribe(t, app, key, DEBATES, { filter })
  const turns = await subscribe(t, app, key, TURNS, { id: debate_id })
  const theirs = await ofDebates({ externalUserId: 'pupil-1' })
  const others = await ofDebates({ externalUserId: 'pupil-2' })
  const added = await ofDebates({ debateIds: [debate_id], kinds: ['turn_added'] })
  for (const { stands } of [turns, theirs, others, added]) await stands()
  await call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message: SPEECH } })
  await call('POST', `/api/debates/${debate_id}/end`, { token })
  await until('the end is heard', () => JSON.stringify(theirs.told()).includes('unscored'))
  await until('both turns are heard', () => turns.told().length === 2 && added.told().length === 2)
  t.match(turns.told(), [
    { turnAdded: { speaker: 'user', text: SPEECH } },
    { turnAdded: { speaker: 'ai', text: String } },
  ])
  t.match(theirs.told().at(-1), {
    debateChanged: { kind: 'unscored', turnId: null, debate: { id: debate_id, debater: 'Lin' } },
  })
  t.match(added.told().at(-1), { debateChanged: { kind: 'turn_added', turnId: String } })
  t.same(others.told(), [])

  for (const [secret, query, variables] of [
    [await keyWith('USERS_READ'), DEBATES, {}],
    [ada.token, TURNS, { id: debate_id }],
  ] as const) {
    const { closedWith } = await subscribe(t, app, secret, query, variables)
    await until('it is refused', () => closedWith() !== null)
    t.equal(closedWith(), 4403)
  }
  const missing = await subscribe(t, app, key, TURNS, { id: randomUUID() })
  await until('it is told', () => missing.failures().length > 0)
  t.match(missing.failures(), [{ extensions: { code: 'NOT_FOUND' } }])
})

t.test('a filter that can fit nothing is refused by its name', async t => {
  for (const [filter, field] of [
    [{ userId: 'zz' }, 'userId'],
    [{ userId: '' }, 'userId'],
    [{ debateIds: [randomUUID(), 'zz'] }, 'debateIds'],
  ] as const) {
    const wrong = await subscribe(t, app, key, DEBATES, { filter })
    await until(`${field} is refused`, () => wrong.failures().length > 0)
    const errors = [{ field, code: 'FILTER_VALUE_INVALID', params: { field } }]
    t.match(wrong.failures(), [{ extensions: { code: 'VALIDATION', errors } }])
  }
})

t.test('what happens while the database is asked for a subscription is told', async t => {
  const { debate_id } = await enterDebateOf('pupil-1')
  const { db, debateEvents } = app.app.composed.deps
  const query = 'query($id: ID!) { adminDebate(id: $id) { turns { id } } }'
  const { body } = await graphql<{ adminDebate: { turns: { id: string }[] } }>(
    query,
    { id: debate_id },
    { token: key },
  )
  const turnId = body.data?.adminDebate.turns[0]?.id ?? ''
  const ofTurns = await openSubscriptions(t, app, key)
  const ofDebates = await openSubscriptions(t, app, key)
  await lockedOut(db, ['debates', 'users'], async () => {
    ofTurns.subscribe(TURNS, { id: debate_id })
    ofDebates.subscribe(DEBATES, {
      filter: { externalUserId: 'pupil-1', kinds: ['turn_added'], debateIds: [] },
    })
    for (const { stands } of [ofTurns, ofDebates]) await stands()
    debateEvents.publish({ debateId: debate_id, kind: 'turn_added', turnId })
  })
  for (const { told } of [ofTurns, ofDebates]) await until('it is told', () => told().length > 0)
  t.match(ofTurns.told(), [{ turnAdded: { speaker: 'ai', text: String } }])
  t.match(ofDebates.told(), [{ debateChanged: { kind: 'turn_added', turnId } }])
})

t.test('whose debate changed is read once for all who listen', async t => {
  const { debate_id } = await enterDebateOf('pupil-1')
  const query =
    'subscription($filter: DebateChangeFilter) { debateChanged(filter: $filter) { kind } }'
  const filter = { externalUserId: 'pupil-1', debateIds: [debate_id] }
  /** How often the debate is read for one change, with so many more who listen. */
  const readsWith = async (listeners: number) => {
    const socket = await openSubscriptions(t, app, key)
    for (let nth = 0; nth < listeners; nth += 1) socket.subscribe(query, { filter }, `${nth}`)
    await socket.stands()
    const statements = await statementsDuring(app, async () => {
      app.app.composed.deps.debateEvents.publish({ debateId: debate_id, kind: 'ended' })
      await until('all have heard', () => socket.told().length === listeners)
    })
    return statements.filter(sql => sql.includes('from "debates"')).length
  }
  t.equal(await readsWith(1), 1)
  t.equal(await readsWith(10), 1)
})

t.test('the example starts debates for two people and follows them to their ends', async t => {
  const script = join(import.meta.dirname, '../../scripts/examples/follow-debates.ts')
  const motion = 'Homework should be abolished'
  const child = spawn(process.execPath, [script, motion, 'pupil-20', 'pupil-21'], {
    env: { ...process.env, DEBATER_URL: app.url, DEBATER_API_KEY: key },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill())
  type Line = { debateId: string; joinUrl?: string; speaker?: string; status?: string }
  const lines: Line[] = []
  createInterface({ input: child.stdout }).on('line', line => lines.push(JSON.parse(line)))
  const over = new Promise(resolve => child.once('exit', resolve))
  await until('both openings are heard', () => lines.filter(line => line.speaker).length === 2)
  for (const { joinUrl } of lines.filter(line => line.joinUrl)) {
    const { token, debate_id } = (await enter(tokenOf(joinUrl))).body
    await call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message: SPEECH } })
    await call('POST', `/api/debates/${debate_id}/end`, { token })
  }
  t.equal(await over, 0)
  const [first, second] = lines.map(({ debateId }) => debateId)
  for (const debateId of [first, second])
    t.same(
      lines.filter(line => line.debateId === debateId).map(line => line.speaker ?? line.status),
      [undefined, 'ai', 'user', 'ai', 'unscored'],
    )
})
