import t from 'tap'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Brief, BriefInput } from '#schema/brief.ts'
import type { ErrorBody } from '#schema/errors.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import type { CustomTopic } from '#schema/rest/topics.ts'
import { beginDebate, firstTopic, registerUser, SPEECH } from './factories.ts'
import { openApp } from './test-app.ts'

const MOTION = 'The town should paint its benches orange'
const BRIEF: Brief = {
  for: ['Old people see them from afar.'],
  against: ['The paint fades in two summers.', 'The money is missing at the playground.'],
}

const heard: DebateSoFar[] = []
const offline = createOfflineOpponent({ chunkDelayMs: 0 })
const app = await openApp(t, {
  opponent: {
    ...offline,
    open: (debate, signal) => {
      heard.push(debate)
      return offline.open(debate, signal)
    },
    reply: (debate, signal) => {
      heard.push(debate)
      return offline.reply(debate, signal)
    },
  },
})
const { call, graphql } = app

const start = (brief: BriefInput | undefined, token: string) =>
  call<StartDebateAnswer & ErrorBody>('POST', '/api/debates/start', {
    token,
    body: { topic_id: 'custom', custom_topic: MOTION, stance: 'for', mode: 'text', brief },
  })

t.test('a brief is kept with its motion and given to the opponent at every turn', async t => {
  const { token } = await registerUser(app)
  const { status, body } = await start({ ...BRIEF, for: [' ', ...BRIEF.for, ''] }, token)
  t.equal(status, 201)
  t.same(heard.at(-1)?.brief, BRIEF, 'without its empty points')
  t.match(body.ai_opening, BRIEF.against[0])
  const turn = await call<{ ai_response: string }>('POST', `/api/debates/${body.debate_id}/turn`, {
    token,
    body: { message: SPEECH },
  })
  t.same(heard.at(-1)?.brief, BRIEF)
  t.match(turn.body.ai_response, BRIEF.against[1], 'the next point')
  const asked = await call<{ data: { debate: { topic: { brief: Brief } } } }>('POST', '/graphql', {
    token,
    body: {
      query: 'query($id: ID!) { debate(id: $id) { topic { brief { for against } } } }',
      variables: { id: body.debate_id },
    },
  })
  t.same(asked.body.data.debate.topic.brief, BRIEF)

  const { body: link } = await call<{ token: string }>(
    'POST',
    `/api/debates/${body.debate_id}/share`,
    {
      token,
    },
  )
  const query = `query($token: String!) {
    sharedDebate(token: $token) { topic { text brief { for } briefZh { for } } } }`
  const shared = (await graphql(query, { token: link.token })).body
  t.same(
    shared.data,
    { sharedDebate: { topic: { text: MOTION, brief: null, briefZh: null } } },
    'and is not told with a share link',
  )
  t.match(
    shared.errors?.map(({ extensions }) => extensions.messageCode),
    ['FIELD_PRIVATE', 'FIELD_PRIVATE'],
  )
})

t.test('a motion is kept with its brief for a later debate', async t => {
  const { token } = await registerUser(app)
  const kept = await call<CustomTopic>('POST', '/api/topics/custom', {
    token,
    body: { topic_text: MOTION, brief: BRIEF },
  })
  t.equal(kept.status, 201)
  t.same(kept.body.brief, BRIEF)
  await beginDebate(app, { token }, { topic_id: kept.body.topic_id, stance: 'against' })
  t.same(heard.at(-1)?.brief, BRIEF)
  const plain = await call<CustomTopic>('POST', '/api/topics/custom', {
    token,
    body: { topic_text: MOTION },
  })
  t.equal(plain.body.brief, null)
})

t.test('both APIs refuse the same briefs', async t => {
  const { token } = await registerUser(app)
  const { topic_id } = await firstTopic(app)
  const cases: [string, BriefInput, string, string | null][] = [
    ['a long point', { for: ['a'.repeat(301)] }, 'BRIEF_POINT_TOO_LONG', 'brief.for.0'],
    ['four points', { against: ['a', 'b', 'c', 'd'] }, 'BRIEF_TOO_MANY_POINTS', 'brief.against'],
    ['a point that cannot be kept', { for: ['a\0'] }, 'TEXT_UNSTORABLE', null],
  ]
  for (const [what, brief, code, field] of cases) {
    const rest = await start(brief, token)
    t.equal(rest.status, 400, what)
    t.match(rest.body.errors?.[0], { code, ...(field && { field }) }, what)
    const graphql = await call<{
      data: { startDebate: { userErrors: { messageCode: string }[] } } | null
      errors?: unknown[]
    }>('POST', '/graphql', {
      token,
      body: {
        query: `mutation($input: StartDebateInput!) {
          startDebate(input: $input) { userErrors { field messageCode } }
        }`,
        variables: { input: { customTopic: MOTION, stance: 'for', brief } },
      },
    })
    t.equal(graphql.body.data?.startDebate.userErrors[0]?.messageCode, code, what)
  }
  const curated = await call<ErrorBody>('POST', '/api/debates/start', {
    token,
    body: { topic_id, stance: 'for', mode: 'text', brief: BRIEF },
  })
  t.equal(curated.status, 400)
  t.match(curated.body.errors?.[0], { field: 'brief', code: 'BRIEF_WITHOUT_TOPIC' })
})

t.test('a brief is for those who may see its motion', async t => {
  const [owner, stranger] = [await registerUser(app), await registerUser(app)]
  const kept = await call<CustomTopic>('POST', '/api/topics/custom', {
    token: owner.token,
    body: { topic_text: MOTION, brief: BRIEF },
  })
  const ask = (token: string) =>
    call<{ data: { topic: { brief: Brief } | null } }>('POST', '/graphql', {
      token,
      body: {
        query: 'query($id: ID!) { topic(id: $id) { brief { for against } } }',
        variables: { id: kept.body.topic_id },
      },
    })
  t.same((await ask(owner.token)).body.data.topic?.brief, BRIEF)
  t.equal((await ask(stranger.token)).body.data.topic, null)
})
