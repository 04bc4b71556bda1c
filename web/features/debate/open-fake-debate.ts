import type { Speaker } from '#schema/constants.ts'
import { en } from '#schema/messages/en.ts'
import type { JoinDebateAck, SubmitTurnAck } from '#schema/socket-events.ts'
import { createFakeClock } from '../../lib/fake-clock.ts'
import { enDebate } from '../../lib/i18n/en-debate.ts'
import type { TextDebateEvent, TextDebateSocket } from '../../lib/socket.ts'
import { createDebateClient } from './debate-client.ts'
import type { DebateSource, PageEvent } from './page-event.ts'

export const AT = '2026-01-01T10:00:00.000Z'
const DEBATE = {
  debate_id: 'd1',
  user_stance: 'for',
  prep_time: 0,
  start_time: AT,
  welcome_message: 'Hello',
  status: 'in_progress',
}
export const TOPIC = { topic_id: 't', topic_text_en: 'Tax sugar', topic_text: 'Tax sugar' }
export const turnOf = (
  turn_id: string,
  speaker: Speaker,
  client_turn_id: string | null = null,
) => ({
  turn_id,
  speaker,
  message_text: `${turn_id} says`,
  timestamp: AT,
  client_turn_id,
})
export const OPENING = turnOf('o', 'ai')
export const start: DebateSource = {
  kind: 'start',
  setup: { stance: 'for', mode: 'text', topic_id: 't', prepTime: 60 },
}
export const resume: DebateSource = { kind: 'resume', debateId: 'd1' }

/** Answers by method and path, as they stand in `answers` at that moment; else nobody is there. */
const createFakeServer = () => {
  const answers: Record<string, (body: Record<string, string>) => Response> = {}
  const takeStarts = () => {
    answers['POST /debates/start'] = () =>
      Response.json({
        debate_id: 'd1',
        topic: TOPIC,
        welcome_message: 'Hello',
        ai_opening: 'I oppose.',
      })
  }
  const asked: string[] = []
  const has = (turns: ReturnType<typeof turnOf>[], status = 'in_progress') => {
    answers['GET /debates/d1'] = () =>
      Response.json({ debate: { ...DEBATE, status }, topic: TOPIC })
    answers['GET /debates/d1/turns'] = () => Response.json({ turns })
  }
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const call = `${method} ${String(address).replace('/api', '')}`
    asked.push(call)
    const answer = answers[call]
    if (!answer) throw new TypeError('no network')
    return answer(body ? JSON.parse(String(body)) : {})
  }
  takeStarts()
  has([OPENING])
  return { answers, asked, has, takeStarts }
}

/** A server's side of a socket: what it is asked, and what it tells. */
const createFakeSocket = () => {
  const fake = {
    did: [] as string[],
    join: async (debateId: string): Promise<JoinDebateAck> => ({ debateId, replying: false }),
    submitTurn: async (turn: { clientTurnId: string }): Promise<SubmitTurnAck> => ({
      turnId: 'u1',
      clientTurnId: turn.clientTurnId,
    }),
    tell: (_event: TextDebateEvent): void => undefined,
    open: (emit: (event: TextDebateEvent) => void): TextDebateSocket => {
      fake.tell = emit
      return {
        connect: () => void fake.did.push('connect'),
        join: debateId => {
          fake.did.push(`join ${debateId}`)
          return fake.join(debateId)
        },
        submitTurn: turn => {
          fake.did.push(`submit ${turn.message}`)
          return fake.submitTurn(turn)
        },
        close: () => void fake.did.push('close'),
      }
    },
  }
  return fake
}

const MOST_ROUNDS = 500
/** Waits for what promises still have to do; no time goes by on the client's clock. */
export const until = async (isSo: () => boolean, what: string) => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (isSo()) return
    await new Promise(resolve => setImmediate(resolve))
  }
  throw new Error(`it did not come to this: ${what}`)
}

type FakeServer = ReturnType<typeof createFakeServer>

/** A client on a fake server and a fake socket, opened after `prepare`. */
export const open = (source: DebateSource, prepare?: (server: FakeServer) => void) => {
  const [server, socket] = [createFakeServer(), createFakeSocket()]
  prepare?.(server)
  const clock = createFakeClock(Date.parse(AT))
  const events: PageEvent[] = []
  const online = new Set<() => void>()
  const client = createDebateClient({
    clock,
    openSocket: socket.open,
    onOnline: listener => {
      online.add(listener)
      return () => online.delete(listener)
    },
    emit: event => events.push(event),
    text: enDebate.debate,
    messages: en,
    language: 'en',
  })
  const debating = () => {
    const state = client.read()
    if (state.kind !== 'debating') throw new Error('the debate has not begun')
    return state
  }
  return {
    client,
    server,
    socket,
    clock,
    events,
    goOnline: () => {
      for (const listener of online) listener()
    },
    close: client.open(source),
    debating,
    texts: () => debating().messages.map(message => message.text),
    floor: () => debating().floor,
    openTurnId: () => {
      const { floor } = debating()
      return 'turn' in floor ? floor.turn.clientTurnId : null
    },
    reach: (kind: string) =>
      until(
        () => client.read().kind === 'debating' && debating().floor.kind === kind,
        `the floor is ${kind}`,
      ),
    connection: (kind: string) =>
      until(
        () => client.read().kind === 'debating' && debating().connection.kind === kind,
        `the connection is ${kind}`,
      ),
  }
}

/** A debate that goes on, over a joined socket. */
export const openLive = async () => {
  const opened = open(resume)
  await opened.connection('connecting')
  opened.socket.tell({ kind: 'connected' })
  await opened.connection('live')
  return opened
}
/** One in which the server has a turn of ours and owes its reply. */
export const openReplying = async () => {
  const opened = await openLive()
  opened.client.send(' Sugar harms. ')
  await opened.reach('replying')
  return opened
}
