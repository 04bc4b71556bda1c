import { io, type Socket } from 'socket.io-client'
import type { Test } from 'tap'
import type { Overrides } from '#api/compose.ts'
import type { Turn } from '#schema/entities.ts'
import {
  REALTIME_DEBATE_NAMESPACE,
  type RealtimeClientEvents,
  type RealtimeServerEvents,
} from '#schema/voice/socket-events.ts'
import { beginDebate, registerUser, until } from './factories.ts'
import { type FakeOpenAi, type FakeOptions, startFakeOpenAi } from './fake-openai/fake-openai.ts'
import type { FakeRealtimeSession } from './fake-openai/realtime-session.ts'
import { toneOf } from './fake-openai/tone.ts'
import { openApp, type TestApp } from './test-app.ts'

type TestSocket = Socket<RealtimeServerEvents, RealtimeClientEvents>
type Name = keyof RealtimeServerEvents
type HeardVoiceEvent = { name: Name; payload: Record<string, unknown> }

/** Audio as a browser sends it: `ms` milliseconds of a tone, in pieces. */
export const piecesOf = (ms: number, pieceMs = 100): string[] => {
  const tone = toneOf(ms)
  const size = toneOf(pieceMs).length
  return Array.from({ length: Math.ceil(tone.length / size) }, (_, nth) =>
    tone.subarray(nth * size, (nth + 1) * size).toString('base64'),
  )
}

const SILENCE_MS = 250

export const silenceOf = (ms: number): string => Buffer.alloc(toneOf(ms).length).toString('base64')

/** One browser's end of a spoken debate. */
export type VoiceEnd = {
  client: TestSocket
  heard: HeardVoiceEvent[]
  /** The events of a kind so far. */
  of(name: Name): Record<string, unknown>[]
  /** Waits for the nth event of a kind, counted from 1. */
  nth(name: Name, count?: number): Promise<Record<string, unknown>>
  /** Sends audio without committing it. */
  speak(ms: number): void
  /** A whole turn: audio and commit. */
  say(ms?: number): void
  /** The same with a silence before and after, by which it is known for speech. */
  sayAloud(): void
}

export const connectVoice = (test: Test, { url }: { url: string }, options: object): VoiceEnd => {
  const client: TestSocket = io(url + REALTIME_DEBATE_NAMESPACE, {
    forceNew: true,
    reconnection: false,
    ...options,
  })
  test.teardown(() => client.disconnect())
  const heard: HeardVoiceEvent[] = []
  client.onAny((name: Name, payload) => heard.push({ name, payload: payload ?? {} }))
  const of = (name: Name) => heard.filter(event => event.name === name).map(each => each.payload)
  const speak = (ms: number) => {
    for (const audio of piecesOf(ms)) client.emit('audio-chunk', { audio, base64: true })
  }
  return {
    client,
    heard,
    of,
    nth: async (name, count = 1) => {
      await until(`${name} came ${count} times`, () => of(name).length >= count)
      return of(name)[count - 1] ?? {}
    },
    speak,
    say: (ms = 300) => {
      speak(ms)
      client.emit('commit-audio')
    },
    sayAloud: () => {
      client.emit('audio-chunk', { audio: silenceOf(SILENCE_MS), base64: true })
      speak(500)
      client.emit('audio-chunk', { audio: silenceOf(SILENCE_MS), base64: true })
      client.emit('commit-audio')
    },
  }
}

export type VoiceDebate = VoiceEnd & {
  app: TestApp
  fake: FakeOpenAi
  debateId: string
  token: string
  /** The latest session with the model. */
  session(): FakeRealtimeSession
  /** Joins and waits until it may be spoken. */
  join(): Promise<void>
  turns(): Promise<Turn[]>
  /** Waits until so many turns are stored. */
  stored(count: number): Promise<Turn[]>
  another(options?: object): VoiceEnd
}

type Started = { app: TestApp; fake: FakeOpenAi }

/** A server whose realtime model is the fake. */
export const startVoiceServer = async (
  test: Test,
  parts: Overrides = {},
  options: FakeOptions = {},
): Promise<Started> => {
  const fake = await startFakeOpenAi(options)
  test.teardown(() => fake.close())
  const app = await openApp(test, parts, {
    OPENAI_REALTIME_URL: `${fake.baseUrl}/realtime`,
    OPENAI_API_KEY: 'sk-test',
    AI_PROVIDER: 'offline',
  })
  return { app, fake }
}

/** A debate of a new user, and a socket that has not joined it yet. */
export const openVoiceDebate = async (
  test: Test,
  { app, fake }: Started,
  options: object = { transports: ['websocket'] },
): Promise<VoiceDebate> => {
  const { token } = await registerUser(app)
  const { debate_id: debateId } = await beginDebate(app, { token }, { mode: 'voice' })
  const another = (more: object = {}) =>
    connectVoice(test, app, { ...options, auth: { token }, ...more })
  const voice = another()
  const turns = async () =>
    (await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debateId}/turns`, { token })).body
      .turns
  return {
    ...voice,
    app,
    fake,
    debateId,
    token,
    another,
    session: () => {
      const session = fake.realtime.sessions.at(-1)
      if (!session) throw new Error('there is no session with the model')
      return session
    },
    join: async () => {
      voice.client.emit('join-debate', { debateId })
      await voice.nth('session-ready')
    },
    turns,
    stored: async count => {
      await until(`${count} turns are stored`, async () => (await turns()).length >= count)
      return turns()
    },
  }
}

/** Waits until the sessions of earlier tests are over, whose sockets are gone. */
export const closeSessions = async (
  { realtime }: FakeOpenAi,
  runOut: () => void,
): Promise<void> => {
  let open = realtime.sessions.length
  for (const { ended } of realtime.sessions) ended.then(() => open--)
  await until('the earlier sessions are closed', () => {
    runOut()
    return open === 0
  })
}

/** The texts of the stored turns, without the opening. */
export const textsOf = async (debate: VoiceDebate) =>
  (await debate.turns()).slice(1).map(turn => [turn.speaker, turn.message_text])

/** What the model was sent of a kind. */
export const sentOf = (debate: VoiceDebate, type: string) =>
  debate.session().events.filter(event => event.type === type)
