import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { ErrorBody } from '#schema/errors.ts'
import type { EndDebateAnswer, SubmitTurnAnswer } from '#schema/rest/debates.ts'
import type { TextDebateClientEvents, TextDebateServerEvents } from '#schema/socket-events.ts'
import { MOTION, speech } from '../client.ts'
import { count, type DebateRecord, type Ledger } from './ledger.ts'

/** How long a client waits for one answer before it tries again, perhaps elsewhere. */
const CALL_MS = 10_000
/** An end waits up to 20 s for its verdict. */
const END_MS = 25_000
const REPLY_MS = 15_000
/** What has not come to its end by then is stuck. */
const STUCK_MS = 90_000
const AGAIN_MS = { from: 200, to: 900 } as const
const LOOK_MS = 500
const TURNS = { from: 3, to: 5 } as const
/** One debate in so many is ended while a turn is under way. */
const MID_TURN_IN = 3

type TextSocket = Socket<TextDebateServerEvents, TextDebateClientEvents>

export type Debater = { name: string; urls: readonly string[]; paceMs: number; ledger: Ledger }

type Answer<Body> = { status: number; body: Body & Partial<ErrorBody> }

const PASSING = new Set([408, 429, 500, 502, 503])

const isEnded = (body: Partial<ErrorBody>) => body.message_code === 'DEBATE_ENDED'

/** A debater who goes on through every fault, as a browser does: the same call until it is answered. */
export const createDebater = ({ name, urls, paceMs, ledger }: Debater) => {
  let token = ''
  const someUrl = () => urls[randomInt(urls.length)] ?? ''
  const breath = () => pause(randomInt(AGAIN_MS.from, AGAIN_MS.to))

  const call = async <Body>(method: string, path: string, body?: object): Promise<Answer<Body>> => {
    const isEnd = path.endsWith('/end')
    const response = await fetch(someUrl() + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(isEnd ? END_MS : CALL_MS),
    })
    const text = await response.text()
    // What holds the port while a server starts answers in words.
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer = (isJson ? JSON.parse(text) : {}) as Body & Partial<ErrorBody>
    count(ledger, `${response.status} ${answer.message_code ?? ''}`.trim())
    if (response.status === 500) ledger.faults.push(`${method} ${path} answered 500`)
    return { status: response.status, body: answer }
  }

  /** Tries until there is an answer that another try would not change. */
  const insist = async <Body>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<Body>> => {
    const giveUpAt = Date.now() + STUCK_MS
    for (;;) {
      const answer = await call<Body>(method, path, body).catch(error => {
        count(ledger, `no answer (${(error as Error).name})`)
        return null
      })
      const isBusy = answer?.body.message_code === 'TURN_RUNNING'
      if (answer && !PASSING.has(answer.status) && !isBusy) return answer
      if (Date.now() > giveUpAt) throw new Error(`${name}: ${method} ${path} is stuck`)
      await breath()
    }
  }

  const acknowledge = (
    record: DebateRecord,
    turnId: string,
    clientTurnId: string,
    text: string,
  ) => {
    if (!record.turns.some(turn => turn.turnId === turnId))
      record.turns.push({ turnId, clientTurnId, text })
  }

  const takeTurnOverRest = async (record: DebateRecord, clientTurnId: string, text: string) => {
    const path = `/api/debates/${record.debateId}/turn`
    const turn = { message: text, client_turn_id: clientTurnId }
    const { status, body } = await insist<SubmitTurnAnswer>('POST', path, turn)
    if (status === 200) {
      acknowledge(record, body.user_turn_id, clientTurnId, text)
      record.replies.push({ turnId: body.turn_id, text: body.ai_response })
    } else if (!isEnded(body)) ledger.faults.push(`${path} answered ${status} ${body.message_code}`)
  }

  /** One try over a socket; true once the reply is whole or the debate has ended. */
  const tryOverSocket = async (record: DebateRecord, clientTurnId: string, text: string) => {
    const socket: TextSocket = io(`${someUrl()}/text-debate`, {
      ...{ auth: { token }, transports: ['websocket'], forceNew: true, timeout: CALL_MS },
    })
    try {
      let isSubmitted = false
      const whole = new Promise<boolean>((resolve, reject) => {
        socket.on('ai-response-complete', ({ turnId, text: reply }) => {
          // Whoever joins is told the reply to the turn before.
          if (!isSubmitted) return
          record.replies.push({ turnId, text: reply })
          resolve(true)
        })
        socket.once('error', body => {
          count(ledger, `error event ${body.message_code}`)
          resolve(isEnded(body))
        })
        socket.once('disconnect', () => reject(new Error('disconnected')))
      })
      whole.catch(() => undefined)
      const patient = socket.timeout(CALL_MS)
      const joined = await patient.emitWithAck('join-debate', { debateId: record.debateId })
      if ('error' in joined) return false
      isSubmitted = true
      const answer = await patient.emitWithAck('submit-turn', { message: text, clientTurnId })
      if ('error' in answer) return isEnded(answer)
      acknowledge(record, answer.turnId, answer.clientTurnId, text)
      const gaveUp = new AbortController()
      const late = pause(REPLY_MS, false, { signal: gaveUp.signal }).catch(() => false)
      return await Promise.race([whole, late]).finally(() => gaveUp.abort())
    } catch (error) {
      count(ledger, `socket: ${(error as Error).message}`)
      return false
    } finally {
      socket.disconnect()
    }
  }

  const takeTurnOverSocket = async (record: DebateRecord, clientTurnId: string, text: string) => {
    const giveUpAt = Date.now() + STUCK_MS
    while (!(await tryOverSocket(record, clientTurnId, text))) {
      if (Date.now() > giveUpAt) throw new Error(`${name}: a turn over the socket is stuck`)
      await breath()
    }
  }

  const end = async (record: DebateRecord) => {
    const { status } = await insist<EndDebateAnswer>('POST', `/api/debates/${record.debateId}/end`)
    if (status !== 200) ledger.faults.push(`an end answered ${status}`)
    record.isEnded = true
  }

  const awaitVerdict = async (record: DebateRecord) => {
    const giveUpAt = Date.now() + STUCK_MS
    while (Date.now() < giveUpAt) {
      const path = `/api/debates/${record.debateId}`
      const { body } = await insist<{ debate: { status: string } }>('GET', path)
      if (body.debate.status !== 'evaluating') return
      await pause(LOOK_MS)
    }
    ledger.faults.push(`${record.debateId} is not judged after ${STUCK_MS} ms`)
  }

  const debate = async () => {
    const started = await insist<{ debate_id: string }>('POST', '/api/debates/start', {
      ...{ topic_id: 'custom', custom_topic: MOTION, stance: 'for', mode: 'text' },
      client_start_id: randomUUID(),
    })
    const record: DebateRecord = {
      ...{ debateId: started.body.debate_id, turns: [], replies: [] },
      isEnded: false,
    }
    const isEndedInMidTurn = randomInt(MID_TURN_IN) === 0
    ledger.debates.push(record)
    const turns = randomInt(TURNS.from, TURNS.to)
    for (let turn = 1; turn <= turns; turn += 1) {
      const id = randomUUID()
      const takeTurn = randomInt(2) === 0 ? takeTurnOverRest : takeTurnOverSocket
      const taken = takeTurn(record, id, `${speech(turn)} My mark is ${id}.`)
      if (turn === turns && isEndedInMidTurn) {
        await pause(randomInt(AGAIN_MS.from))
        await Promise.all([end(record), taken])
      } else await taken
      await pause(randomInt(paceMs))
    }
    if (!record.isEnded) await end(record)
    await awaitVerdict(record)
  }

  return {
    /** Debates one after the other until it is over; the last one comes to its end. */
    run: async (isOver: () => boolean): Promise<void> => {
      try {
        const account = { email: `${name}@example.org`, password: 'secret-1', username: name }
        const { body } = await insist<{ token?: string }>('POST', '/api/auth/register', account)
        const login = () => insist<{ token: string }>('POST', '/api/auth/login', account)
        // The answer to a registration may have been lost with its server.
        token = body.token ?? (await login()).body.token
        while (!isOver()) await debate()
      } catch (error) {
        ledger.faults.push(String(error))
      }
    },
  }
}
