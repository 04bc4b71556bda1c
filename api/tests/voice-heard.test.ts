import t from 'tap'
import type { DebateResults } from '#schema/entities.ts'
import {
  lengthOf,
  play,
  RECORDING_RATE,
  type RecordingName,
  WORDS_OF,
} from '#schema/voice/recordings/play.ts'
import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'
import { beginDebate, registerUser } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { openApp } from './test-app.ts'
import { connectVoice } from './voice-client.ts'

const CHUNK_BYTES = 32 * 1024
const WAV_HEADER_BYTES = 44
const TOLERANCE_MS = 100
const PACE_TOLERANCE = 0.05

const fake = await startFakeOpenAi()
t.teardown(() => fake.close())
const app = await openApp(
  t,
  {},
  {
    OPENAI_REALTIME_URL: `${fake.baseUrl}/realtime`,
    OPENAI_API_KEY: 'sk-test',
    AI_PROVIDER: 'offline',
    KEEP_AUDIO: 'on',
  },
)
const { token } = await registerUser(app)

/** As a browser sends it: 24 kHz, 16 bits. */
const pcmOf = (parts: (number | RecordingName)[]): Buffer => {
  const heard = play(parts, { noise: 'hiss', decibelsBelowVoice: 30, volume: 0.5 })
  const step = RECORDING_RATE / REALTIME_SAMPLE_RATE
  const samples = Int16Array.from({ length: Math.floor(heard.length / step) }, (_, index) => {
    const at = Math.floor(index * step)
    const [one = 0, other = one] = heard.subarray(at, at + 2)
    return 32_767 * (one + (index * step - at) * (other - one))
  })
  return Buffer.from(samples.buffer)
}

const textOf = (parts: (number | RecordingName)[]) =>
  parts.flatMap(part => (typeof part === 'number' ? [] : [WORDS_OF[part].text])).join(' ')

for (const language of ['en', 'zh'] as const)
  t.test(`what is said over the socket has known figures in the results: ${language}`, async t => {
    const [claim, conclusion] = [`${language}-claim`, `${language}-conclusion`] as const
    // Enough words to be judged, and no more bytes than a socket may send at once.
    const turns = [
      [600, claim, 700, claim, 500, claim, 900, conclusion, 300],
      [1000, claim, 1800, claim, 700, claim, 500, conclusion, 200],
      [800, claim, 400, claim, 600, claim, 300, conclusion, 400],
    ]
    fake.realtime.answer(nth => ({ heard: textOf(turns[nth] ?? []), audioMs: 100 }))
    const { debate_id: debateId } = await beginDebate(
      app,
      { token },
      { mode: 'voice', topic_id: 'custom', custom_topic: 'Homework should be banned', language },
    )
    for (const parts of turns) {
      const voice = connectVoice(t, app, { transports: ['websocket'], auth: { token } })
      voice.client.emit('join-debate', { debateId })
      await voice.nth('session-ready')
      const pcm = pcmOf(parts)
      for (let at = 0; at < pcm.length; at += CHUNK_BYTES) {
        const audio = pcm.subarray(at, at + CHUNK_BYTES).toString('base64')
        voice.client.emit('audio-chunk', { audio, base64: true })
      }
      voice.client.emit('commit-audio')
      t.same(await voice.nth('processing-complete'), { status: 'completed' })
      t.same(voice.of('realtime-error'), [])
      voice.client.disconnect()
    }
    const path = `/api/debates/${debateId}`
    await app.call('POST', `${path}/end`, { token })
    const results = (await app.call<DebateResults>('GET', `${path}/results`, { token })).body
    const figures = results.review?.voice
    const isNear = (value: number | undefined, wanted: number, tolerance = TOLERANCE_MS) =>
      t.ok(value !== undefined && Math.abs(value - wanted) <= tolerance, `${value} for ${wanted}`)
    const pauses = [700, 500, 900, 1800, 700, 500, 400, 600, 300]
    const silences = pauses.reduce((sum, pause) => sum + pause, 0)
    const speech = 9 * lengthOf(claim) + 3 * lengthOf(conclusion) + silences
    const words = 9 * WORDS_OF[claim].count + 3 * WORDS_OF[conclusion].count
    const pace = (60_000 * words) / speech
    isNear(figures?.pace?.value, pace, PACE_TOLERANCE * pace)
    isNear(figures?.pauses?.longest_ms, 1800)
    isNear(figures?.pauses?.value, (60_000 * pauses.length) / speech, 0.2)
    isNear(figures?.first_word?.value, 800)
    t.equal(figures?.fillers, null, 'this transcriber writes none down')
    const [first] = results.turns.filter(turn => turn.speaker === 'user')
    for (const [nth, wanted] of pauses.slice(0, 3).entries())
      isNear(first?.speech?.timing?.pauses[nth]?.length_ms, wanted)
    t.equal(first?.has_recording, true)
    const recording = await fetch(`${app.url}${path}/turns/${first?.turn_id}/audio`, {
      headers: { authorization: `Bearer ${token}` },
    })
    t.equal(recording.headers.get('content-type'), 'audio/wav')
    const kept = Buffer.from(await recording.arrayBuffer()).subarray(WAV_HEADER_BYTES)
    t.ok(kept.equals(pcmOf(turns[0] ?? [])), 'the recording is what was said')
  })
