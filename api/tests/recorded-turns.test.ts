import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Turn } from '#schema/entities.ts'
import { beginDebate, heldOpponent, registerUser, until } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { openApp } from './test-app.ts'

/** The head of a WebM file, which tells what a recording is. */
const HEAD = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')
const RECORDING = Buffer.concat([HEAD, Buffer.from('sound')])
const base64 = (bytes: Buffer) => bytes.toString('base64')

const fake = await startFakeOpenAi()
t.teardown(() => fake.close())
t.beforeEach(() => {
  fake.transcriptions.length = 0
  fake.answerTranscriptions({ kind: 'text', text: 'Homework steals sleep.' })
})
const held = heldOpponent()
const app = await openApp(
  t,
  { opponent: held.opponent },
  { OPENAI_TRANSCRIBE_BASE_URL: fake.baseUrl },
)

/** A spoken debate of a new user. */
const begun = async () => {
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token }, { mode: 'voice' })
  const turns = async () =>
    (await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })).body
      .turns
  return { token, debate_id, turns }
}

const TURN = `mutation ($input: SubmitTurnInput!) {
  submitTurn(input: $input) { userTurn { text } reply { text } userErrors { field code } }
}`

t.test('a recording can be sent with POST turn and with GraphQL', async t => {
  const { token, debate_id, turns } = await begun()
  const post = (body: object) => app.call('POST', `/api/debates/${debate_id}/turn`, { token, body })
  const whenAsked = async <Answer>(call: Promise<Answer>) => {
    await until('the model is asked', held.isHeld)
    held.letGo()
    return call
  }
  const audio_data = `data:audio/webm;codecs=opus;base64,${base64(RECORDING)}`
  const body = { audio_data, client_turn_id: 'turn-1' }
  const first = await whenAsked(post(body))
  t.match(first, { status: 200, body: { ai_response: 'First half, second half.' } })
  t.ok(fake.transcriptions[0]?.bytes.equals(RECORDING))
  t.same((await post(body)).body, first.body, 'the same turn')
  t.equal(fake.transcriptions.length, 1, 'which is not written down again')
  t.equal((await turns()).length, 3)
  t.match(await post({ audio_data: 'no!' }), {
    status: 400,
    body: { errors: [{ field: 'audio_data', code: 'RECORDING_INVALID' }] },
  })
  t.match(await post({ message: '' }), { status: 400, body: { errors: [{ field: 'message' }] } })

  const input = { debateId: debate_id, audioData: base64(RECORDING), clientTurnId: 'turn-2' }
  const answer = await whenAsked(app.graphql(TURN, { input }, { token }))
  t.match(answer.body.data, {
    submitTurn: {
      userTurn: { text: 'Homework steals sleep.' },
      reply: { text: 'First half, second half.' },
      userErrors: [],
    },
  })
  const written = { debateId: debate_id, message: 'In writing.', clientTurnId: 'turn-3' }
  await whenAsked(app.graphql(TURN, { input: written }, { token }))
  t.equal((await turns()).at(-2)?.message_text, 'In writing.')
  t.equal(fake.transcriptions.length, 2)
})

t.test('a recording that the voice service cannot take is for the user to mend', async t => {
  const { token, debate_id, turns } = await begun()
  const input = { debateId: debate_id, audioData: base64(RECORDING) }
  const cases: [status: number, more: object, code: string][] = [
    [400, { message: 'Audio file might be corrupted', param: 'file' }, 'RECORDING_UNREADABLE'],
    [413, {}, 'RECORDING_TOO_LONG'],
  ]
  for (const [status, more, messageCode] of cases) {
    fake.answerTranscriptions({ kind: 'status', status, ...more })
    const query = TURN.replace('field code', 'field code messageCode')
    const { data, errors } = (await app.graphql(query, { input }, { token })).body
    t.same(errors, undefined)
    const problem = { field: 'audioData', code: 'VALIDATION', messageCode }
    t.same(data, { submitTurn: { userTurn: null, reply: null, userErrors: [problem] } })
  }
  t.equal((await turns()).length, 1, 'nothing is changed')
  fake.answerTranscriptions({ kind: 'status', status: 429, retryAfter: 9 })
  t.match((await app.graphql(TURN, { input }, { token })).body, {
    data: { submitTurn: null },
    errors: [{ extensions: { code: 'UNAVAILABLE' } }],
  })
})

t.test('the same recording sent twice at once is written down once', async t => {
  const { token, debate_id } = await begun()
  let isAsked = 0
  let answer = (): void => undefined
  const wait = new Promise<void>(resolve => {
    answer = resolve
  })
  const { deps } = app.app.composed
  const { budgets, transcriptions } = deps
  const { transcriber } = deps.voice
  if (!transcriber) throw new Error('there is a transcriber')
  const { transcribe } = transcriber
  t.teardown(() => {
    transcriber.transcribe = transcribe
    Object.assign(deps, { budgets, transcriptions })
  })
  const spent: string[] = []
  let wanted = 0
  deps.budgets = { spend: (_viewer, action) => void spent.push(action) }
  deps.transcriptions = {
    ...transcriptions,
    share: (...asked) => {
      wanted += 1
      return transcriptions.share(...asked)
    },
  }
  transcriber.transcribe = async (...asked) => {
    isAsked += 1
    await wait
    return transcribe(...asked)
  }
  const post = () =>
    app.call('POST', `/api/debates/${debate_id}/turn`, {
      token,
      body: { audio_data: base64(RECORDING), client_turn_id: 'turn-1' },
    })
  const both = [post(), post()]
  await until('both want the transcription', () => wanted === 2)
  t.equal(isAsked, 1)
  t.same(spent, ['turn'], 'it uses up the budget of turns, once')
  answer()
  await until('the model is asked', held.isHeld)
  held.letGo()
  const [answered, other] = (await Promise.all(both)).map(({ status }) => status).sort()
  t.equal(answered, 200)
  t.ok(other === 409 || other === 200, 'the other one runs into the turn, or comes after its reply')
  t.equal(fake.transcriptions.length, 1)
})

t.test('a recording is not written down for who has no budget left', async t => {
  const { token, debate_id } = await begun()
  const { deps } = app.app.composed
  const { budgets } = deps
  t.teardown(() => {
    deps.budgets = budgets
  })
  deps.budgets = {
    spend: () => {
      throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 2 })
    },
  }
  const { status, body } = await app.call('POST', `/api/debates/${debate_id}/turn`, {
    token,
    body: { audio_data: base64(RECORDING), client_turn_id: 'turn-1' },
  })
  t.equal(status, 429)
  t.match(body, { message_code: 'REQUESTS_TOO_MANY' })
  t.equal(fake.transcriptions.length, 0)
})

t.test('a long recording is taken from who has a debate, and from nobody else', async t => {
  const { token, debate_id } = await begun()
  const body = { audio_data: base64(Buffer.concat([HEAD, Buffer.alloc(2 * 1024 * 1024)])) }
  const path = `/api/debates/${debate_id}/turn`
  t.equal((await app.call('POST', path, { body })).status, 404)
  const { body: refused } = await app.call('POST', path, { body })
  t.match(refused, { message_code: 'DEBATE_NOT_FOUND' })
  const query = { query: TURN, variables: { input: { debateId: debate_id, audioData: '' } } }
  const padded = { ...query, extensions: { padding: 'x'.repeat(300_000) } }
  t.match((await app.call('POST', '/graphql', { body: padded })).body, {
    errors: [{ extensions: { code: 'TOO_LARGE' } }],
  })
  const sent = app.call('POST', path, { token, body })
  await until('the model is asked', held.isHeld)
  held.letGo()
  t.equal((await sent).status, 200)
  t.equal(fake.transcriptions[0]?.bytes.length, HEAD.length + 2 * 1024 * 1024)
})
