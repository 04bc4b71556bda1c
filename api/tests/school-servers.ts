import type { Test } from 'tap'
import type { Opponent } from '#api/ai/opponent.ts'
import type { Overrides } from '#api/compose.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { toneOf } from './fake-openai/tone.ts'
import { openApp } from './test-app.ts'
import type { VoiceEnd } from './voice-client.ts'

export const SENTENCES = [
  'You say that homework steals sleep. ',
  'Sleep is lost to screens long before. ',
  'So homework is not to blame at all.',
]
export const REPLY = SENTENCES.join('')

/** Says its sentences one after the other; the next one waits for the test where it is held. */
const sentenceOpponent = () => {
  const gates: Promise<unknown>[] = []
  const opponent: Opponent = {
    provider: 'test',
    model: 'sentences',
    open: async () => ({ welcome: 'Welcome.', opening: 'My opening argument stands.' }),
    flawsIn: async () => [],
    async *reply(_debate, signal) {
      for (const [nth, sentence] of SENTENCES.entries()) {
        await Promise.race([
          gates[nth],
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason), { once: true })
          }),
        ])
        yield sentence
      }
    },
  }
  return { opponent, gates }
}

export const gate = () => {
  let open = (): void => undefined
  const wait = new Promise<void>(resolve => {
    open = resolve
  })
  return { wait, open: () => open() }
}

/** A clock that runs ahead, so that a socket's budget is never the limit. */
export const fastClock = () => {
  let ms = Date.now()
  return () => {
    ms += 5_000
    return new Date(ms)
  }
}

/** A school's own servers: one that writes down, one that speaks, and no realtime model. */
export const startSchool = async (
  test: Test,
  { parts = {}, env = {} }: { parts?: Overrides; env?: NodeJS.ProcessEnv } = {},
) => {
  const fake = await startFakeOpenAi()
  test.teardown(() => fake.close())
  const { opponent, gates } = sentenceOpponent()
  const app = await openApp(
    test,
    { opponent, ...parts },
    {
      OPENAI_TRANSCRIBE_BASE_URL: fake.baseUrl,
      OPENAI_SPEECH_BASE_URL: fake.baseUrl,
      OPENAI_TRANSCRIBE_MODEL: 'large-v3',
      OPENAI_SPEECH_MODEL: 'kokoro',
      ...env,
    },
  )
  return { fake, app, gates }
}

/** The same server for every test that needs nothing else of it. */
export const shareSchool = async (test: Test) => {
  const shared = await startSchool(test)
  const { fake, gates } = shared
  return () => {
    for (const list of [fake.transcriptions, fake.speeches, gates]) list.length = 0
    fake.answerTranscriptions({ kind: 'text', text: 'Homework steals sleep.' })
    fake.answerSpeeches({ kind: 'speech', audioMs: 300 })
    return shared
  }
}

export const silence = (ms: number): string[] => [
  Buffer.alloc(toneOf(ms).length).toString('base64'),
]

/** The transcripts of one speaker, in their order. */
export const wordsOf = (
  voice: VoiceEnd,
  name: 'transcription-update' | 'transcription-complete',
  role: string,
) => voice.of(name).filter(payload => payload.role === role)

export const audioOf = (voice: VoiceEnd): Buffer =>
  Buffer.concat(voice.of('ai-audio-chunk').map(({ audio }) => Buffer.from(String(audio), 'base64')))
