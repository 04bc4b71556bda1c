import t from 'tap'
import { BODY_LIMIT } from '#api/http/recording-bodies.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'
import { beginDebate, registerUser } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { openApp, type TestApp } from './test-app.ts'

/** The head of a WebM file, which tells what a recording is. */
const HEAD = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')
const recordingOf = (bytes: number) =>
  Buffer.concat([HEAD, Buffer.alloc(bytes - HEAD.length, 'sound of sleep')])
const MB = 1024 * 1024

const TURN = `mutation ($input: SubmitTurnInput!) {
  submitTurn(input: $input) { userTurn { text } userErrors { field messageCode } }
}`

const fake = await startFakeOpenAi()
t.teardown(() => fake.close())
t.beforeEach(() => {
  fake.transcriptions.length = 0
  fake.answerTranscriptions({ kind: 'text', text: 'Homework steals sleep.' })
})
const app = await openApp(t, {}, { OPENAI_TRANSCRIBE_BASE_URL: fake.baseUrl })

const begun = async (server: TestApp = app) => {
  const { token } = await registerUser(server)
  const { debate_id } = await beginDebate(server, { token }, { mode: 'voice' })
  return { token, debate_id, path: `/api/debates/${debate_id}/turn` }
}

/** Through the listener, in pieces as the network brings them. */
const post = async (token: string, path: string, body: string, headers = {}, server = app) => {
  const response = await fetch(server.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

t.test('a long recording is a turn wherever it stands in its body', async t => {
  const { token, debate_id, path } = await begun()
  const recording = recordingOf(3 * MB)
  const audio_data = `data:audio/webm;base64,${recording.toString('base64')}`
  const bodies = [
    JSON.stringify({ client_turn_id: 'turn-1', audio_data }),
    JSON.stringify({ audio_data, client_turn_id: 'turn-2', more: 'a "quoted" \\ 辩论' }),
    JSON.stringify({ before: 'x'.repeat(BODY_LIMIT / 2), audio_data, client_turn_id: 'turn-3' }),
  ]
  for (const [nth, body] of bodies.entries()) {
    t.match(await post(token, path, body), { status: 200 })
    t.ok(fake.transcriptions[nth]?.bytes.equals(recording))
  }
  const input = { debateId: debate_id, audioData: audio_data, clientTurnId: 'turn-4' }
  const sent = JSON.stringify({ query: TURN, variables: { input } })
  t.match(await post(token, '/graphql', sent), {
    body: { data: { submitTurn: { userTurn: { text: 'Homework steals sleep.' } } } },
  })
  t.ok(fake.transcriptions[3]?.bytes.equals(recording))
})

t.test('the same call with its key is the same recording', async t => {
  const { token, path } = await begun()
  const bodyOf = (bytes: number) =>
    JSON.stringify({ audio_data: recordingOf(bytes).toString('base64') })
  const key = { 'idempotency-key': 'recording-1' }
  const first = await post(token, path, bodyOf(MB), key)
  t.equal(first.status, 200)
  const again = await post(token, path, bodyOf(MB), key)
  t.same(again.body, first.body)
  t.equal(again.headers.get('idempotency-replayed'), 'true')
  t.match(await post(token, path, bodyOf(MB + 1), key), {
    body: { message_code: 'IDEMPOTENCY_KEY_REUSED' },
  })
  t.equal(fake.transcriptions.length, 1)
})

t.test('what is no recording is refused with its field, by both doors', async t => {
  const { token, debate_id, path } = await begun()
  const bad: [audio: string, code: string][] = [
    ['not base64! '.repeat(50_000), 'RECORDING_INVALID'],
    [Buffer.alloc(MB, 'text').toString('base64'), 'RECORDING_INVALID'],
    [recordingOf(RECORDING_LIMITS.bytes + 1).toString('base64'), 'RECORDING_TOO_LARGE'],
  ]
  for (const [audio, code] of bad) {
    t.match(await post(token, path, JSON.stringify({ audio_data: audio })), {
      status: 400,
      body: { errors: [{ field: 'audio_data', code }] },
    })
    const input = { debateId: debate_id, audioData: audio }
    const sent = JSON.stringify({ query: TURN, variables: { input } })
    const problem = { field: 'audioData', messageCode: code }
    t.match((await post(token, '/graphql', sent)).body.data.submitTurn, { userErrors: [problem] })
  }
  t.equal(fake.transcriptions.length, 0)
})

t.test('a large body without a recording is refused, however it is made', async t => {
  const { token, path } = await begun()
  const audio_data = recordingOf(MB).toString('base64')
  const bodies = [
    JSON.stringify({ message: 'x'.repeat(MB) }),
    JSON.stringify({ message: 'x'.repeat(MB), audio_data }),
    JSON.stringify({ audio_data, message: 'x'.repeat(MB) }),
    JSON.stringify({ audio_data, more: { audio_data } }),
    `{"message":"\\"audio_data\\":\\"${'x'.repeat(MB)}"}`,
    `[${'{},'.repeat(MB)}{}]`,
    `{"audio_data":"${'"'.repeat(MB)}`,
  ]
  for (const body of bodies)
    for (const door of [path, '/graphql']) {
      const { status } = await post(token, door, body)
      t.equal(status, 413, body.slice(0, 40))
    }
  const longer = await post(token, path, JSON.stringify({ audio_data: 'x'.repeat(40 * MB) }))
  t.equal(longer.status, 413)
})

/** As programs send what they stream: without a length. */
const postInChunks = async (url: string, body: string, headers = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
    headers: { 'content-type': 'application/json', ...headers },
  } as RequestInit)
  return { status: response.status, body: await response.json() }
}

t.test('a small body without a length is as any other, whoever sends it', async t => {
  const query = JSON.stringify({ query: '{ __typename }' })
  t.match(await postInChunks(`${app.url}/graphql`, query), { body: { data: {} } })
  const { token, path } = await begun()
  const headers = { authorization: `Bearer ${token}` }
  const spoken = { audio_data: recordingOf(1_000).toString('base64') }
  for (const body of [{ message: 'Sleep matters.', audio_data: '' }, spoken])
    t.match(await postInChunks(app.url + path, JSON.stringify(body), headers), { status: 200 })
  t.equal(fake.transcriptions.length, 1)
  const large = JSON.stringify({ query: '{ __typename }', audioData: 'QUJD'.repeat(100_000) })
  t.equal((await postInChunks(`${app.url}/graphql`, large)).status, 413)
})

t.test(
  'where nothing can write it down, a recording is refused and words are too long',
  async t => {
    const server = await openApp(t)
    const { token, path } = await begun(server)
    const audio_data = recordingOf(MB).toString('base64')
    t.match(await post(token, path, JSON.stringify({ audio_data }), {}, server), {
      status: 503,
      body: { message_code: 'VOICE_UNAVAILABLE' },
    })
    t.match(await post(token, path, JSON.stringify({ message: audio_data }), {}, server), {
      status: 413,
    })
  },
)
