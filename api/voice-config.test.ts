import t from 'tap'
import { createOpenAiVoice } from './ai/openai/voice.ts'
import { readConfig } from './config.ts'

const REALTIME = 'gpt-realtime-2.1'
const KEY = { OPENAI_API_KEY: 'k' }
const RELAY = { OPENAI_REALTIME_URL: 'ws://127.0.0.1:9/v1/realtime' }

const read = (env: object) => readConfig({ JWT_SECRET: 'x'.repeat(32), ...env })
/** The model that speaks a text. */
const speakerOf = (env: object) => createOpenAiVoice(read(env)).synthesizer?.model ?? null

t.test('a realtime model reads texts aloud unless a speech model is named', async t => {
  t.equal(speakerOf({}), null)
  t.equal(speakerOf({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }), null)
  t.equal(speakerOf(KEY), REALTIME)
  t.equal(speakerOf(RELAY), REALTIME)
  t.equal(speakerOf({ ...RELAY, OPENAI_REALTIME_MODEL: 'm' }), 'm')
  t.equal(speakerOf({ ...KEY, OPENAI_SPEECH_MODEL: 'tts-1' }), 'tts-1')
})

t.test('a speech server speaks with the model that is named, or with any', async t => {
  const speech = { OPENAI_SPEECH_BASE_URL: 'http://127.0.0.1:9/v1' }
  t.equal(speakerOf({ ...RELAY, ...speech, OPENAI_SPEECH_MODEL: 'kokoro' }), 'kokoro')
  t.equal(speakerOf(speech), 'gpt-4o-mini-tts')
})
