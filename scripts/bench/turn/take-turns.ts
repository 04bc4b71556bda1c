import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { DEFAULT_LEVEL, DEFAULT_STYLE } from '#schema/constants.ts'
import type { TextDebateClientEvents, TextDebateServerEvents } from '#schema/socket-events.ts'
import { MOTION, register, speech, start } from '../client.ts'

type TextSocket = Socket<TextDebateServerEvents, TextDebateClientEvents>

/** A debate up to the turn that is to be answered. */
type Asked = { debateId: string; turns: SpokenTurn[] }

export type TurnFigures = { turns: number; added: readonly number[]; direct: readonly number[] }

const REPLY_MS = 30_000
/** Debates are begun one after the other, so that the measuring starts on a quiet server. */
const WARM_UP_TURNS = 1

const connect = async (url: string, token: string, debateId: string): Promise<TextSocket> => {
  const socket: TextSocket = io(`${url}/text-debate`, {
    ...{ auth: { token }, transports: ['websocket'], forceNew: true },
  })
  await socket.emitWithAck('join-debate', { debateId })
  return socket
}

/** Sends one turn; the time to the first chunk, and the whole reply. */
const takeTurn = async (socket: TextSocket, message: string) => {
  const whole = Promise.withResolvers<string>()
  const tooLate = setTimeout(() => whole.reject(new Error('a reply did not come')), REPLY_MS)
  const startedAt = performance.now()
  let ms = 0
  socket.once('ai-response-chunk', () => {
    ms = performance.now() - startedAt
  })
  socket.once('ai-response-complete', ({ text }) => whole.resolve(text))
  socket.once('error', error => whole.reject(new Error(error.message)))
  socket.emit('submit-turn', { message })
  const text = await whole.promise.finally(() => clearTimeout(tooLate))
  socket.off('error')
  return { ms, text }
}

/** Milliseconds to the first chunk of the opponent called directly on the same debate. */
const directFirstChunk = async ({ debateId, turns }: Asked): Promise<number> => {
  const debate = {
    debateId,
    motion: MOTION,
    motionKey: null,
    language: 'en',
    userStance: 'for',
    level: DEFAULT_LEVEL,
    style: DEFAULT_STYLE,
    mode: 'text',
    brief: null,
    turns,
  } as const
  const startedAt = performance.now()
  for await (const _chunk of createOfflineOpponent().reply(debate, new AbortController().signal))
    break
  return performance.now() - startedAt
}

export type TurnPlan = { urls: readonly string[]; debaters: number; everyMs: number; turns: number }

/**
 * Debaters over sockets, a turn each `everyMs` from evenly spread beginnings. What the server adds
 * is the time to the first chunk without that of the opponent alone, called after each reply.
 */
export const measureTurns = async (plan: TurnPlan): Promise<TurnFigures> => {
  const { urls, debaters, everyMs, turns: rounds } = plan
  const token = await register(urls[0] ?? '', `Turns${debaters}`)
  const served: { added: number; direct: number }[] = []
  const debates: { debateId: string; turns: SpokenTurn[]; socket: TextSocket }[] = []
  for (let nth = 0; nth < debaters; nth += 1) {
    const url = urls[nth % urls.length] ?? ''
    const { debate_id, ai_opening } = await start(url, token)
    const socket = await connect(url, token, debate_id)
    debates.push({ debateId: debate_id, turns: [{ speaker: 'ai', text: ai_opening }], socket })
  }
  await Promise.all(
    debates.map(async ({ debateId, turns, socket }, nth) => {
      await pause((everyMs * nth) / debaters)
      for (let round = 0; round < rounds + WARM_UP_TURNS; round += 1) {
        const startedAt = performance.now()
        const message = speech(round)
        turns.push({ speaker: 'user', text: message })
        const { ms, text } = await takeTurn(socket, message)
        // In the same rhythm: a thread that rests between two calls takes longer for each.
        const direct = await directFirstChunk({ debateId, turns: [...turns] })
        if (round >= WARM_UP_TURNS) served.push({ added: ms - direct, direct })
        turns.push({ speaker: 'ai', text })
        await pause(Math.max(0, everyMs - (performance.now() - startedAt)))
      }
      socket.disconnect()
    }),
  )
  return {
    turns: served.length,
    added: served.map(({ added }) => added),
    direct: served.map(({ direct }) => direct),
  }
}
