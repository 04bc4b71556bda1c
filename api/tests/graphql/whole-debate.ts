import t from 'tap'
import { firstTopic, registerUser, SPEECH } from '../factories.ts'
import { app, call, END, graphql, LOG_IN, REGISTER, START, SUBMIT } from './app.ts'

t.test('a whole debate over GraphQL', async t => {
  const registered = await graphql<{ register: { token: string; viewer: { username: string } } }>(
    REGISTER,
    {
      input: { email: 'graph@example.org', password: 'secret-1', username: 'Graph' },
    },
  )
  t.match(registered.body.data?.register, {
    viewer: { username: 'Graph', debateCount: 0 },
    userErrors: [],
  })
  const token = registered.body.data?.register.token ?? ''
  const { topic_id } = await firstTopic(app)
  const started = await graphql<{
    startDebate: { debate: { id: string; turns: { speaker: string }[] } }
  }>(
    START,
    { input: { topicId: topic_id, stance: 'against', mode: null, opponentLevel: null } },
    { token },
  )
  const debate = started.body.data?.startDebate.debate
  t.match(debate, { status: 'in_progress', topic: { id: topic_id }, turns: [{ speaker: 'ai' }] })
  for (const message of [SPEECH, `${SPEECH} And once more.`]) {
    const { body } = await graphql(SUBMIT, { input: { debateId: debate?.id, message } }, { token })
    t.match(body.data, {
      submitTurn: { userTurn: { text: message }, reply: { speaker: 'ai' }, userErrors: [] },
    })
  }
  const ended = await graphql(END, { input: { debateId: debate?.id } }, { token })
  t.match(ended.body.data, { endDebate: { debate: { status: 'scored', overallScore: Number } } })
  const { body } = await graphql(
    `query($id: ID!) {
      viewer {
        rank averageScore monthlyPerformance { month score }
        debates(first: 1) {
          totalCount pageInfo { hasNextPage endCursor }
          edges { cursor node { id topic { textEn } turns { text } scores { depth } } }
        }
      }
      debate(id: $id) {
        previousScore performanceTrend { score }
        review {
          noise priorities { skill rewrite quote { turnId text } }
          drill { skill text } clash { outcome }
        }
      }
      statistics { totalDebates } leaderboard { rank user { username } }
    }`,
    { id: debate?.id },
    { token },
  )
  t.notOk(body.errors)
  t.match(body.data, {
    viewer: {
      rank: 1,
      debates: {
        totalCount: 1,
        pageInfo: { hasNextPage: false },
        edges: [{ node: { id: debate?.id } }],
      },
    },
    debate: { previousScore: null, review: { noise: Number, drill: { text: String } } },
    statistics: { totalDebates: 1 },
    leaderboard: [{ rank: 1, user: { username: 'Graph' } }],
  })
})

t.test(
  'a guest debates over GraphQL with the cookie of the start, and logging in claims it',
  async t => {
    const { topic_id } = await firstTopic(app)
    const started = await graphql<{ startDebate: { debate: { id: string } } }>(START, {
      input: { topicId: topic_id, stance: 'for' },
    })
    const id = started.body.data?.startDebate.debate.id
    t.match(started.cookie, /^guest=/)
    const cookie = started.cookie ?? ''
    const { body } = await graphql(
      'query($id: ID!) { viewer { id } debate(id: $id) { id } }',
      { id },
      { cookie },
    )
    t.same(body.data, { viewer: null, debate: { id } })
    const { email, password } = await registerUser(app)
    const { body: session } = await graphql<{ logIn: { token: string } }>(
      LOG_IN,
      { input: { email, password } },
      { cookie },
    )
    const token = session.data?.logIn.token ?? ''
    t.equal((await call('GET', `/api/debates/${id}`, { token })).status, 200)
  },
)
