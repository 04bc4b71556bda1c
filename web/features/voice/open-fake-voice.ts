import type { Turn } from '#schema/entities.ts'
import type { HeardReply, SessionReady, SpokenTurnAck } from '#schema/voice/socket-events.ts'
import { createFakeClock } from '../../lib/fake-clock.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import type { SpeakerEvent } from '../../lib/speech/synthesis.ts'
import type { ServerSays, SpokenTurnInput, VoiceSocketEvent } from '../../lib/voice-socket.ts'
import type { CreateReader } from './reader.ts'
import { createVoiceClient, type VoiceNews } from './voice-client.ts'
import type { DriverEvent, ReplyPart, VoiceDriver } from './voice-driver.ts'

export const AT = '2026-01-01T10:00:00.000Z'
const turnOf = (turn_id: string, speaker: 'user' | 'ai', message_text: string): Turn =>
  ({ turn_id, speaker, message_text, timestamp: AT, client_turn_id: null }) as Turn
export const OPENING = turnOf('t0', 'ai', 'I oppose.')

const loadedOf = (turns: Turn[]) =>
  ({
    debate: { debate_id: 'd1', welcome_message: 'Hello', start_time: AT, status: 'in_progress' },
    topic: {},
    turns,
  }) as unknown as LoadedDebate

const createFakeSocket = () => {
  const did: unknown[] = []
  let isConnected = false
  let tell: (event: VoiceSocketEvent) => void = () => undefined
  return {
    did,
    tell: (event: VoiceSocketEvent) => tell(event),
    says: <Kind extends ServerSays['kind']>(
      kind: Kind,
      payload: Extract<ServerSays, { kind: Kind }>['payload'],
    ) => tell({ kind, payload } as ServerSays),
    connection: (event: Extract<VoiceSocketEvent, { kind: 'connected' | 'lost' | 'gave-up' }>) => {
      isConnected = event.kind === 'connected'
      tell(event)
    },
    ack: async (turn: SpokenTurnInput): Promise<SpokenTurnAck> => ({
      turnId: 'u1',
      clientTurnId: turn.clientTurnId,
    }),
    open(emit: (event: VoiceSocketEvent) => void) {
      tell = emit
      return {
        connect: () => void did.push('connect'),
        isConnected: () => isConnected,
        join: (debateId: string) => void did.push(`join ${debateId}`),
        sendAudio: (audio: string) => void did.push(`audio ${audio}`),
        commit: () => void did.push('commit'),
        clear: (heard: HeardReply | null) => void did.push(['clear', heard]),
        cancelResponse: () => void did.push('cancel'),
        sayTurn: (turn: SpokenTurnInput) => {
          did.push(`say ${turn.text}`)
          return this.ack(turn)
        },
        endDebate: () => void did.push('end'),
        close: () => void did.push('close'),
      }
    },
  }
}

const createFakeDriver = () => {
  const fake = {
    did: [] as string[],
    heard: [] as ReplyPart[],
    played: null as HeardReply | null,
    sends: 'audio' as VoiceDriver['sends'],
    tell: (_event: DriverEvent): void => undefined,
    create: (emit: (event: DriverEvent) => void): VoiceDriver => {
      fake.tell = emit
      return {
        sends: fake.sends,
        start: () => void fake.did.push('start'),
        stop: () => void fake.did.push('stop'),
        cancel: () => void fake.did.push('cancel'),
        level: () => 0.5,
        hear: part => void fake.heard.push(part),
        hush: async () => fake.played,
        unblock: () => void fake.did.push('unblock'),
        changeDevice: () => void fake.did.push('change'),
        close: () => void fake.did.push('close'),
      }
    },
  }
  return fake
}

const createFakeReader = () => {
  const fake = {
    did: [] as string[],
    tell: (_event: SpeakerEvent): void => undefined,
    create:
      (isAble: boolean): CreateReader =>
      emit => {
        fake.tell = emit
        return {
          isAble: async () => isAble,
          read: text => void fake.did.push(`read ${text}`),
          hush: () => void fake.did.push('hush'),
          close: () => undefined,
        }
      },
  }
  return fake
}

/** Lets promises that are due go on; no time goes by on the client's clock. */
export const settle = () => new Promise<void>(resolve => setImmediate(resolve))

/** A client on a fake socket, a fake driver and a clock that the test moves. */
export const openFakeVoice = ({
  hasDriver = true,
  turns = [OPENING],
  hasVoice = false,
  left = null as number | null,
} = {}) => {
  const [socket, driver] = [createFakeSocket(), createFakeDriver()]
  const clock = createFakeClock(Date.parse(AT))
  const news: VoiceNews[] = []
  const stored = { turns, canEnd: true, ends: 0 }
  const page: Record<'hide' | 'goOnline' | 'leave' | 'press', () => void> = {
    hide: () => undefined,
    goOnline: () => undefined,
    leave: () => undefined,
    press: () => undefined,
  }
  const reader = createFakeReader()
  const lost = new Map<string, number>(left === null ? [] : [['d1', left]])
  const client = createVoiceClient({
    clock,
    loaded: loadedOf(turns),
    openSocket: emit => socket.open(emit),
    driverOf: () => (hasDriver ? driver.create : null),
    load: async () => loadedOf(stored.turns),
    end: async () => {
      stored.ends += 1
      if (!stored.canEnd) throw new Error('no network')
    },
    page: {
      onHidden: listener => {
        page.hide = listener
        return () => undefined
      },
      onOnline: listener => {
        page.goOnline = listener
        return () => undefined
      },
      onLeave: listener => {
        page.leave = listener
        return () => undefined
      },
      oncePressed: listener => {
        page.press = listener
        return () => {
          page.press = () => undefined
        }
      },
    },
    readerOf: () => reader.create(hasVoice),
    lostTurns: {
      remember: (debateId, userTurns) => void lost.set(debateId, userTurns),
      take: debateId => lost.get(debateId) ?? null,
    },
    emit: event => news.push(event),
  })
  const ready = (
    channel: 'realtime' | 'turns' | 'browser' = 'realtime',
    underWay: Partial<Pick<SessionReady, 'replying' | 'transcribing'>> = {},
  ) =>
    socket.says('session-ready', {
      ...{ debateId: 'd1', channel, language: 'en', sendsAudio: true, keepsAudio: false },
      ...{ replying: false, transcribing: [], ...underWay },
    })
  return {
    ...{ client, socket, driver, reader, clock, news, stored, page, lost, ready },
    close: client.open(),
    control: () => client.read().control.kind,
    problem: () => client.read().alert?.problem,
    texts: () => client.read().captions.map(({ text }) => text),
    /** Connected, joined and ready. */
    join: (channel?: 'realtime' | 'turns' | 'browser') => {
      socket.connection({ kind: 'connected' })
      ready(channel)
      socket.did.length = 0
    },
    /** Speaks a turn of one chunk, up to the press that ends it. */
    speak: async () => {
      client.press()
      await settle()
      driver.tell({ kind: 'listening' })
      driver.tell({ kind: 'chunk', audio: 'AAAA' })
      client.press()
    },
    /** Until the turn has been committed. */
    commit: async () => {
      clock.tick(250)
      await settle()
    },
  }
}
