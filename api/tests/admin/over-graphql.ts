import t from 'tap'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openApp } from '../test-app.ts'

t.test('GraphQL tables, charts, saved views and the dashboard answer as REST does', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { token: user } = await registerUser(app, { username: 'Ada' })
  const scored = await playScored(app, user)
  await beginDebate(app, { token: user }, { stance: 'against' })
  const ask = async (query: string, variables = {}) => {
    const { body } = await app.graphql(query, variables, { token })
    t.same(body.errors, undefined, query)
    return body.data
  }
  t.match(
    await ask(
      `query($filter: AdminDebateFilter, $sort: [AdminDebateSort!]) {
        adminDebates(filter: $filter, sort: $sort) {
          totalCount totalIsExact pageInfo { hasNextPage }
          nodes { id username mode results { turns { text } scores { depth } review { noise } } }
        }
      }`,
      { filter: { stance: ['for'], search: 'ada' }, sort: [{ by: 'score', order: 'desc' }] },
    ),
    {
      adminDebates: {
        totalCount: 1,
        totalIsExact: true,
        nodes: [{ id: scored, username: 'Ada', results: { scores: { depth: Number } } }],
      },
    },
  )
  const refused = await app.graphql(
    '{ adminDebates(filter: { startedFrom: "yesterday" }) { totalCount } }',
    {},
    { token },
  )
  t.match(refused.body.errors, [{ extensions: { code: 'VALIDATION' } }])
  t.match(
    await ask(
      `{ adminCharts {
        debatesPerDay { day debates } scoreBins modes { name debates } stances { name debates }
      } }`,
    ),
    {
      adminCharts: { modes: [{ name: 'text', debates: 2 }] },
    },
  )
  const charts = (await ask('{ adminCharts { debatesPerDay { debates } scoreBins } }')) as {
    adminCharts: { debatesPerDay: { debates: number }[]; scoreBins: number[] }
  }
  t.equal(charts.adminCharts.debatesPerDay.length, 30)
  t.equal(charts.adminCharts.debatesPerDay.at(-1)?.debates, 2)
  t.equal(
    charts.adminCharts.scoreBins.reduce((sum, count) => sum + count, 0),
    1,
  )
  const save = `mutation($input: SaveViewInput!) {
    saveView(input: $input) { view { id name query } userErrors { field } }
  }`
  const saved = (await ask(save, {
    input: { table: 'debates', name: 'Lost', query: 'status=unscored&page=3' },
  })) as {
    saveView: { view: { id: string } }
  }
  t.match(saved, { saveView: { view: { name: 'Lost', query: 'status=unscored' } } })
  t.match(await ask(save, { input: { table: 'debates', name: '', query: '' } }), {
    saveView: { userErrors: [{ field: 'name' }] },
  })
  t.match(await ask('{ savedViews(table: debates) { name } }'), { savedViews: [{ name: 'Lost' }] })
  for (let nth = 0; nth < 100; nth += 1)
    await ask(save, { input: { table: 'users', name: `View ${nth}`, query: '' } })
  const more = { input: { table: 'users', name: 'One more', query: '' } }
  t.match(await ask(save, more), { saveView: { view: null, userErrors: [{ field: 'name' }] } })
  const again = { input: { table: 'users', name: 'View 7', query: 'search=a' } }
  t.match(await ask(save, again), { saveView: { view: { query: 'search=a' } } })
  const remove = (viewId: string) =>
    ask(
      `mutation($input: DeleteViewInput!) {
        deleteView(input: $input) { deletedViewId userErrors { code messageCode } } }`,
      { input: { viewId } },
    )
  const viewId = saved.saveView.view.id
  t.same(await remove(viewId), { deleteView: { deletedViewId: viewId, userErrors: [] } })
  t.same(await ask('{ savedViews(table: debates) { name } }'), { savedViews: [] })
  const userErrors = [{ code: 'NOT_FOUND', messageCode: 'VIEW_NOT_FOUND' }]
  for (const gone of [viewId, 'no id'])
    t.same(await remove(gone), { deleteView: { deletedViewId: null, userErrors } })
})

t.test('pages that are asked for at once are what each is alone', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const read = async (page: number) => {
    const { body } = await app.graphql(
      `query($page: Int) { adminTopics(page: $page, pageSize: 10, sort: [{ by: text, order: asc }]) {
        totalCount pageInfo { hasNextPage hasPreviousPage startCursor } nodes { id textEn } } }`,
      { page },
      { token },
    )
    t.same(body.errors, undefined)
    return body.data as { adminTopics: { nodes: { id: string }[]; totalCount: number } }
  }
  const pages = [2, 4, 1, 3, 99, 2]
  const together = await Promise.all(pages.map(read))
  const alone: typeof together = []
  for (const page of pages) alone.push(await read(page))
  t.same(together, alone)
  t.equal(new Set(together.flatMap(page => page.adminTopics.nodes.map(({ id }) => id))).size, 40)
})
