import { io, type Socket } from 'socket.io-client'
import t from 'tap'
import {
  OLDER_VOICE_NAMESPACE,
  type OlderVoiceClientEvents,
  type OlderVoiceServerEvents,
} from '#schema/voice/socket-events.ts'
import { beginDebate, registerUser, until } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { toneOf } from './fake-openai/tone.ts'
import { openApp } from './test-app.ts'

type Client = Socket<OlderVoiceServerEvents, OlderVoiceClientEvents>

t.test('where a realtime model alone is set up, the older channel speaks with it', async t => {
  const fake = await startFakeOpenAi()
  t.teardown(() => fake.close())
  fake.realtime.answer({ reply: 'Sleep matters.', audioMs: 200 })
  const app = await openApp(t, {}, { OPENAI_REALTIME_URL: fake.baseUrl })
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token }, { mode: 'voice' })
  const client: Client = io(app.url + OLDER_VOICE_NAMESPACE, {
    forceNew: true,
    transports: ['websocket'],
    auth: { token },
  })
  t.teardown(() => client.disconnect())
  const heard: { name: string; payload: Record<string, unknown> }[] = []
  client.onAny((name: string, payload) => heard.push({ name, payload }))
  const of = (name: string) => heard.find(event => event.name === name)?.payload
  client.emit('join-debate', debate_id)
  await until('the debate is joined', () => of('joined-debate') !== undefined)
  client.emit('request-tts', 'Sleep matters.')
  await until('the text is spoken', () => Boolean(of('tts-response') ?? of('error')))
  t.same(of('error'), undefined)
  const bytes = Buffer.from(String(of('tts-response')?.audio), 'base64')
  t.ok(bytes.subarray(44).equals(toneOf(200)), 'a WAV file')
  t.match(fake.realtime.sessions[0]?.items[0], { role: 'user', text: 'Sleep matters.' })
  t.same(fake.speeches, [])
})
