import t from 'tap'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { openApp } from '../test-app.ts'

/** Every admin call of section 7, and those beside it. */
const CALLS = [
  ['GET', '/dashboard/stats'],
  ['GET', '/users'],
  ['GET', '/users/:id'],
  ['PUT', '/users/:id'],
  ['DELETE', '/users/:id'],
  ['POST', '/users/:id/password-reset'],
  ['PUT', '/users/:id/suspension'],
  ['DELETE', '/users/:id/suspension'],
  ['DELETE', '/users/:id/sessions'],
  ['GET', '/overview'],
  ['POST', '/topics/archive'],
  ['POST', '/topics/restore'],
  ['POST', '/topics/import'],
  ['POST', '/topics/import/preview'],
  ['GET', '/topics'],
  ['POST', '/topics'],
  ['PUT', '/topics/:id'],
  ['DELETE', '/topics/:id'],
  ['GET', '/profile'],
  ['PUT', '/profile'],
  ['GET', '/debates/results'],
  ['GET', '/debates/:id'],
  ['GET', '/debates/export.csv'],
  ['GET', '/users/export.csv'],
  ['GET', '/topics/export.csv'],
] as const
const ID = '00000000-0000-4000-8000-000000000000'
const BODY = {
  username: 'Someone',
  email: 'a@example.org',
  topic_text_en: 'A topic that is long enough',
  full_name: 'X',
}

const QUERIES = [
  'admin { id }',
  'adminDashboard { totalUsers }',
  'adminCharts { scoreBins }',
  'adminDebates { totalCount }',
  'adminUsers { totalCount }',
  'adminTopics { totalCount }',
  'adminAudit { totalCount }',
  'adminOverview { stuck }',
  'topicImportPreview(input: { format: csv, text: "" }) { entry }',
  `adminUser(id: "${ID}") { id }`,
  `adminDebate(id: "${ID}") { id }`,
  'apiKeys { totalCount }',
  'savedViews(table: debates) { id }',
  `topicStats(topicId: "${ID}") { debateCount }`,
]
const MUTATIONS = [
  'updateAdminProfile(input: { fullName: "X" }) { admin { id } }',
  `updateUser(input: { userId: "${ID}", username: "Someone" }) { user { id } }`,
  `deleteUser(input: { userId: "${ID}", confirmation: "x" }) { deletedUserId }`,
  `createPasswordReset(input: { userId: "${ID}" }) { path }`,
  `suspendUser(input: { userId: "${ID}" }) { user { id } }`,
  `restoreUser(input: { userId: "${ID}" }) { user { id } }`,
  `endUserSessions(input: { userId: "${ID}" }) { user { id } }`,
  `archiveTopics(input: { topicIds: ["${ID}"] }) { topics { id } }`,
  `restoreTopics(input: { topicIds: ["${ID}"] }) { topics { id } }`,
  'importTopics(input: { format: csv, text: "" }) { topics { id } }',
  'createTopic(input: { textEn: "A topic that is long enough" }) { topic { id } }',
  `updateTopic(input: { topicId: "${ID}", isRecommended: true }) { topic { id } }`,
  `deleteTopic(input: { topicId: "${ID}" }) { archived }`,
  'createApiKey(input: { name: "x", scopes: [USERS_READ] }) { secret }',
  `rotateApiKey(input: { apiKeyId: "${ID}" }) { secret }`,
  `revokeApiKey(input: { apiKeyId: "${ID}" }) { apiKey { id } }`,
  'saveView(input: { table: debates, name: "x", query: "" }) { view { id } }',
  `deleteView(input: { viewId: "${ID}" }) { deletedViewId }`,
]

t.test('only administrators pass, in every API and on every call', async t => {
  const app = await openApp(t)
  const { token } = await registerUser(app)
  const { cookie } = await beginDebate(app)
  for (const [who, status, code] of [
    [{ token }, 403, 'FORBIDDEN'],
    [{}, 401, 'UNAUTHENTICATED'],
    [{ cookie }, 401, 'UNAUTHENTICATED'],
    [{ token: 'nonsense' }, 401, 'UNAUTHENTICATED'],
  ] as const) {
    for (const [method, path] of CALLS) {
      const body = method === 'POST' || method === 'PUT' ? { body: BODY } : {}
      const answer = await app.call(method, `/api/admin${path.replace(':id', ID)}`, {
        ...who,
        ...body,
      })
      t.match(
        { status: answer.status, body: answer.body },
        { status, body: { code } },
        `${method} ${path}`,
      )
    }
    for (const query of [
      ...QUERIES.map(text => `{ ${text} }`),
      ...MUTATIONS.map(text => `mutation { ${text} }`),
    ]) {
      const { body } = await app.graphql(query, {}, who)
      t.match(body.errors, [{ extensions: { code } }], query)
    }
  }
  const admin = await logInAdmin(app)
  for (const [method, path] of [
    ['GET', '/api/users/profile'],
    ['POST', '/api/debates/start'],
  ] as const)
    t.equal(
      (
        await app.call(method, path, {
          token: admin,
          ...(method === 'POST' && {
            body: { stance: 'for', mode: 'text', custom_topic: 'Tea is better' },
          }),
        })
      ).status,
      403,
      'an administrator is no debater',
    )
})
