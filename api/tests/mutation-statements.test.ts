import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { IdentityProvider } from '#api/domain/accounts/identity-provider.ts'
import type { ShareLink } from '#schema/entities.ts'
import { statementsOf } from './count-statements.ts'
import { beginDebate, firstTopic, logInAdmin, registerUser, SPEECH } from './factories.ts'
import { openWatched } from './watch-fields.ts'

const { app, schema, sourcelessChanged } = await openWatched(t)
const { call, graphql } = app
const { deps } = app.app.composed
const PROVIDER = 'Lyceum'
const ADMIN_PASSWORD = 'admin-secret'

/** The state of the sign-in that was begun last. */
let state = ''

/** Takes everybody for who the code, or the ID token, says that they are. */
const provider = (): IdentityProvider => {
  const whoIs = async (subject: string, nonce: string) => ({
    ...{ issuer: 'https://lyceum.example', subject, name: subject, nonce },
    ...{ email: `${subject}@example.org`, isEmailVerified: true },
  })
  return {
    ...{ name: PROVIDER, kind: 'redirect', clientId: 'debater' },
    newSecrets: redirectUri => {
      state = randomUUID()
      return { state, nonce: randomUUID(), codeVerifier: 'verifier', redirectUri }
    },
    addressFor: async () => 'https://lyceum.example/login',
    exchange: ({ code }, { nonce }) => whoIs(code, nonce),
    verify: idToken => {
      const [subject = '', nonce = ''] = idToken.split(' ')
      return whoIs(subject, nonce)
    },
  }
}
deps.identityProvider = provider()

const admin = await logInAdmin(app)
const topic_id = (await firstTopic(app)).topic_id

/** What a mutation is sent with, and everything in its answer that the use case has at hand. */
type Sent = { input?: object; answer: string; token?: string; cookie?: string }
type Row = [statements: number, send: () => Promise<Sent>]

const OWN_USER = `id username email avatarId avatarUrl registrationDate lastLogin socialProvider
  averageScore debateCount externalId updatedAt`
const USER = `${OWN_USER} suspendedAt`
const SESSION = `token viewer { ${OWN_USER} }`
const ADMIN_SESSION = 'token admin { id email fullName avatarId createdAt revokedAt }'
const TOPIC_FIELDS = `id text textEn textZh language isRecommended status createdAt updatedAt
  debateCount brief { for } briefZh { for }`
const TOPIC = `${TOPIC_FIELDS} averageScore isSelfWritten`
const DEBATE = `id userStance mode language status unscoredCode nextStep startTime endTime prepTime
  opponentLevel opponentStyle welcomeMessage isContinuation overallScore noise scores { depth }
  feedback review { noise } topic { id text textZh } user { id }`
const ARGUED = `id userStance mode language opponentLevel opponentStyle topicText motion topicTextZh
  topic { id text textZh }`
const TURN = 'id speaker text timestamp clientTurnId'
const KEY = `id name scopes prefix adminEmail createdAt expiresAt lastUsedAt previousUntil
  revokedAt`

const newUser = () => registerUser(app)
const newDebate = async () => {
  const { token } = await newUser()
  return { token, ...(await beginDebate(app, { token })) }
}
const say = (debateId: string, token: string, message: string) =>
  call('POST', `/api/debates/${debateId}/turn`, { token, body: { message } })
const exchanged = async () => {
  const { token, debate_id } = await newDebate()
  for (const message of [SPEECH, `${SPEECH} Again.`]) await say(debate_id, token, message)
  return { token, debate_id }
}
/** What REST answers an administrator. */
const made = async <Body>(path: string, body: object = {}) =>
  (await call<Body>('POST', path, { token: admin, body })).body
const newTopic = async () =>
  (
    await made<{ topic_id: string }>('/api/admin/topics', {
      topic_text_en: `Motion ${randomUUID()}`,
    })
  ).topic_id
const tokenIn = ({ path }: { path: string }) => path.split(/[#/]/).at(-1) ?? ''
const invited = async () => {
  const email = `${randomUUID()}@example.org`
  return tokenIn(await made<{ path: string }>('/api/admin/administrators', { email }))
}
const newAdmin = async () =>
  made<{ token: string; admin: { admin_id: string } }>('/api/admin/auth/invitation', {
    ...{ token: await invited(), full_name: 'Another', password: 'secret-1' },
  })
const newKey = async () =>
  (
    await graphql<{ createApiKey: { apiKey: { id: string } } }>(
      'mutation { createApiKey(input: { name: "School", scopes: [USERS_READ] }) { apiKey { id } } }',
      {},
      { token: admin },
    )
  ).body.data?.createApiKey.apiKey.id ?? ''
const newView = async () =>
  (
    await graphql<{ saveView: { view: { id: string } } }>(
      'mutation { saveView(input: { table: users, name: "Gone", query: "" }) { view { id } } }',
      {},
      { token: admin },
    )
  ).body.data?.saveView.view.id ?? ''
const begun = async () => {
  const { body, cookie } = await call<{ nonce: string }>('POST', '/api/auth/social-login/begin')
  return { nonce: body.nonce, cookie: cookie ?? '' }
}
const asSubject = (subject: string, nonce: string) => ({
  ...{ provider: PROVIDER, providerId: subject, email: `${subject}@example.org` },
  credential: `${subject} ${nonce}`,
})
const externalDebate = async () => {
  const { body } = await graphql<{ startDebate: { debate: { id: string }; joinUrl: string } }>(
    `mutation { startDebate(input: { topicId: "${topic_id}", stance: for, externalUserId: "pupil" }) {
      debate { id } joinUrl joinUrlExpiresAt
    } }`,
    {},
    { token: admin },
  )
  const { debate, joinUrl } = body.data?.startDebate ?? { debate: { id: '' }, joinUrl: '' }
  return { debateId: debate.id, token: tokenIn({ path: joinUrl }) }
}
const ofUser = async () => ({
  ...{ token: admin, answer: `user { ${USER} }` },
  input: { userId: (await newUser()).user.user_id },
})

/**
 * How many statements each mutation sends when everything is asked of it that its use case has at
 * hand. One more wants a reason: one of them finds out whose token it is.
 */
const ROWS: Record<string, Row> = {
  register: [
    6,
    async () => ({
      input: { email: 'ada@example.org', password: 'secret-1', username: 'Ada' },
      answer: SESSION,
    }),
  ],
  logIn: [
    7,
    async () => ({
      input: { email: 'ada@example.org', password: 'secret-1' },
      answer: SESSION,
    }),
  ],
  resetPassword: [
    7,
    async () => {
      const { user } = await newUser()
      const reset = await made<{ path: string }>(`/api/admin/users/${user.user_id}/password-reset`)
      return { input: { token: tokenIn(reset), password: 'secret-2' }, answer: SESSION }
    },
  ],
  beginProviderSignIn: [1, async () => ({ answer: 'signIn { address nonce }' })],
  logInWithProvider: [
    9,
    async () => {
      const { nonce, cookie } = await begun()
      return { cookie, input: asSubject('grace', nonce), answer: SESSION }
    },
  ],
  finishProviderSignIn: [
    9,
    async () => {
      const { cookie } = await begun()
      return { cookie, input: { code: 'edsger', state }, answer: SESSION }
    },
  ],
  connectProvider: [
    6,
    async () => {
      const { token } = await registerUser(app, { username: 'Barbara' })
      const { nonce, cookie } = await begun()
      return { token, cookie, input: asSubject('barbara', nonce), answer: `viewer { ${OWN_USER} }` }
    },
  ],
  updateViewer: [
    4,
    async () => ({
      token: (await newUser()).token,
      input: { username: 'Another' },
      answer: `token viewer { ${OWN_USER} }`,
    }),
  ],
  deleteViewer: [
    7,
    async () => {
      const { token, password } = await newUser()
      return { token, input: { password }, answer: 'deletedUserId' }
    },
  ],
  endSession: [
    2,
    async () => {
      const { token } = await newUser()
      const { body } = await call<{ sessions: { session_id: string }[] }>(
        'GET',
        '/api/auth/sessions',
        { token },
      )
      return { token, input: { sessionId: body.sessions[0]?.session_id }, answer: 'endedSessionId' }
    },
  ],
  logOut: [2, async () => ({ token: (await newUser()).token, answer: '' })],
  logOutEverywhere: [3, async () => ({ token: (await newUser()).token, answer: '' })],

  startDebate: [
    4,
    async () => ({
      token: (await newUser()).token,
      input: { topicId: topic_id, stance: 'for' },
      answer: `debate { ${DEBATE} turns { ${TURN} } }`,
    }),
  ],
  submitTurn: [
    3,
    async () => {
      const { token, debate_id } = await newDebate()
      const input = { debateId: debate_id, message: SPEECH }
      const answer = `userTurn { ${TURN} } reply { ${TURN} } debate { ${ARGUED} }`
      return { token, input, answer }
    },
  ],
  stopReply: [
    2,
    async () => {
      const { token, debate_id } = await newDebate()
      return { token, input: { debateId: debate_id }, answer: 'stopped' }
    },
  ],
  withdrawTurn: [
    6,
    async () => {
      const { token, debate_id } = await newDebate()
      const turn_id = randomUUID()
      await deps.db
        .insertInto('turns')
        .values({
          ...{ turn_id, debate_id, position: 1, speaker: 'user', message_text: 'A hasty word.' },
          ...{ client_turn_id: null, timestamp: new Date() },
        })
        .execute()
      const input = { debateId: debate_id, turnId: turn_id }
      return { token, input, answer: `turnId withdrawn debate { ${DEBATE} }` }
    },
  ],
  endDebate: [
    7,
    async () => {
      const { token, debate_id } = await exchanged()
      const input = { debateId: debate_id }
      return { token, input, answer: `debate { ${DEBATE} turns { ${TURN} } }` }
    },
  ],
  retryTurn: [
    3,
    async () => {
      const { token, debate_id } = await exchanged()
      await call('POST', `/api/debates/${debate_id}/end`, { token })
      const input = { debateId: debate_id, message: `${SPEECH} Otherwise.` }
      return { token, input, answer: 'retry { turnId skill before after noise testsGained }' }
    },
  ],
  shareDebate: [
    3,
    async () => {
      const { token, debate_id } = await newDebate()
      return { token, input: { debateId: debate_id }, answer: 'shareLink { token path createdAt }' }
    },
  ],
  revokeShare: [
    3,
    async () => {
      const { token, debate_id } = await newDebate()
      await call<ShareLink>('POST', `/api/debates/${debate_id}/share`, { token })
      return { token, input: { debateId: debate_id }, answer: `debate { ${DEBATE} }` }
    },
  ],
  createCustomTopic: [
    2,
    async () => ({
      token: (await newUser()).token,
      input: { text: 'Tea is better than coffee', brief: { for: ['It is calm.'], against: [] } },
      answer: `topic { ${TOPIC_FIELDS} }`,
    }),
  ],

  upsertUser: [
    5,
    async () => ({
      ...{ token: admin, answer: `created user { ${USER} }` },
      input: { externalId: 'pupil', username: 'Pupil' },
    }),
  ],
  createJoinUrl: [
    5,
    async () => ({
      ...{ token: admin, answer: 'joinUrl joinUrlExpiresAt' },
      input: { debateId: (await externalDebate()).debateId },
    }),
  ],
  enterDebate: [
    4,
    async () => ({
      input: { token: (await externalDebate()).token },
      answer: `${SESSION} debate { id }`,
    }),
  ],

  logInAdmin: [
    5,
    async () => ({
      input: { email: 'admin@example.org', password: ADMIN_PASSWORD },
      answer: ADMIN_SESSION,
    }),
  ],
  changeAdminPassword: [
    9,
    async () => ({
      token: (await newAdmin()).token,
      input: { password: 'secret-2', currentPassword: 'secret-1' },
      answer: ADMIN_SESSION,
    }),
  ],
  inviteAdmin: [
    5,
    async () => ({
      ...{ token: admin, input: { email: 'ida@example.org' }, answer: 'path expiresAt' },
    }),
  ],
  acceptAdminInvitation: [
    6,
    async () => ({
      input: { token: await invited(), fullName: 'Another', password: 'secret-1' },
      answer: ADMIN_SESSION,
    }),
  ],
  revokeAdmin: [
    7,
    async () => ({
      ...{ token: admin, answer: 'revokedAdminId' },
      input: { adminId: (await newAdmin()).admin.admin_id },
    }),
  ],
  updateAdminProfile: [
    3,
    async () => ({
      ...{ token: admin, input: { fullName: 'Anna Admin' } },
      answer: 'admin { id email fullName avatarId createdAt revokedAt }',
    }),
  ],
  updateUser: [
    5,
    async () => ({
      ...{ token: admin, answer: `user { ${USER} }` },
      input: { userId: (await newUser()).user.user_id, username: 'Renamed' },
    }),
  ],
  deleteUser: [
    6,
    async () => {
      const { user_id: userId, username } = (await newUser()).user
      return { token: admin, input: { userId, confirmation: username }, answer: 'deletedUserId' }
    },
  ],
  suspendUser: [5, ofUser],
  restoreUser: [
    4,
    async () => {
      const sent = await ofUser()
      const { userId } = sent.input
      await call('PUT', `/api/admin/users/${userId}/suspension`, { token: admin })
      return sent
    },
  ],
  endUserSessions: [5, ofUser],
  createPasswordReset: [4, async () => ({ ...(await ofUser()), answer: 'path expiresAt' })],
  createTopic: [
    3,
    async () => ({
      ...{ token: admin, answer: `topic { ${TOPIC} }` },
      input: { textEn: 'Cats are better than dogs' },
    }),
  ],
  updateTopic: [
    4,
    async () => ({
      ...{ token: admin, answer: `topic { ${TOPIC} }` },
      input: { topicId: await newTopic(), isRecommended: true },
    }),
  ],
  deleteTopic: [
    3,
    async () => ({
      ...{ token: admin, answer: 'archived deletedTopicId', input: { topicId: await newTopic() } },
    }),
  ],
  archiveTopics: [
    3,
    async () => ({
      ...{ token: admin, answer: `topics { ${TOPIC} }` },
      input: { topicIds: [await newTopic(), await newTopic(), await newTopic()] },
    }),
  ],
  restoreTopics: [
    3,
    async () => {
      const topicIds = [await newTopic(), await newTopic(), await newTopic()]
      await made('/api/admin/topics/archive', { topic_ids: topicIds })
      return { token: admin, input: { topicIds }, answer: `topics { ${TOPIC} }` }
    },
  ],
  importTopics: [
    4,
    async () => ({
      ...{ token: admin, answer: `topics { ${TOPIC} }` },
      input: {
        format: 'csv',
        text: 'topic_text_en\nRain is better than snow\nSnow is better than rain\n',
      },
    }),
  ],
  saveView: [
    3,
    async () => ({
      ...{ token: admin, answer: 'view { id name query }' },
      input: { table: 'users', name: 'Mine', query: '' },
    }),
  ],
  deleteView: [
    2,
    async () => ({
      ...{ token: admin, answer: 'deletedViewId', input: { viewId: await newView() } },
    }),
  ],
  createApiKey: [
    3,
    async () => ({
      ...{ token: admin, answer: `secret apiKey { ${KEY} }` },
      input: { name: 'School', scopes: ['USERS_READ'] },
    }),
  ],
  rotateApiKey: [
    4,
    async () => ({
      ...{ token: admin, answer: `secret apiKey { ${KEY} }`, input: { apiKeyId: await newKey() } },
    }),
  ],
  revokeApiKey: [
    4,
    async () => ({
      ...{ token: admin, answer: `apiKey { ${KEY} }`, input: { apiKeyId: await newKey() } },
    }),
  ],
}

const mutations = schema.getMutationType()?.getFields() ?? {}

t.test('every mutation has a row', async t => {
  t.same(Object.keys(ROWS).sort(), Object.keys(mutations).sort())
})

for (const [name, [statements, send]] of Object.entries(ROWS))
  t.test(`${name} reads nothing again: ${statements} statements`, async t => {
    const { input, answer, ...who } = await send()
    const type = mutations[name]?.args[0]?.type
    const [declared, given] = input ? [`($input: ${type})`, '(input: $input)'] : ['', '']
    const query = `mutation${declared} { ${name}${given} { ${answer} userErrors { messageCode } } }`
    // What it remembers of administrators' logins would count at times, and at times not.
    deps.adminLogins.clear()
    const sent = await statementsOf(app, async () => {
      const { body } = await graphql<Record<string, { userErrors: object[] }>>(
        query,
        input ? { input } : {},
        who,
      )
      t.same(body.errors, undefined)
      t.same(body.data?.[name]?.userErrors, [])
    })
    t.equal(sent.length, statements, sent.map(text => text.slice(0, 110)).join('\n'))
  })

t.test('every field that only mutations answer has a source', async t => {
  const { token, password: currentPassword } = await newUser()
  const input = { password: 'secret-2', currentPassword }
  const query = 'mutation($input: UpdateViewerInput!) { updateViewer(input: $input) { token } }'
  await graphql(query, { input }, { token })
  t.same(sourcelessChanged(), [])
})
