import t from 'tap'
import type { Debate, DebateResults } from '#schema/entities.ts'
import type { ErrorClass } from '#schema/error-classes.ts'
import type { ErrorBody } from '#schema/errors.ts'
import type { UserError } from '#schema/generated/resolver-types.ts'
import type { MessageCode } from '#schema/messages/codes.ts'
import { beginDebate, logInAdmin, registerUser, SPEECH } from '../factories.ts'
import { app, call, END, graphql, LOG_IN, REGISTER, START, SUBMIT } from './app.ts'

/** The same case at REST and GraphQL: one code. */
t.test('the APIs agree', async t => {
  const owner = await registerUser(app)
  const stranger = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token: owner.token })
  const ended = await beginDebate(app, { token: owner.token })
  await call('POST', `/api/debates/${ended.debate_id}/end`, { token: owner.token })
  const admin = await logInAdmin(app)
  const start = { topic_id: 'custom', custom_topic: 'abc', stance: 'for', mode: 'text' }
  type Case = {
    what: string
    rest: Parameters<typeof call>
    graphql: Parameters<typeof graphql>
    code: ErrorClass
    messageCode: MessageCode
  }
  const cases: Case[] = [
    {
      what: 'somebody else’s debate',
      rest: ['GET', `/api/debates/${debate_id}`, { token: stranger.token }],
      graphql: [
        'query($id: ID!) { debate(id: $id) { id } }',
        { id: debate_id },
        { token: stranger.token },
      ],
      code: 'NOT_FOUND',
      messageCode: 'DEBATE_NOT_FOUND',
    },
    {
      what: 'a topic that is not there',
      rest: ['GET', '/api/topics/00000000-0000-4000-8000-000000000000'],
      graphql: ['{ topic(id: "00000000-0000-4000-8000-000000000000") { id } }'],
      code: 'NOT_FOUND',
      messageCode: 'TOPIC_NOT_FOUND',
    },
    {
      what: 'a turn in somebody else’s debate',
      rest: [
        'POST',
        `/api/debates/${debate_id}/turn`,
        { token: stranger.token, body: { message: 'Hello there.' } },
      ],
      graphql: [
        SUBMIT,
        { input: { debateId: debate_id, message: 'Hello there.' } },
        { token: stranger.token },
      ],
      code: 'NOT_FOUND',
      messageCode: 'DEBATE_NOT_FOUND',
    },
    {
      what: 'an empty turn',
      rest: [
        'POST',
        `/api/debates/${debate_id}/turn`,
        { token: owner.token, body: { message: ' ' } },
      ],
      graphql: [SUBMIT, { input: { debateId: debate_id, message: ' ' } }, { token: owner.token }],
      code: 'VALIDATION',
      messageCode: 'TURN_EMPTY',
    },
    {
      what: 'a turn after the end',
      rest: [
        'POST',
        `/api/debates/${ended.debate_id}/turn`,
        { token: owner.token, body: { message: 'Late.' } },
      ],
      graphql: [
        SUBMIT,
        { input: { debateId: ended.debate_id, message: 'Late.' } },
        { token: owner.token },
      ],
      code: 'CONFLICT',
      messageCode: 'DEBATE_ENDED',
    },
    {
      what: 'a motion too short',
      rest: ['POST', '/api/debates/start', { token: owner.token, body: start }],
      graphql: [START, { input: { customTopic: 'abc', stance: 'for' } }, { token: owner.token }],
      code: 'VALIDATION',
      messageCode: 'CUSTOM_TOPIC_TOO_SHORT',
    },
    {
      what: 'an administrator who debates',
      rest: [
        'POST',
        '/api/debates/start',
        { token: admin, body: { ...start, custom_topic: 'Tea beats coffee' } },
      ],
      graphql: [
        START,
        { input: { customTopic: 'Tea beats coffee', stance: 'for' } },
        { token: admin },
      ],
      code: 'FORBIDDEN',
      messageCode: 'ADMINS_DO_NOT_DEBATE',
    },
    {
      what: 'a wrong password',
      rest: ['POST', '/api/auth/login', { body: { email: owner.email, password: 'not this one' } }],
      graphql: [LOG_IN, { input: { email: owner.email, password: 'not this one' } }],
      code: 'UNAUTHENTICATED',
      messageCode: 'CREDENTIALS_WRONG',
    },
    {
      what: 'a taken name',
      rest: [
        'POST',
        '/api/auth/register',
        { body: { email: owner.email, password: 'secret-1', username: 'Fresh' } },
      ],
      graphql: [
        REGISTER,
        { input: { email: owner.email, password: 'secret-1', username: 'Fresh' } },
      ],
      code: 'CONFLICT',
      messageCode: 'EMAIL_TAKEN',
    },
    {
      what: 'a wrong token',
      rest: ['GET', `/api/debates/${debate_id}`, { token: 'nonsense' }],
      graphql: [
        'query($id: ID!) { debate(id: $id) { id } }',
        { id: debate_id },
        { token: 'nonsense' },
      ],
      code: 'UNAUTHENTICATED',
      messageCode: 'LOGIN_EXPIRED',
    },
    {
      what: 'a topic that is not there',
      rest: [
        'POST',
        '/api/debates/start',
        { token: owner.token, body: { ...start, topic_id: 'nothing' } },
      ],
      graphql: [START, { input: { topicId: 'nothing', stance: 'for' } }, { token: owner.token }],
      code: 'NOT_FOUND',
      messageCode: 'TOPIC_NOT_FOUND',
    },
    {
      what: 'a search that is too long',
      rest: ['GET', `/api/topics?search=${'x'.repeat(201)}`],
      graphql: [`{ topics(filter: { search: "${'x'.repeat(201)}" }) { nodes { id } } }`],
      code: 'VALIDATION',
      messageCode: 'FIELD_TOO_LONG',
    },
    {
      what: 'a debater among administrators',
      rest: ['GET', '/api/admin/users', { token: owner.token }],
      graphql: ['{ adminUsers { nodes { id } } }', {}, { token: owner.token }],
      code: 'FORBIDDEN',
      messageCode: 'ADMINS_ONLY',
    },
  ]
  for (const { what, rest, graphql: query, code, messageCode } of cases) {
    const plain = (await call<ErrorBody>(...rest)).body
    const { body } = await graphql<Record<string, { userErrors?: UserError[] } | null>>(...query)
    const [problem] = Object.values(body.data ?? {}).flatMap(payload => payload?.userErrors ?? [])
    const [failed] = body.errors ?? []
    const failure = problem ?? { ...failed?.extensions, message: failed?.message }
    t.equal(plain.code, code, what)
    t.equal(failure.code, code, what)
    t.equal(failure.message, plain.error, `${what}: the same sentence`)
    const said = plain.errors?.[0] ?? { code: plain.message_code, params: plain.params }
    const field = failed?.extensions.errors?.[0]
    t.equal(said.code, messageCode, what)
    t.equal(field?.code ?? failure.messageCode, messageCode, what)
    const params = field?.params ?? failure.params
    t.same(params ?? {}, said.params ?? {}, `${what}: the same parameters`)
  }
})

t.test('the APIs agree on why a debate has no score', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const { body } = await graphql<{ endDebate: { debate: Record<string, unknown> } }>(
    END,
    { input: { debateId: debate_id } },
    { token },
  )
  const { unscoredReason, unscoredCode, unscoredParams, nextStep } =
    body.data?.endDebate.debate ?? {}
  const results = await call<DebateResults>('GET', `/api/debates/${debate_id}/results`, { token })
  const { unscored_reason, unscored_code, unscored_params, next_step } = results.body
  t.equal(unscored_code, 'NOTHING_SAID')
  t.same(
    { unscoredReason, unscoredCode, unscoredParams, nextStep },
    {
      unscoredReason: unscored_reason,
      unscoredCode: unscored_code,
      unscoredParams: unscored_params,
      nextStep: next_step,
    },
  )
})

t.test('the APIs agree on what a debate is', async t => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  await call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message: SPEECH } })
  const { debate } = (await call<{ debate: Debate }>('GET', `/api/debates/${debate_id}`, { token }))
    .body
  const { turns } = (
    await call<DebateResults>('GET', `/api/debates/${debate_id}/results`, { token })
  ).body
  const { body } = await graphql(
    `query($id: ID!) { debate(id: $id) {
      id userStance mode status startTime welcomeMessage
      turns { id speaker text timestamp clientTurnId }
    } }`,
    { id: debate_id },
    { token },
  )
  t.same(body.data, {
    debate: {
      id: debate.debate_id,
      userStance: debate.user_stance,
      mode: debate.debate_mode,
      status: debate.status,
      startTime: debate.start_time,
      welcomeMessage: debate.welcome_message,
      turns: turns.map(turn => ({
        id: turn.turn_id,
        speaker: turn.speaker,
        text: turn.message_text,
        timestamp: turn.timestamp,
        clientTurnId: turn.client_turn_id,
      })),
    },
  })
})
