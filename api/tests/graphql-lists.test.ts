import t, { type Test } from 'tap'
import { insertAdmin, revokeAdminRow } from '#db/queries/admins.ts'
import { beginDebate, logInAdmin, registerUser, until } from './factories.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { call, graphql } = app
const admin = await logInAdmin(app)

type PageOfList = {
  nodes: { id: string }[]
  edges: { cursor: string; node: { id: string } }[]
  totalCount: number
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}
type Args = Record<string, string | number | null>

const PAGE = `nodes { id } edges { cursor node { id } } totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`
const DECLARED = '$first: Int, $after: String, $last: Int, $before: String'
const GIVEN = 'first: $first, after: $after, last: $last, before: $before'

/** Reads pages of a list; the query calls it `list`. */
const reader = (query: string, token: string) => {
  const ask = (args: Args) =>
    graphql<{ list?: PageOfList; viewer?: { list: PageOfList } }>(query, args, { token })
  const read = async (args: Args): Promise<PageOfList> => {
    const { data, errors } = (await ask(args)).body
    const page = data?.viewer?.list ?? data?.list
    if (!page) throw new Error(`no page: ${JSON.stringify(errors)}`)
    return page
  }
  const fault = async (args: Args) => {
    const [error] = (await ask(args)).body.errors ?? []
    return error?.extensions.errors?.[0] ?? error?.extensions
  }
  const refusal = async (args: Args) => (await fault(args))?.code
  return { read, fault, refusal }
}

const idsOf = (page: PageOfList) => page.nodes.map(({ id }) => id)

type List = ReturnType<typeof reader>

const walks = async (t: Test, list: List, insert: () => Promise<string>) => {
  const all = idsOf(await list.read({ first: 100 }))
  t.equal(new Set(all).size, all.length)
  const first = await list.read({ first: 2 })
  t.same(idsOf(first), all.slice(0, 2))
  t.match(first.pageInfo, { hasNextPage: true, hasPreviousPage: false })
  t.same(
    first.edges.map(({ node }) => node.id),
    idsOf(first),
  )
  t.equal(first.pageInfo.endCursor, first.edges[1]?.cursor)
  t.equal(first.totalCount, all.length)

  const added = await insert()
  const second = await list.read({ first: 2, after: first.pageInfo.endCursor })
  t.same(idsOf(second), all.slice(2, 4), 'an insert before it neither repeats nor skips')
  t.match(second, { totalCount: all.length + 1, pageInfo: { hasPreviousPage: true } })
  const back = await list.read({ last: 3, before: second.pageInfo.startCursor })
  t.same(
    idsOf(back).filter(id => id !== added),
    all.slice(0, 2),
    'and back',
  )
  t.match(back.pageInfo, { hasNextPage: true, hasPreviousPage: false })
  t.ok(idsOf(await list.read({ first: 100 })).includes(added))

  const end = await list.read({ last: 2 })
  t.same(idsOf(end), all.slice(-2), 'the end of the list')
  t.match(end.pageInfo, { hasNextPage: false, hasPreviousPage: true })
  const after = await list.read({ first: 2, after: end.pageInfo.endCursor })
  t.match(after, { nodes: [], pageInfo: { hasNextPage: false, startCursor: null } })
  t.same(
    idsOf(await list.read({ first: null, after: null, last: null, before: null })),
    idsOf(await list.read({})),
    'null is the default',
  )
  t.equal(await list.refusal({ first: 1, last: 1 }), 'FIRST_AND_LAST')
  for (const size of [0, -1, 101])
    t.match(await list.fault({ first: size }), { field: 'first', code: 'NUMBER_OUT_OF_RANGE' })
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [mark] = JSON.parse(
    Buffer.from(first.pageInfo.endCursor ?? '', 'base64url').toString(),
  ) as string[]
  for (const cursor of ['nonsense', '', made(7), made({}), made([mark]), made([mark, {}, "'", 1])])
    t.equal(await list.refusal({ after: cursor }), 'CURSOR_INVALID', cursor)
  t.equal(await list.refusal({ after: made(['other', 1]) }), 'CURSOR_OF_OTHER_LIST')
}

const own = `query(${DECLARED}) { viewer { list: debates(${GIVEN}) { ${PAGE} } } }`

t.test('a user’s debates are paged by keys, forwards and backwards', async t => {
  const { token } = await registerUser(app)
  for (let count = 0; count < 7; count += 1) await beginDebate(app, { token })
  const insert = async () => (await beginDebate(app, { token })).debate_id
  const list = reader(own, token)
  await walks(t, list, insert)
  const other = await registerUser(app)
  await beginDebate(app, { token: other.token })
  const { pageInfo } = await reader(own, other.token).read({})
  t.equal(
    await list.refusal({ after: pageInfo.endCursor }),
    'CURSOR_OF_OTHER_LIST',
    'a cursor of somebody else’s debates',
  )
})

const topicsBy = (filter: string) =>
  `query(${DECLARED}) { list: topics(filter: ${filter}, ${GIVEN}) { ${PAGE} } }`
const removeTopic = (id: string) => call('DELETE', `/api/admin/topics/${id}`, { token: admin })
const addTopic = async (text: string) =>
  (
    await call<{ topic_id: string }>('POST', '/api/admin/topics', {
      token: admin,
      body: { topic_text_en: text, is_recommended: true },
    })
  ).body.topic_id

t.test('topics are paged by keys, forwards and backwards', async t => {
  const list = reader(topicsBy('null'), admin)
  await walks(t, list, async () => {
    const id = await addTopic('Libraries should lend tools')
    const { token } = await registerUser(app)
    for (let count = 0; count < 9; count += 1) await beginDebate(app, { token }, { topic_id: id })
    return id
  })
  const { pageInfo } = await list.read({})
  const found = reader(topicsBy('{ search: "should" }'), admin)
  t.equal(await found.refusal({ after: pageInfo.endCursor }), 'CURSOR_OF_OTHER_LIST')
  const { nodes, totalCount } = await found.read({ first: 100 })
  t.equal(nodes.length, totalCount)
})

const DECLARED_PAGE = `${DECLARED}, $page: Int, $pageSize: Int`
const GIVEN_PAGE = `${GIVEN}, page: $page, pageSize: $pageSize`

/** Pages by number, in one list with those by cursors. */
const turnsPages = async (t: Test, list: List) => {
  const all = idsOf(await list.read({ first: 100 }))
  const second = await list.read({ page: 2, pageSize: 2 })
  t.same(idsOf(second), all.slice(2, 4))
  t.match(second, {
    totalCount: all.length,
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
  })
  const after = second.pageInfo.endCursor
  t.same(idsOf(await list.read({ first: 1, after })), all.slice(4, 5), 'a page’s cursors go on')
  const keyed: Args[] = [{ first: 2 }, { last: 2 }, { after }, { before: after }]
  for (const beside of keyed)
    for (const field of ['page', 'pageSize'])
      t.match(await list.fault({ ...beside, [field]: 2 }), { field, code: 'PAGE_AND_CURSOR' })
  const nulls = { page: null, pageSize: null }
  t.same(await list.read({ first: 2, ...nulls }), await list.read({ first: 2 }))
  const last = await list.read({ page: Math.ceil(all.length / 2), pageSize: 2 })
  t.match(last.pageInfo, { hasNextPage: false, hasPreviousPage: true })
  const beyond = await list.read({ page: 1_000, pageSize: 2 })
  t.match(beyond, { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } })
  t.same(
    await list.read({ page: null, pageSize: null }),
    await list.read({}),
    'null is the default',
  )
  t.equal(await list.refusal({ page: 0 }), 'NUMBER_TOO_LOW')
  t.equal(await list.refusal({ pageSize: 101 }), 'NUMBER_OUT_OF_RANGE')
}

const listOf = (field: string, args = '', page = PAGE) =>
  `query(${DECLARED_PAGE}) { list: ${field}(${args} ${GIVEN_PAGE}) { ${page} } }`

t.test('the audit log is paged by keys and by numbers', async t => {
  for (let count = 0; count < 6; count += 1) await addTopic(`Topic number ${count} of many`)
  const list = reader(listOf('adminAudit'), admin)
  await walks(t, list, async () => {
    await addTopic('One more topic to be logged')
    const [newest] = idsOf(await list.read({ first: 1 }))
    return newest ?? ''
  })
  await turnsPages(t, list)
})

t.test('the audit log is filtered by kinds of changes', async t => {
  const log = (args: string) => reader(listOf('adminAudit', args), admin)
  await removeTopic(await addTopic('A topic for the audit log'))
  const all = await log('').read({ first: 100 })
  const created = log('actions: [create_topic]')
  const found = await created.read({ first: 100 })
  t.equal(found.totalCount, all.totalCount - 1, 'all but the deletion')
  t.equal(await created.refusal({ after: all.pageInfo.endCursor }), 'CURSOR_OF_OTHER_LIST')
  const old = await log('action: "create_topic"').read({ first: 100 })
  t.same(old, found, 'as the name of one kind did')
  const none = await log('actions: [delete_user, revoke_admin]').read({})
  t.equal(none.totalCount, 0)
  const nulls = log('actions: null, action: null, adminId: null')
  t.same(await nulls.read({}), await log('').read({}), 'null filters nothing')
  t.equal(await log('actions: [nothing]').refusal({}), 'VALIDATION')
  t.equal(await log('action: "nothing"').refusal({}), 'FIELD_NOT_ONE_OF')
})

t.test('deletions are paged by keys and by numbers', async t => {
  const list = reader(listOf('adminDeletions'), admin)
  const remove = async () => {
    const id = await addTopic('A topic that nobody debates')
    await removeTopic(id)
    // What is deleted is told once nothing before it can still come.
    await until('it is told', async () => idsOf(await list.read({})).includes(id))
    return id
  }
  for (let count = 0; count < 7; count += 1) await remove()
  const first = await list.read({ first: 2 })
  const all = idsOf(await list.read({}))
  await remove()
  const second = await list.read({ first: 2, after: first.pageInfo.endCursor })
  t.same(idsOf(second), all.slice(2, 4), 'oldest first: what is added comes last')
  const back = await list.read({ last: 1, before: second.pageInfo.startCursor })
  t.same(idsOf(back), all.slice(1, 2), 'and back')
  t.match(back.pageInfo, { hasNextPage: true, hasPreviousPage: true })
  const of = (args: string) => reader(listOf('adminDeletions', args), admin)
  const after = first.pageInfo.endCursor
  t.equal(await of('kinds: [topic]').refusal({ after }), 'CURSOR_OF_OTHER_LIST')
  const { endCursor } = (await reader(listOf('adminAudit'), admin).read({})).pageInfo
  t.equal(await list.refusal({ after: endCursor }), 'CURSOR_OF_OTHER_LIST')
  t.equal(await list.refusal({ before: 'nonsense' }), 'CURSOR_INVALID')
  t.same(await of('kinds: null, deletedAfter: null').read({}), await list.read({}))
  await turnsPages(t, list)
})

t.test('API keys are paged by keys and by numbers', async t => {
  const make = async () => {
    const { data } = (
      await graphql<{ createApiKey: { apiKey: { id: string } } }>(
        `mutation { createApiKey(input: { name: "Export", scopes: [EXPORT_READ] }) {
          apiKey { id } } }`,
        {},
        { token: admin },
      )
    ).body
    return data?.createApiKey.apiKey.id ?? ''
  }
  for (let count = 0; count < 6; count += 1) await make()
  const list = reader(listOf('apiKeys'), admin)
  await walks(t, list, make)
  const { pageInfo } = await reader(listOf('adminAudit'), admin).read({})
  t.equal(await list.refusal({ after: pageInfo.endCursor }), 'CURSOR_OF_OTHER_LIST')
  await turnsPages(t, list)
})

/** Pages of what has no id by another field, whose values differ. */
const pageBy = (field: string) =>
  PAGE.replaceAll('{ id }', `{ id: ${field} }`).replace('node { id }', `node { id: ${field} }`)

t.test('administrators are paged by keys and by numbers', async t => {
  const { db } = app.app.composed.deps
  let count = 0
  const add = async (fullName: string, isRevoked = false) => {
    count += 1
    const admin_id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
    const created_at = new Date()
    await insertAdmin(db, {
      ...{ admin_id, email: `${count}@example.org`, full_name: fullName, created_at },
      ...{ password_hash: 'none', avatar_id: 'avatar-1' },
    })
    if (isRevoked) await revokeAdminRow(db, admin_id, created_at)
    return admin_id
  }
  const names = ['Grace', 'grace', 'Žofie', "O'Hara", 'Grace']
  for (const name of names) await add(name)
  for (const name of ['Kay', 'Ada']) await add(name, true)
  const list = reader(listOf('administrators'), admin)
  await walks(t, list, () => add('Aaron'))
  await turnsPages(t, list)
  const old = await graphql<{ admins: { id: string }[] }>('{ admins { id } }', {}, { token: admin })
  t.same(old.body.data?.admins, (await list.read({})).nodes, 'the order of the older field')
  const { pageInfo } = await reader(listOf('apiKeys'), admin).read({})
  t.equal(await list.refusal({ after: pageInfo.endCursor }), 'CURSOR_OF_OTHER_LIST')
})

t.test('invitations are paged by keys and by numbers', async t => {
  const list = reader(listOf('openInvitations', '', pageBy('email')), admin)
  let count = 0
  const invite = async () => {
    count += 1
    const email = `invited-${count}@example.org`
    const query = `mutation { inviteAdmin(input: { email: "${email}" }) { path } }`
    t.same((await graphql(query, {}, { token: admin })).body.errors, undefined)
    return email
  }
  for (let times = 0; times < 6; times += 1) await invite()
  await walks(t, list, invite)
  await turnsPages(t, list)
  const administrators = reader(listOf('administrators'), admin)
  const { pageInfo } = await administrators.read({})
  t.equal(await list.refusal({ after: pageInfo.endCursor }), 'CURSOR_OF_OTHER_LIST')
})

t.test('an administrator’s views of a table are paged by keys and by numbers', async t => {
  const save = async (name: string, table = 'debates') => {
    const query = `mutation($input: SaveViewInput!) { saveView(input: $input) { view { id } } }`
    type Saved = { saveView: { view: { id: string } } }
    const input = { table, name, query: '' }
    const { data } = (await graphql<Saved>(query, { input }, { token: admin })).body
    return data?.saveView.view.id ?? ''
  }
  for (const name of ['b', 'C', 'Über', 'd', '中文', "e'"]) await save(name)
  const list = reader(listOf('adminViews', 'table: debates'), admin)
  await walks(t, list, () => save('1'))
  await turnsPages(t, list)
  await save('b', 'users')
  const ofUsers = reader(listOf('adminViews', 'table: users'), admin)
  t.equal((await ofUsers.read({})).totalCount, 1)
  const after = (await list.read({})).pageInfo.endCursor
  t.equal(await ofUsers.refusal({ after }), 'CURSOR_OF_OTHER_LIST')
  const old = await graphql<{ savedViews: { id: string }[] }>(
    '{ savedViews(table: debates) { id } }',
    {},
    { token: admin },
  )
  t.same(old.body.data?.savedViews, (await list.read({})).nodes, 'the order of the older field')
})

t.test('the administrators’ tables take a page or cursors, not both', async t => {
  for (const table of ['adminTopics', 'adminUsers', 'adminDebates']) {
    const list = reader(listOf(table), admin)
    const after = (await list.read({ pageSize: 1 })).pageInfo.endCursor
    const keyed: Args[] = [{ first: 1 }, { last: 1 }, ...(after === null ? [] : [{ after }])]
    for (const beside of keyed)
      for (const field of ['page', 'pageSize'])
        t.match(await list.fault({ ...beside, [field]: 999 }), { field, code: 'PAGE_AND_CURSOR' })
    const nulls = { page: null, pageSize: null }
    t.same(await list.read({ first: 1, ...nulls }), await list.read({ first: 1 }))
  }
})

t.test('what a list costs counts its default length', async t => {
  const { token } = await registerUser(app)
  const turns = [...'abcdefghijklmnopqrstuvwxyz'].map(
    name => `${name}: turns { id text timestamp }`,
  )
  for (const args of ['last: 100', 'first: null, last: 100', 'first: 100'])
    t.match(
      (
        await graphql(
          `{ viewer { debates(${args}) { nodes { ${turns.join(' ')} } } } }`,
          {},
          { token },
        )
      ).body.errors,
      [{ extensions: { messageCode: 'QUERY_TOO_COSTLY' } }],
      args,
    )
})
