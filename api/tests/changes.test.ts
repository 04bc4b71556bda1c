import t from 'tap'
import { purge } from '#api/jobs/purges.ts'
import type { AdminDebate, AdminPage, Deletion } from '#schema/admin.ts'
import { beginDebate, failingOpponent, logInAdmin, registerUser, until } from './factories.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t, { opponent: failingOpponent(0) })
const { db } = app.app.composed.deps
const admin = await logInAdmin(app)
const isPostgres = process.env.TEST_DATABASE_URL !== undefined

type Row = { id: string; updatedAt: string }
type Asked = { filter?: object; sort?: object[]; first?: number; after?: string | null }
type ChangedRows = { nodes: Row[]; totalCount: number; pageInfo: { endCursor: string | null } }

const OLDEST_FIRST = [{ by: 'updatedAt', order: 'asc' }]

const list = async (kind: 'Debate' | 'User' | 'Topic', asked: Asked = {}): Promise<ChangedRows> => {
  const { body } = await app.graphql<{ rows: ChangedRows }>(
    `query($filter: Admin${kind}Filter, $sort: [Admin${kind}Sort!], $first: Int, $after: String) {
      rows: admin${kind}s(filter: $filter, sort: $sort, first: $first, after: $after) {
        nodes { id updatedAt } totalCount pageInfo { endCursor }
      }
    }`,
    { first: 100, sort: OLDEST_FIRST, ...asked },
    { token: admin },
  )
  if (!body.data) throw new Error(JSON.stringify(body.errors))
  return body.data.rows
}
const idsOf = ({ nodes }: ChangedRows) => nodes.map(({ id }) => id)
const lastOf = ({ nodes }: ChangedRows) => nodes.at(-1)?.updatedAt ?? ''
/** Lists are told what changed a millisecond later. */
const changedAfter = async (kind: 'Debate' | 'User' | 'Topic', moment: string, id: string) =>
  until(`${kind} ${id} has changed`, async () =>
    idsOf(await list(kind, { filter: { updatedAfter: moment } })).includes(id),
  )

const { token, user } = await registerUser(app, { username: 'Ada' })
const mine = { token }

t.test('a turn, an end and a verdict change the debate, its user and its topic', async t => {
  const { debate_id, topic } = await beginDebate(app, mine)
  await changedAfter('Debate', '2020-01-01T00:00:00Z', debate_id)
  let seen = lastOf(await list('Debate'))
  const steps: [string, () => Promise<unknown>][] = [
    [
      'a turn',
      () =>
        app.call('POST', `/api/debates/${debate_id}/turn`, {
          ...mine,
          body: { message: 'Uniforms remove a daily contest.' },
        }),
    ],
    ['the end', () => app.call('POST', `/api/debates/${debate_id}/end`, mine)],
    [
      'a verdict',
      () =>
        db
          .updateTable('debates')
          .set({ ai_feedback: 'x' })
          .where('debate_id', '=', debate_id)
          .execute(),
    ],
    [
      'a turn taken back',
      () =>
        db
          .updateTable('turns')
          .set({ withdrawn_at: new Date(), position: null })
          .where('debate_id', '=', debate_id)
          .where('position', '=', 2)
          .execute(),
    ],
  ]
  for (const [what, change] of steps) {
    await change()
    await changedAfter('Debate', seen, debate_id)
    const next = lastOf(await list('Debate'))
    t.ok(next > seen, what)
    seen = next
  }
  await db.updateTable('debates').set({ lease_until: null }).execute()
  t.same(
    idsOf(await list('Debate', { filter: { updatedAfter: seen } })),
    [],
    'a lease is no change',
  )

  const [users, topics] = [lastOf(await list('User')), lastOf(await list('Topic'))]
  await beginDebate(app, mine, { topic_id: topic.topic_id })
  await changedAfter('User', users, user.user_id)
  await changedAfter('Topic', topics, topic.topic_id)
  const { body } = await app.graphql<{ debate: Row }>(
    `{ debate(id: "${debate_id}") { updatedAt user { updatedAt } topic { updatedAt } } }`,
    {},
    mine,
  )
  t.equal(body.data?.debate.updatedAt, seen, 'its owner reads it too')
})

t.test('filters and orders are the same on REST and GraphQL', async t => {
  const read = (query: string) =>
    app.call<AdminPage<AdminDebate>>('GET', `/api/admin/debates/results?${query}`, { token: admin })
  const all = await list('Debate')
  const middle = all.nodes[0]?.updatedAt ?? ''
  for (const filter of [
    { updatedAfter: middle },
    { updatedBefore: middle },
    { endedAfter: middle },
  ]) {
    const [[name = '', value]] = [Object.entries(filter)[0] ?? []]
    const { body } = await read(`sort=updatedAt.asc&${name}=${encodeURIComponent(value ?? '')}`)
    const rows = await list('Debate', { filter })
    t.same(
      body.data.map(row => row.debate_id),
      idsOf(rows),
      name,
    )
    t.equal(body.total, rows.totalCount)
  }
  const newest = await list('Debate', { sort: [{ by: 'updatedAt', order: 'desc' }] })
  t.same(idsOf(newest), idsOf(all).reverse())
  const offset = middle.replace('Z', '+00:00')
  t.same(
    idsOf(await list('Debate', { filter: { updatedAfter: offset } })),
    idsOf(await list('Debate', { filter: { updatedAfter: middle } })),
  )
  for (const wrong of ['yesterday', '2026-02-30', '2026-01-01T00:00:00', '2026-13-01T00:00:00Z'])
    t.match(await read(`updatedAfter=${wrong}`), {
      status: 400,
      body: { errors: [{ field: 'updatedAfter', code: 'FILTER_VALUE_INVALID' }] },
    })
})

t.test('rows that change between two pages are not missed, and none comes in between', async t => {
  const debates = await Promise.all([1, 2, 3, 4, 5].map(() => beginDebate(app, mine)))
  const ids = debates.map(({ debate_id }) => debate_id)
  for (const id of ids) await changedAfter('Debate', '2020-01-01T00:00:00Z', id)
  const found: string[] = []
  let after: string | null = null
  for (let page = 0; page < 20; page += 1) {
    const rows: ChangedRows = await list('Debate', { first: 2, after })
    found.push(...idsOf(rows))
    if (rows.nodes.length === 0) break
    after = rows.pageInfo.endCursor
    if (page === 0) await app.call('POST', `/api/debates/${ids[0]}/end`, mine)
    if (page === 1) await beginDebate(app, mine)
  }
  const all = idsOf(await list('Debate'))
  t.same([...new Set(found)].sort(), [...all].sort())
})

t.test('what is committed late is not missed', async t => {
  if (!isPostgres) return t.pass('the embedded database has one connection: nothing is late there')
  const [early, late] = [await beginDebate(app, mine), await beginDebate(app, mine)]
  for (const { debate_id } of [early, late])
    await changedAfter('Debate', '2020-01-01T00:00:00Z', debate_id)
  const seen = lastOf(await list('Debate'))
  const open = await db.startTransaction().execute()
  // It changes first and is committed last.
  await open
    .updateTable('debates')
    .set({ ai_feedback: 'late' })
    .where('debate_id', '=', early.debate_id)
    .execute()
  await db
    .updateTable('debates')
    .set({ ai_feedback: 'soon' })
    .where('debate_id', '=', late.debate_id)
    .execute()
  const asked = { filter: { updatedAfter: seen } }
  const during = await list('Debate', asked)
  t.same(idsOf(during), [], 'nothing after a change that may still come')
  t.equal(during.totalCount, 0)
  const shown = await app.graphql<{ adminDebates: { nodes: Row[] } }>(
    '{ adminDebates(first: 100) { nodes { id } } }',
    {},
    { token: admin },
  )
  t.ok((shown.body.data?.adminDebates.nodes.length ?? 0) > 1, 'other lists do not wait')
  await open.commit().execute()
  await changedAfter('Debate', seen, late.debate_id)
  // Both may have changed in the same millisecond.
  t.same(idsOf(await list('Debate', asked)).sort(), [early.debate_id, late.debate_id].sort())

  const users = lastOf(await list('User'))
  const other = await db.startTransaction().execute()
  await other.updateTable('topics').set({ is_recommended: true }).execute()
  await db.updateTable('users').set({ avatar_id: 'avatar-2' }).execute()
  const waiting = await list('User', { filter: { updatedAfter: users } })
  await other.rollback().execute()
  t.same(idsOf(waiting), [], 'whatever else the open transaction changes')
  await changedAfter('User', users, user.user_id)
})

type Deletions = { nodes: { id: string; kind: string; deletedAt: string }[]; totalCount: number }

t.test('deletions are told, oldest first, and for ninety days', async t => {
  const gone = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token: gone.token })
  const seen = lastOf(await list('Debate'))
  await app.call('DELETE', `/api/admin/users/${gone.user.user_id}`, { token: admin })
  await changedAfter('Debate', seen, debate_id)
  await db.deleteFrom('debates').where('debate_id', '=', debate_id).execute()
  const read = async (args = '') =>
    (
      await app.graphql<{ adminDeletions: Deletions }>(
        `{ adminDeletions${args} { nodes { id kind deletedAt } totalCount pageInfo { endCursor } } }`,
        {},
        { token: admin },
      )
    ).body.data?.adminDeletions
  await until('both are told', async () => (await read())?.totalCount === 2)
  const all = await read()
  t.match(all?.nodes, [
    { id: gone.user.user_id, kind: 'user' },
    { id: debate_id, kind: 'debate' },
  ])
  const first = all?.nodes[0]?.deletedAt
  t.same((await read(`(deletedAfter: "${first}")`))?.nodes, all?.nodes.slice(1))
  t.same((await read('(kinds: [user])'))?.nodes, all?.nodes.slice(0, 1))
  const { body } = await app.call<AdminPage<Deletion>>(
    'GET',
    `/api/admin/deletions?deletedAfter=${first}`,
    { token: admin },
  )
  t.match(body, { data: [{ id: debate_id, kind: 'debate' }], total: 1 })
  t.match(await app.call('GET', '/api/admin/deletions?kind=turn', { token: admin }), {
    status: 400,
  })
  t.match(await app.call('GET', '/api/admin/deletions', { token }), { status: 403 })

  // Logins end long before.
  const kept = async (days: number) => {
    const now = () => new Date(Date.now() + days * 86_400_000)
    await purge({ ...app.app.composed.deps, guestDebateDays: 3650, now })
    const rows = await db.selectFrom('deletions').select('id').execute()
    return rows.length
  }
  t.equal(await kept(89), 2)
  t.equal(await kept(91), 0)
})
