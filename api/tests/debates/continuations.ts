import t from 'tap'
import type { DebateResults, Turn, UserProfile } from '#schema/entities.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import { beginDebate, logInAdmin, registerUser, SPEECH } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openApp, type TestApp } from '../test-app.ts'
import { say } from './say.ts'

const continueFrom = (app: TestApp, turnId: string, who: object, more: object = {}) =>
  app.call<StartDebateAnswer>('POST', '/api/debates/start', {
    body: { from_turn_id: turnId, ...more },
    ...who,
  })
const resultsOf = async (app: TestApp, debateId: string, who: object) =>
  (await app.call<DebateResults>('GET', `/api/debates/${debateId}/results`, who)).body
const wordsOf = (turns: readonly Turn[]) =>
  turns.map(({ speaker, message_text }) => [speaker, message_text])

t.test('a debate goes on from a turn of another one, is judged, and counts nowhere', async t => {
  const app = await openApp(t)
  const { token, user } = await registerUser(app)
  const stranger = await registerUser(app)
  const admin = await logInAdmin(app)
  const source = await playScored(app, token, {
    stance: 'against',
    opponent_level: 'tournament',
    opponent_style: 'coach',
  })
  const before = await resultsOf(app, source, { token })
  const [opening, first, reply, second] = before.turns
  const turnId = second?.turn_id ?? ''
  const figures = async () => {
    const read = async (path: string, who: object = {}) => (await app.call('GET', path, who)).body
    const profile = await read('/api/users/profile', { token })
    return {
      totals: await read('/api/users/stats'),
      leaders: await read('/api/users/leaderboard'),
      popular: await read('/api/topics/popular?limit=1'),
      dashboard: await read('/api/admin/dashboard/stats', { token: admin }),
      user: (
        (await read(`/api/admin/users/${user.user_id}`, { token: admin })) as { stats: object }
      ).stats,
      profile: { ...profile, recentDebates: [] },
      next: await read('/api/topics/next', { token }),
    }
  }
  const counted = await figures()

  for (const [what, id, who] of [
    ['a turn of somebody else', turnId, { token: stranger.token }],
    ['nobody’s own', turnId, {}],
    ['the opponent’s turn', reply?.turn_id ?? '', { token }],
    ['no turn', source, { token }],
    ['no id', 'turn-1', { token }],
  ] as const)
    t.match(
      await continueFrom(app, id, who),
      { status: 404, body: { error: 'You have no such turn in a debate of yours.' } },
      what,
    )
  t.equal((await continueFrom(app, turnId, { token: admin })).status, 403)

  const started = await continueFrom(app, turnId, { token }, { client_start_id: 'once' })
  const { debate_id } = started.body
  t.match(started, {
    status: 201,
    body: { topic: before.topic, ai_opening: opening?.message_text },
  })
  const again = await continueFrom(app, turnId, { token }, { client_start_id: 'once' })
  t.equal(again.body.debate_id, debate_id)
  const { body: stands } = await app.call<{ debate: object; turns: Turn[] }>(
    'GET',
    `/api/users/debates/${debate_id}/transcript`,
    { token },
  )
  t.match(stands.debate, {
    continued_from: source,
    status: 'in_progress',
    user_stance: 'against',
    debate_mode: 'text',
    opponent_level: 'tournament',
    opponent_style: 'coach',
  })
  t.same(wordsOf(stands.turns), wordsOf(before.turns.slice(0, 3)))
  t.notSame(stands.turns[1]?.turn_id, first?.turn_id, 'they are copies')
  t.same(
    stands.turns.map(({ timestamp }) => timestamp),
    before.turns.slice(0, 3).map(({ timestamp }) => timestamp),
    'and say when it was said',
  )

  t.equal((await say(app, debate_id, `${SPEECH} Mended.`, { token })).status, 200)
  t.match((await app.call('POST', `/api/debates/${debate_id}/end`, { token })).body, {
    status: 'scored',
  })
  const results = await resultsOf(app, debate_id, { token })
  t.match(results, {
    previousScore: null,
    performanceTrend: [],
    both_sides: null,
    review: { noise: Number },
  })
  t.equal(results.turns.length, 5)
  t.same(await resultsOf(app, source, { token }), before, 'the other one stays as it was')
  app.app.composed.deps.cache.clear()
  t.same(await figures(), counted)

  const next = await resultsOf(app, await playScored(app, token), { token })
  t.equal(next.previousScore, before.debate.overall_score, 'from last time leaves it out')
  t.equal(next.performanceTrend.length, 2)

  const profile = await app.call<UserProfile>('GET', '/api/users/profile', { token })
  t.same(
    profile.body.recentDebates.map(({ continued_from }) => continued_from),
    [null, source, null],
  )
  t.equal(profile.body.stats.debateCount, 2)
  t.match((await app.call('GET', '/api/users/debates?limit=2', { token })).body, {
    total: 3,
    totalPages: 2,
    data: [{ continued_from: null }, { debate_id, continued_from: source }],
  })
  for (const query of ['', `?userId=${user.user_id}`, `?topicId=${before.debate.topic_id}`])
    t.match(
      (await app.call('GET', `/api/admin/debates/results${query}`, { token: admin })).body,
      { total: 3, data: [{}, { continued_from: source }, {}] },
      `the administrators’ list has it too: ${query}`,
    )
  const charts = await app.graphql(
    `query($day: Date!) { adminCharts(from: $day, to: $day) {
      debatesPerDay { debates } scoreBins modes { debates } } }`,
    { day: results.debate.start_time.slice(0, 10) },
    { token: admin },
  )
  t.match(charts.body.data, {
    adminCharts: { debatesPerDay: [{ debates: 2 }], modes: [{ debates: 2 }] },
  })

  await t.test('GraphQL marks it, to its owner and by a link', async t => {
    const fields = 'isContinuation overallScore continuedFrom { id isContinuation }'
    const query = `query($id: ID!) { debate(id: $id) { ${fields} }
      viewer { debateCount debates(first: 5) { totalCount nodes { ${fields} } } } }`
    const { body } = await app.graphql(query, { id: debate_id }, { token })
    t.match(body, {
      data: {
        debate: { isContinuation: true, continuedFrom: { id: source, isContinuation: false } },
        viewer: {
          debateCount: 2,
          debates: { totalCount: 3, nodes: [{ continuedFrom: null }, {}, {}] },
        },
      },
    })
    const link = await app.call<{ token: string }>('POST', `/api/debates/${debate_id}/share`, {
      token,
    })
    t.match((await app.call('GET', `/api/shared/${link.body.token}`)).body, {
      debate: { is_continuation: true },
    })
    const shared = await app.graphql(
      `query($token: String!) { sharedDebate(token: $token) { ${fields} } }`,
      { token: link.body.token },
    )
    t.match(shared.body, {
      data: { sharedDebate: { isContinuation: true, continuedFrom: null } },
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    })
    const start = `mutation($input: StartDebateInput!) { startDebate(input: $input) {
      debate { isContinuation userStance turns { speaker } } userErrors { field code } } }`
    t.match((await app.graphql(start, { input: { fromTurnId: turnId } }, { token })).body.data, {
      startDebate: {
        debate: { isContinuation: true, userStance: 'against', turns: { length: 3 } },
      },
    })
    t.match((await app.graphql(start, { input: {} }, { token })).body.data, {
      startDebate: { debate: null, userErrors: [{ field: 'stance' }, {}] },
    })
  })
})

t.test(
  'a guest goes on from a turn, takes both along, and one deletion leaves the other',
  async t => {
    const app = await openApp(t)
    const { debate_id: source, cookie } = await beginDebate(app)
    await say(app, source, SPEECH, { cookie })
    const [, turn] = (await resultsOf(app, source, { cookie })).turns
    const { status, body } = await continueFrom(app, turn?.turn_id ?? '', { cookie })
    t.equal(status, 201)
    t.equal((await resultsOf(app, body.debate_id, { cookie })).turns.length, 1)
    const { token, user } = await registerUser(app, { cookie })
    const { db } = app.app.composed.deps
    const countsOf = () =>
      db
        .selectFrom('users')
        .select(['debate_count', 'continuation_count'])
        .where('user_id', '=', user.user_id)
        .executeTakeFirst()
    t.same(await countsOf(), { debate_count: 1, continuation_count: 1 })

    await db.deleteFrom('debates').where('debate_id', '=', source).execute()
    t.same(await countsOf(), { debate_count: 0, continuation_count: 1 })
    const query = 'query($id: ID!) { debate(id: $id) { isContinuation continuedFrom { id } } }'
    t.match((await app.graphql(query, { id: body.debate_id }, { token })).body, {
      data: { debate: { isContinuation: true, continuedFrom: null } },
    })
    await db.deleteFrom('debates').where('debate_id', '=', body.debate_id).execute()
    t.match(await db.selectFrom('totals').selectAll().executeTakeFirst(), {
      debates: 0,
      continuations: 0,
    })
  },
)

t.test('what goes on from a debate that could not be scored counts as any other', async t => {
  const app = await openApp(t)
  const { token } = await registerUser(app)
  const { debate_id: source } = await beginDebate(app, { token })
  await say(app, source, 'No.', { token })
  t.match((await app.call('POST', `/api/debates/${source}/end`, { token })).body, {
    status: 'unscored',
  })
  const [, turn] = (await resultsOf(app, source, { token })).turns
  const { debate_id } = (await continueFrom(app, turn?.turn_id ?? '', { token })).body
  for (const text of [SPEECH, `${SPEECH} Again.`]) await say(app, debate_id, text, { token })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  const { debate } = await resultsOf(app, debate_id, { token })
  t.match(debate, { status: 'scored', continued_from: null })
  const { body } = await app.call<UserProfile>('GET', '/api/users/profile', { token })
  t.equal(body.stats.averageScore, debate.overall_score)
})
