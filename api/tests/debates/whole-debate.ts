import t from 'tap'
import { SKILLS } from '#schema/constants.ts'
import type {
  DebateResults,
  LeaderboardEntry,
  PlatformStats,
  PopularTopic,
  Turn,
  UserProfile,
} from '#schema/entities.ts'
import type { EndDebateAnswer, StartDebateAnswer } from '#schema/rest/debates.ts'
import { beginDebate, firstTopic, registerUser, SPEECH } from '../factories.ts'
import { openApp } from '../test-app.ts'
import { say } from './say.ts'

t.test('a whole debate over REST', async t => {
  const app = await openApp(t)
  const { call } = app
  const { token, user } = await registerUser(app)
  const before = (await call<PlatformStats>('GET', '/api/users/stats')).body

  const { debate_id, topic, ai_opening, welcome_message } = await beginDebate(app, { token })
  t.ok(welcome_message)
  t.ok(ai_opening.length > 40)

  for (const round of [1, 2, 3]) {
    const { status, body } = await say(app, debate_id, `${SPEECH} This is round ${round}.`, {
      token,
    })
    t.equal(status, 200)
    t.ok(body.ai_response.length > 20)
  }
  const { turns } = (
    await call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
  ).body
  t.same(
    turns.map(turn => turn.speaker),
    ['ai', 'user', 'ai', 'user', 'ai', 'user', 'ai'],
  )
  t.equal(turns[0]?.message_text, ai_opening)
  t.equal(new Set(turns.map(turn => turn.turn_id)).size, 7)

  const unfinished = await call<DebateResults>('GET', `/api/debates/${debate_id}/results`, {
    token,
  })
  t.match(unfinished.body, {
    status: 'in_progress',
    scores: null,
    review: null,
    previousScore: null,
  })

  const ended = await call<EndDebateAnswer>('POST', `/api/debates/${debate_id}/end`, { token })
  t.equal(ended.status, 200)
  t.equal(ended.body.status, 'scored')
  t.same(
    (await call('POST', `/api/debates/${debate_id}/end`, { token })).body,
    ended.body,
    'ending is idempotent',
  )
  t.equal(
    (await say(app, debate_id, SPEECH, { token })).status,
    409,
    'an ended debate takes no turn',
  )

  const results = (await call<DebateResults>('GET', `/api/debates/${debate_id}/results`, { token }))
    .body
  t.match(results.topic, { topic_text_en: topic.topic_text_en })
  t.equal(results.debate.user_id, user.user_id)
  const scores = SKILLS.map(skill => results.scores?.[`${skill}_score`] ?? Number.NaN)
  t.ok(scores.every(score => score >= 0 && score <= 100))
  const mean = Math.round((scores.reduce((sum, score) => sum + score, 0) / 7) * 10) / 10
  t.equal(results.debate.overall_score, mean, 'the overall score is the plain mean')
  t.ok(results.debate.ai_feedback)
  t.equal(results.review?.provider, 'offline')
  for (const { quote } of results.review?.priorities ?? []) {
    const turn = results.turns.find(one => one.turn_id === quote.turn_id)
    t.ok(
      turn?.speaker === 'user' && turn.message_text.includes(quote.text),
      'a quote stands in the user’s turn',
    )
  }

  const profile = (await call<UserProfile>('GET', '/api/users/profile', { token })).body
  t.match(profile.stats, { averageScore: mean, debateCount: 1, rank: 1 })
  t.equal(profile.recentDebates[0]?.debate_id, debate_id)
  t.same(
    profile.monthlyPerformance.map(month => month.score),
    [mean],
  )
  t.match(profile.recentDebates[0], { user_stance: 'for', debate_mode: 'text', status: 'scored' })
  t.same(
    profile.skillTrend.map(point => point.scores),
    [results.scores],
  )
  const board = (await call<LeaderboardEntry[]>('GET', '/api/users/leaderboard?limit=10')).body
  t.match(board, [{ rank: 1, user_id: user.user_id, average_score: mean }])
  const after = (await call<PlatformStats>('GET', '/api/users/stats')).body
  t.equal(after.totalDebates, before.totalDebates + 1)
  t.equal(after.averageScore, mean)
  const popular = (await call<PopularTopic[]>('GET', '/api/topics/popular')).body
  t.match(popular[0], { topic_id: topic.topic_id, debate_count: 1 })
  t.match((await call('GET', '/api/users/debates?page=1&limit=5', { token })).body, {
    total: 1,
    page: 1,
    totalPages: 1,
    data: [{ debate_id, status: 'scored' }],
  })
  t.match((await call('GET', `/api/users/debates/${debate_id}/transcript`, { token })).body, {
    debate: { debate_id },
    topic: { topic_id: topic.topic_id },
    turns: turns.map(turn => ({ turn_id: turn.turn_id })),
  })

  t.test('the next debate shows the difference and the trend', async t => {
    const next = await beginDebate(app, { token }, { stance: 'against' })
    await say(app, next.debate_id, SPEECH, { token })
    await say(app, next.debate_id, `${SPEECH} Once more.`, { token })
    await call('POST', `/api/debates/${next.debate_id}/end`, { token })
    const second = (
      await call<DebateResults>('GET', `/api/debates/${next.debate_id}/results`, { token })
    ).body
    t.equal(second.previousScore, mean)
    t.same(
      second.performanceTrend.map(point => point.score),
      [mean, second.debate.overall_score],
    )
    const first = (await call<DebateResults>('GET', `/api/debates/${debate_id}/results`, { token }))
      .body
    t.equal(first.previousScore, null, 'the first debate had none before it, also later')
  })

  t.test('somebody else’s debate is not there', async t => {
    const other = await registerUser(app)
    const guest = await beginDebate(app)
    for (const who of [{ token: other.token }, { cookie: guest.cookie }, {}])
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/turns'],
        ['GET', '/results'],
        ['POST', '/end'],
      ] as const)
        t.equal((await call(method, `/api/debates/${debate_id}${path}`, who)).status, 404)
    t.equal((await say(app, debate_id, SPEECH, { token: other.token })).status, 404)
    t.equal(
      (await call('GET', `/api/users/debates/${debate_id}/transcript`, { token: other.token }))
        .status,
      404,
    )
    t.equal(
      (await call('GET', `/api/debates/${guest.debate_id}`, { cookie: `${guest.cookie}x` })).status,
      404,
    )
  })

  t.test('a debate with too little to judge ends unscored and says why', async t => {
    const short = await beginDebate(app, { token })
    await say(app, short.debate_id, 'Only these few words.', { token })
    const { body } = await call<EndDebateAnswer>('POST', `/api/debates/${short.debate_id}/end`, {
      token,
    })
    t.match(body, {
      status: 'unscored',
      overall_score: null,
      unscored_reason: /^You have made a start\. A score would not be fair yet/,
      unscored_code: 'TOO_LITTLE_TO_JUDGE',
      unscored_params: { turns: 1, minTurns: 2, words: 4, minWords: 60 },
      next_step: /^Take one reason that your opponent gave/,
    })
  })

  t.test('a debate in which the user said nothing does not claim a start', async t => {
    const { debate_id } = await beginDebate(app, { token })
    const { body } = await call<EndDebateAnswer>('POST', `/api/debates/${debate_id}/end`, { token })
    t.match(body, {
      status: 'unscored',
      unscored_reason: /^You have not said anything in this debate/,
      unscored_code: 'NOTHING_SAID',
      unscored_params: { turns: 0, minTurns: 2, words: 0, minWords: 60 },
      next_step: /^Say in one sentence what you think/,
    })
  })

  t.test('the same client_start_id is the same debate, also when asked twice at once', async t => {
    const { topic_id } = await firstTopic(app)
    const body = { topic_id, stance: 'for', mode: 'text', client_start_id: 'one-start' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => call<StartDebateAnswer>('POST', '/api/debates/start', { token, body })),
    )
    t.equal(new Set(answers.map(answer => answer.body.debate_id)).size, 1)
  })

  t.test('the same client_turn_id answers the same turn, even after the end', async t => {
    const { debate_id } = await beginDebate(app, { token })
    const first = await say(app, debate_id, SPEECH, { token }, 'turn-1')
    t.same((await say(app, debate_id, SPEECH, { token }, 'turn-1')).body, first.body)
    await call('POST', `/api/debates/${debate_id}/end`, { token })
    t.same((await say(app, debate_id, SPEECH, { token }, 'turn-1')).body, first.body)
  })

  t.test('a custom motion, English or Chinese, becomes a topic that is never listed', async t => {
    for (const [text, language] of [
      ['Cats make better neighbours than dogs', 'en'],
      ['学校应该禁止学生带手机', 'zh'],
    ] as const) {
      const { status, body } = await call<StartDebateAnswer>('POST', '/api/debates/start', {
        token,
        body: { topic_id: 'custom', custom_topic: `  ${text} `, stance: 'against', mode: 'text' },
      })
      t.equal(status, 201)
      t.equal(body.topic.topic_text, text)
      t.equal(
        /\p{Script=Han}/u.test(body.ai_opening),
        language === 'zh',
        'the opponent speaks the motion’s language',
      )
      t.same((await call('GET', `/api/topics?search=${encodeURIComponent(text)}`)).body, [])
    }
    const made = await call('POST', '/api/topics/custom', {
      token,
      body: { topic_text: 'Tea beats coffee' },
    })
    t.equal(made.status, 201)
    t.match(made.body, { status: 'custom', topic_text_en: 'Tea beats coffee' })
    t.equal(
      (await call('POST', '/api/topics/custom', { token, body: { topic_text: ' abc ' } })).status,
      400,
    )
  })

  t.test('topics: search, random, and at least 40 motions in both languages', async t => {
    const topics = (await call<PopularTopic[]>('GET', '/api/topics')).body
    t.ok(topics.length >= 40)
    t.ok(
      topics.every(one => one.topic_text_zh !== null && /\p{Script=Han}/u.test(one.topic_text_zh)),
    )
    const word = topics[5]?.topic_text_en.split(' ').at(-1)?.toUpperCase() ?? ''
    const found = (
      await call<PopularTopic[]>('GET', `/api/topics?search=${encodeURIComponent(word)}`)
    ).body
    t.ok(found.some(one => one.topic_id === topics[5]?.topic_id))
    t.ok(
      found.every(one => `${one.topic_text_en} ${one.topic_text_zh}`.toUpperCase().includes(word)),
    )
    t.same((await call('GET', '/api/topics?search=%25')).body, [], 'a wildcard is only a character')
    t.equal((await call('GET', '/api/topics/random')).status, 200)
  })
})
