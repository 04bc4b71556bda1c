import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql'
import t from 'tap'
import { readSdl } from '#api/graphql/plugin.ts'
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/api-scopes.ts'
import { camelCase } from '#schema/name-case.ts'
import { ada, admin, app, call, graphql, keyWith, scored, secrets, topicId } from './app.ts'

type Answer = Record<string, unknown>
type Door = {
  path: string
  /** Where the thing itself stands in REST's answer. */
  thingOf(answer: Answer): unknown
  root: string
  type: string
  /** Where GraphQL's name is not REST's in camelCase. */
  names: Record<string, string>
}

const USER = { user_id: 'id', performance_stats: 'stats' }
const TOPIC = {
  topic_id: 'id',
  topic_text: 'text',
  topic_text_en: 'textEn',
  topic_text_zh: 'textZh',
}
const DEBATE = { debate_id: 'id', debate_mode: 'mode' }
const firstOf = (id: string, value: string) => (answer: Answer) =>
  (answer.data as Answer[] | undefined)?.find(row => row[id] === value)

const userId = ada.user.user_id
const USER_ROOT = { root: `adminUser(id: "${userId}")`, type: 'User', names: USER }
const DEBATE_ROOT = { root: `adminDebate(id: "${scored}")`, type: 'Debate', names: DEBATE }
const DOORS: Door[] = [
  { path: '/users', thingOf: firstOf('user_id', userId), ...USER_ROOT },
  { path: `/users/${userId}`, thingOf: ({ user }) => user, ...USER_ROOT },
  { path: `/users/${userId}`, thingOf: ({ stats, debates }) => ({ stats, debates }), ...USER_ROOT },
  {
    path: '/topics?pageSize=100',
    thingOf: firstOf('topic_id', topicId),
    root: `topicStats(topicId: "${topicId}")`,
    type: 'Topic',
    names: TOPIC,
  },
  { path: '/debates/results', thingOf: firstOf('debate_id', scored), ...DEBATE_ROOT },
  { path: `/debates/${scored}`, thingOf: ({ debate }) => debate, ...DEBATE_ROOT },
  {
    path: `/debates/${scored}`,
    thingOf: ({ withdrawn_turns }) => ({ withdrawn_turns }),
    ...DEBATE_ROOT,
  },
]

const schema = buildSchema(readSdl())

/** The fields that are not null, by GraphQL's names. */
const givenByRest = async ({ path, thingOf, names }: Door, token: string): Promise<string[]> => {
  const { body } = await call<Answer>('GET', `/api/admin${path}`, { token })
  return Object.entries((thingOf(body) as Answer | undefined) ?? {})
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name]) => names[name] ?? camelCase(name))
    .sort()
}

const givenByGraphql = async (
  { root, type: name }: Door,
  fields: readonly string[],
  token: string,
): Promise<string[]> => {
  const type = schema.getType(name)
  const selected = fields.map(field => {
    const found = isObjectType(type) ? type.getFields()[field] : undefined
    const isLeaf = found && isLeafType(getNamedType(found.type))
    return isLeaf ? field : `${field} { __typename }`
  })
  const query = `{ thing: ${root} { ${selected.join(' ')} } }`
  const { body } = await graphql<{ thing: Answer }>(query, {}, { token })
  const thing = body.data?.thing ?? {}
  return fields.filter(field => thing[field] !== null && thing[field] !== undefined)
}

t.test('a key is given the same fields by REST and GraphQL, whatever its scopes', async t => {
  // Nothing is null, so that null says that it is kept back.
  const now = new Date()
  await app.app.composed.deps.db
    .updateTable('users')
    .set({ avatar_url: 'https://example.org/a.png', last_login: now, suspended_at: now })
    .where('user_id', '=', userId)
    .execute()
  const all = await keyWith(...API_KEY_SCOPES)
  const keys = [...secrets, ['every scope', all.secret], ['no key but a person', admin]] as const
  for (const door of DOORS) {
    const fields = await givenByRest(door, admin)
    t.ok(fields.length > 0, door.path)
    for (const [holder, token] of keys)
      t.same(
        await givenByRest(door, token),
        await givenByGraphql(door, fields, token),
        `${holder}: ${door.path}`,
      )
  }
})

t.test('what a key sees only with another scope', async t => {
  const given = async (at: number, ...scopes: ApiKeyScope[]): Promise<string[]> => {
    const door = DOORS[at]
    return door ? givenByRest(door, (await keyWith(...scopes)).secret) : []
  }
  const isGiven = async (field: string, ...asked: Parameters<typeof given>) =>
    (await given(...asked)).includes(field)
  t.equal(await isGiven('suspendedAt', 0, 'USERS_READ'), true)
  t.same(await given(2, 'USERS_READ'), ['stats'])
  t.same(await given(2, 'USERS_READ', 'DEBATES_READ'), ['debates', 'stats'])
  t.equal(await isGiven('isSelfWritten', 3, 'TOPICS_WRITE'), true)
  t.equal(await isGiven('averageScore', 3, 'TOPICS_WRITE'), false)
  t.equal(await isGiven('averageScore', 3, 'TOPICS_WRITE', 'DEBATES_READ'), true)
  t.same(await given(6, ...API_KEY_SCOPES), [], 'what was taken back is for people')
})
