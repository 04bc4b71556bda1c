import t from 'tap'
import { fillDatabase } from '#db/fill.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { beginDebate, logInAdmin, registerUser } from './factories.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const token = await logInAdmin(app)
await fillDatabase(app.app.composed.deps.db, { users: 23, debates: 120, topics: 31 })

type List = 'Debate' | 'User' | 'Topic'
type Sort = { by: string; order: 'asc' | 'desc' }
type Asked = { filter?: object; sort?: Sort[] } & Record<string, unknown>
type ListConnection = {
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

const post = (list: List, asked: Asked) =>
  app.graphql<{ list: ListConnection }>(
    `query($filter: Admin${list}Filter, $sort: [Admin${list}Sort!], $first: Int, $after: String,
        $last: Int, $before: String, $page: Int, $pageSize: Int) {
      list: admin${list}s(filter: $filter, sort: $sort, first: $first, after: $after, last: $last,
          before: $before, page: $page, pageSize: $pageSize) {
        nodes { id } edges { cursor node { id } } totalCount
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`,
    asked,
    { token },
  )

const ask = async (list: List, asked: Asked): Promise<ListConnection> => {
  const { body } = await post(list, asked)
  if (!body.data) throw new Error(JSON.stringify(body.errors))
  return body.data.list
}
const idsOf = ({ nodes }: ListConnection) => nodes.map(({ id }) => id)

/** In numbered pages: another way to the same rows. */
const readPages = async (list: List, asked: Asked) => {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask(list, { ...asked, page, pageSize: 100 })
    ids.push(...idsOf(answer))
    if (!answer.pageInfo.hasNextPage) return ids
  }
}

const readForwards = async (list: List, asked: Asked, meanwhile?: () => Promise<void>) => {
  const ids: string[] = []
  let after: string | null = null
  for (;;) {
    const answer: ListConnection = await ask(list, { ...asked, first: 7, after })
    t.equal(answer.pageInfo.hasPreviousPage, after !== null)
    ids.push(...idsOf(answer))
    if (!answer.pageInfo.hasNextPage) return ids
    after = answer.pageInfo.endCursor
    await meanwhile?.()
  }
}

const readBackwards = async (list: List, asked: Asked) => {
  const ids: string[] = []
  let before: string | null = null
  for (;;) {
    const answer: ListConnection = await ask(list, { ...asked, last: 7, before })
    t.equal(answer.pageInfo.hasNextPage, before !== null)
    ids.unshift(...idsOf(answer))
    if (!answer.pageInfo.hasPreviousPage) return ids
    before = answer.pageInfo.startCursor
  }
}

const ORDERS: [List, string[]][] = [
  ['Debate', ['startTime', 'score', 'stance', 'mode', 'status']],
  ['User', ['registrationDate', 'username', 'debateCount', 'averageScore']],
  ['Topic', ['createdAt', 'debateCount', 'averageScore', 'text']],
]

t.test('cursors lead through every order, both ways, to the rows of the pages', async t => {
  for (const [list, keys] of ORDERS) {
    const orders: Sort[][] = [
      [],
      ...keys.flatMap(by => [[{ by, order: 'asc' as const }], [{ by, order: 'desc' as const }]]),
      keys.slice(0, 3).map((by, at) => ({ by, order: at === 1 ? 'asc' : 'desc' })),
    ]
    for (const sort of orders) {
      const wanted = await readPages(list, { sort })
      t.ok(wanted.length >= 23)
      t.strictSame(await readForwards(list, { sort }), wanted, `${list} ${JSON.stringify(sort)}`)
      t.strictSame(await readBackwards(list, { sort }), wanted, `${list}, from the end`)
    }
  }
  for (const filter of [{ search: 'district 1' }, { status: ['scored'], scoreMin: 50 }])
    t.strictSame(await readForwards('Debate', { filter }), await readPages('Debate', { filter }))
})

t.test('what is added between two pages repeats and skips nothing', async t => {
  const { token: user } = await registerUser(app, { username: 'Ada' })
  const before = await readPages('Debate', {})
  const read = await readForwards('Debate', {}, async () => {
    await beginDebate(app, { token: user })
  })
  t.strictSame(read, before)
  t.ok((await readPages('Debate', {})).length > before.length)
})

t.test('between two cursors, with a total of the whole list', async t => {
  const { edges, totalCount } = await ask('Debate', { first: 10 })
  const [after, before] = [edges[2]?.cursor, edges[6]?.cursor]
  const between = await ask('Debate', { first: 10, after, before })
  t.strictSame(
    idsOf(between),
    edges.slice(3, 6).map(({ node }) => node.id),
  )
  t.equal(between.totalCount, totalCount)
  const page = await ask('Debate', { page: 2, pageSize: 5 })
  const next = await ask('Debate', { first: 5, after: page.pageInfo.endCursor })
  const third = await ask('Debate', { page: 3, pageSize: 5 })
  t.strictSame(idsOf(next), idsOf(third), 'a page has cursors too')
  t.equal((await ask('Debate', { last: null, first: null, after: null })).nodes.length, 10)
})

t.test('a cursor of another list, filter or order is refused, and a made-up one', async t => {
  const problemOf = async (list: List, asked: Asked) => {
    const { body } = await post(list, asked)
    const [error]: { extensions: Partial<ErrorBody> }[] = body.errors ?? []
    const [problem] = error?.extensions.errors ?? []
    return [error?.extensions.code, problem?.field, problem?.code]
  }
  const { endCursor: after } = (await ask('Debate', { first: 3 })).pageInfo
  const other = ['VALIDATION', 'after', 'CURSOR_OF_OTHER_LIST']
  const sort: Sort[] = [{ by: 'score', order: 'asc' }]
  t.same(await problemOf('Debate', { after, filter: { stance: ['for'] } }), other)
  t.same(await problemOf('Debate', { after, sort }), other)
  t.same(await problemOf('User', { after }), other)
  t.same(await problemOf('Debate', { before: after, sort }), [
    'VALIDATION',
    'before',
    'CURSOR_OF_OTHER_LIST',
  ])
  const [mark] = JSON.parse(Buffer.from(String(after), 'base64url').toString())
  const id = '00000000-0000-4000-8000-000000000000'
  for (const made of [
    [mark],
    [mark, 'yesterday', id],
    [mark, '1', id],
    [mark, '0000-01-01T00:00:00.000Z', id],
    [mark, null, id],
    [mark, '2026-01-01T00:00:00.000Z', 'x'],
    [mark, '2026-01-01T00:00:00.000Z', id, 1],
    { mark },
    'text',
  ]) {
    const cursor = Buffer.from(JSON.stringify(made)).toString('base64url')
    const invalid = ['VALIDATION', 'after', 'CURSOR_INVALID']
    t.same(await problemOf('Debate', { after: cursor }), invalid, JSON.stringify(made))
  }
  t.same((await problemOf('Debate', { after: '%' }))[0], 'VALIDATION')
  t.same(await problemOf('Debate', { first: 1, last: 1 }), ['VALIDATION', 'last', 'FIRST_AND_LAST'])
  for (const first of [0, 101, -1])
    t.same((await problemOf('Debate', { first }))[2], 'NUMBER_OUT_OF_RANGE')
})
