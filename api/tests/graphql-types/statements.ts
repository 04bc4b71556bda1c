import { buildSchema, type GraphQLObjectType, getNullableType, isListType } from 'graphql'
import t, { type Test } from 'tap'
import { readSdl, resolvers } from '#api/graphql/plugin.ts'
import type { Turn } from '#schema/entities.ts'
import { statementsOf } from '../count-statements.ts'
import { beginDebate, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { ada, admin, app, bob, call, graphql } from './app.ts'

/** Neither what is remembered of logins nor of what many ask for is there already. */
const forget = () => {
  const { adminLogins, cache } = app.app.composed.deps
  adminLogins.clear()
  cache.clear()
}

type Asked = { statements: number; data: Record<string, unknown> }

const ask = async (t: Test, query: string, token: string): Promise<Asked> => {
  forget()
  let data = {}
  const { length } = await statementsOf(app, async () => {
    const { body } = await graphql(query, {}, { token })
    t.same(body.errors, undefined, query)
    data = body.data ?? {}
  })
  return { statements: length, data }
}

/** The things in the first list of an answer. */
const rowsOf = (data: unknown): Record<string, unknown>[] => {
  if (Array.isArray(data)) return data
  const inside = Object.values(data ?? {}).filter(value => typeof value === 'object')
  return inside.map(rowsOf).find(rows => rows.length > 0) ?? []
}

const USER_FIELDS = [
  'rank',
  'socialProvider',
  'monthlyPerformance { month }',
  'skillTrend { date scores { depth } }',
  'stats { bestScore favoriteTopic }',
  'loginHistory { timestamp }',
  'debates(first: 2) { totalCount nodes { turns { id } topic { text } } }',
  'lastLogin externalId updatedAt',
]
const TOPIC_FIELDS = [
  'text',
  'averageScore',
  'createdAt updatedAt',
  'brief { for } briefZh { for }',
  'isSelfWritten',
]
const DEBATE_FIELDS = [
  'turns { id text }',
  'topic { textEn isRecommended createdAt }',
  'user { username email registrationDate }',
  'debater',
  'scores { depth }',
  'review { noise }',
  'noise',
  'previousScore',
  'performanceTrend { score }',
  'bothSides { noise other { id status } overall { for } skills { skill against } }',
  'shareLink { token }',
  'isContinuation',
  'continuedFrom { id status topic { textEn } turns { text } }',
  'welcomeMessage',
  'updatedAt',
  'feedback nextStep unscoredReason',
  'topicText topicTextZh motion userId username email',
  'results { turns { text } scores { depth } review { noise } welcomeMessage }',
]

/** For administrators alone: counted with their list. */
const OF_ADMINS = 'withdrawnTurns { text }'

/** A debate of each side, scored, shared, and gone on from. */
const addRound = async (token: string) => {
  for (const stance of ['for', 'against'] as const) {
    const debateId = await playScored(app, token, { stance })
    await call('POST', `/api/debates/${debateId}/share`, { token })
    if (stance === 'for') continue
    const path = `/api/debates/${debateId}/turns`
    const { turns } = (await call<{ turns: Turn[] }>('GET', path, { token })).body
    const said = turns.find(({ speaker }) => speaker === 'user')
    await beginDebate(app, { token }, { from_turn_id: said?.turn_id })
  }
}

t.test('what a row has of its user and its motion costs the table of debates nothing', async t => {
  const count = async (fields: string) => {
    const query = `{ adminDebates(pageSize: 5) { nodes { id ${fields} } totalCount } }`
    return (await ask(t, query, admin)).statements
  }
  const shown = await count('user { id username email } topic { id text textZh } debater')
  t.equal(shown, await count(''))
  t.ok(shown < (await count('user { registrationDate }')), 'anything else is read')
})

const post = (path: string, body: object, token = admin) => call('POST', path, { token, body })
let serial = 0
/** One thing more in every list. */
const addOfEach = async () => {
  serial += 1
  const { token } = await registerUser(app)
  await beginDebate(
    app,
    { token },
    { topic_id: 'custom', custom_topic: `A motion of their own, number ${serial}` },
  )
  await addRound(token)
  // The latest: two rows have all that hangs on debates.
  await addRound(ada.token)
  await post('/api/auth/login', ada, '')
  await post('/api/admin/auth/login', { email: 'admin@example.org', password: 'admin-secret' }, '')
  await post('/api/admin/administrators', { email: `invited${serial}@example.org` })
  const invited = { email: `made${serial}@example.org` }
  const { path } = (await post('/api/admin/administrators', invited)).body as { path: string }
  const made = { token: path.split('/').at(-1), full_name: 'Another', password: 'secret-1' }
  await post('/api/admin/auth/invitation', made, '')
  const gone = await registerUser(app)
  await post('/api/auth/me/delete', { password: gone.password }, gone.token)
  const added = `createApiKey(input: { name: "${serial}", scopes: [USERS_READ] }) { secret }`
  await graphql(`mutation { ${added} }`, {}, { token: admin })
  const view = `saveView(input: { table: users, name: "${serial}", query: "" }) { view { id } }`
  await graphql(`mutation { ${view} }`, {}, { token: admin })
}

type List = [list: (rows: number, fields: string) => string, fields: string[], token?: string]

/** Lists whose length is asked for. */
const CUT: List[] = [
  [
    (rows, its) => `adminDebates(pageSize: ${rows}) { nodes { id ${its} } }`,
    [...DEBATE_FIELDS, OF_ADMINS],
  ],
  [
    (rows, its) => `viewer { debates(first: ${rows}) { nodes { id ${its} } } }`,
    DEBATE_FIELDS,
    ada.token,
  ],
  [(rows, its) => `adminUsers(pageSize: ${rows}) { nodes { id ${its} } }`, USER_FIELDS],
  [(rows, its) => `adminTopics(pageSize: ${rows}) { nodes { id ${its} } }`, TOPIC_FIELDS],
  [(rows, its) => `topics(first: ${rows}) { nodes { id ${its} } }`, TOPIC_FIELDS],
  [(rows, its) => `leaderboard(limit: ${rows}) { rank user { id ${its} } }`, USER_FIELDS],
  [
    (rows, its) => `adminAudit(first: ${rows}) { nodes { id ${its} } }`,
    ['adminEmail apiKey action message targetId details at'],
  ],
  [(rows, its) => `adminDeletions(first: ${rows}) { nodes { id ${its} } }`, ['kind deletedAt']],
  [
    (rows, its) => `apiKeys(first: ${rows}) { nodes { id ${its} } }`,
    ['name scopes adminEmail createdAt lastUsedAt'],
  ],
  [
    (rows, its) => `administrators(first: ${rows}) { nodes { id ${its} } }`,
    ['email fullName avatarId createdAt revokedAt'],
  ],
  [(rows, its) => `openInvitations(first: ${rows}) { nodes { email ${its} } }`, ['expiresAt']],
  [
    (rows, its) => `adminViews(table: users, first: ${rows}) { nodes { id ${its} } }`,
    ['name query'],
  ],
]

/** Lists that are as long as there are things. */
const WHOLE: List[] = [
  [(_, its) => `adminDashboard { popularTopics { id ${its} } }`, TOPIC_FIELDS],
  [(_, its) => `adminOverview { newestUsers { id ${its} } }`, USER_FIELDS],
  [(_, its) => `admins { id ${its} }`, ['email fullName avatarId createdAt revokedAt']],
  [(_, its) => `adminInvitations { email ${its} }`, ['expiresAt']],
  [(_, its) => `sessions { id ${its} }`, ['browser createdAt lastUsedAt isCurrent'], ada.token],
  [(_, its) => `savedViews(table: users) { id ${its} }`, ['name query']],
]

/** Where lists hang, and those of them that read no rows. */
const WITH_LISTS = ['Query', 'User', 'Debate', 'Dashboard', 'AdminOverview']
const WITHOUT_STATEMENTS = ['topicImportPreview']

t.test('every field of a row that is not simply read is counted', async t => {
  for (const [type, fields] of [
    ['Debate', [...DEBATE_FIELDS, OF_ADMINS]],
    ['Topic', TOPIC_FIELDS],
    ['User', USER_FIELDS],
  ] as const)
    for (const field of Object.keys(resolvers[type] ?? {}))
      t.match(fields.join(' '), new RegExp(`\\b${field}\\b`), `${type}.${field}`)
})

t.test('every list of the schema is counted', async t => {
  const counted = [...CUT, ...WHOLE].map(([list, fields]) => list(2, fields.join(' '))).join(' ')
  const schema = buildSchema(readSdl())
  for (const type of WITH_LISTS)
    for (const field of Object.values((schema.getType(type) as GraphQLObjectType).getFields())) {
      const isList = isListType(getNullableType(field.type))
      if (!isList && !/Connection!?$/.test(String(field.type))) continue
      if (WITHOUT_STATEMENTS.includes(field.name)) continue
      t.match(counted, new RegExp(`\\b${field.name}\\b`), `${type}.${field.name}`)
    }
})

t.test('what hangs on many rows costs the same statements for two rows as for many', async t => {
  const asks = (lists: List[], rows: number) =>
    lists.flatMap(([list, fields, token = admin]) =>
      [...fields, fields.join(' ')].map(its => ({ query: `{ ${list(rows, its)} }`, token })),
    )
  const askAll = async (all: { query: string; token: string }[]) => {
    const answers: Asked[] = []
    for (const { query, token } of all) answers.push(await ask(t, query, token))
    return answers
  }
  const compare = (queries: { query: string }[], few: Asked[], many: Asked[]) => {
    for (const [at, { query }] of queries.entries()) {
      const [small, large] = [few[at], many[at]]
      t.equal(large?.statements, small?.statements, query)
      const [rows, more] = [rowsOf(small?.data).length, rowsOf(large?.data).length]
      t.ok(rows >= 2 && more > rows, `${rows} and ${more} rows: ${query}`)
    }
  }
  await addRound(bob.token)
  for (let nth = 0; nth < 2; nth += 1) await addOfEach()
  const whole = asks(WHOLE, 0)
  const fewOfWhole = await askAll(whole)
  for (let nth = 0; nth < 2; nth += 1) await addOfEach()
  compare(whole, fewOfWhole, await askAll(whole))
  const cut = asks(CUT, 4)
  compare(cut, await askAll(asks(CUT, 2)), await askAll(cut))

  const loaded = 'continuedFrom { id } bothSides { noise } shareLink { token } previousScore'
  const found = await ask(t, `{ viewer { debates(first: 8) { nodes { ${loaded} } } } }`, ada.token)
  for (const field of ['continuedFrom', 'bothSides', 'shareLink', 'previousScore'])
    t.ok(rowsOf(found.data).filter(row => row[field] !== null).length >= 2, `${field} is there`)
})

t.test('many topics are archived, restored and imported with the statements of two', async t => {
  const add = async (count: number) => {
    const texts = Array.from({ length: count }, (_, at) => `Motion ${count}-${at} is a motion`)
    const text = ['topic_text_en', ...texts].join('\n')
    const query = `mutation { importTopics(input: { format: csv, text: ${JSON.stringify(text)} }) {
      topics { id }
    } }`
    const { statements, data } = await ask(t, query, admin)
    return { statements, ids: rowsOf(data).map(({ id }) => id) }
  }
  const [few, many] = [await add(2), await add(9)]
  t.same([few.ids.length, many.ids.length], [2, 9])
  t.equal(many.statements, few.statements)
  for (const change of ['archiveTopics', 'restoreTopics']) {
    const count = async (ids: unknown[]) => {
      const query = `mutation { ${change}(input: { topicIds: ${JSON.stringify(ids)} }) {
        topics { id ${TOPIC_FIELDS.join(' ')} }
      } }`
      const { statements, data } = await ask(t, query, admin)
      t.same(
        rowsOf(data).map(({ id }) => id),
        ids,
      )
      return statements
    }
    t.equal(await count(many.ids), await count(few.ids), change)
  }
})
