import { once } from 'node:events'
import autocannon from 'autocannon'
import { io, type Socket } from 'socket.io-client'
import { createOfflineOpponent } from '#api/ai/offline/opponent/create-opponent.ts'
import type { SpokenTurn } from '#api/ai/opponent.ts'
import { DEFAULT_LEVEL, DEFAULT_STYLE } from '#schema/constants.ts'
import type { TextDebateClientEvents, TextDebateServerEvents } from '#schema/socket-events.ts'
import { fillLeaderboard, MOTION, post, register, speech, start } from './client.ts'
import { serveBare, serveProduct } from './serve.ts'

const READS = [
  '/api/users/stats',
  '/api/users/leaderboard?limit=10',
  '/api/topics/popular?limit=20',
]
const DEBATES = 6
const TURNS = 10
const CONCURRENT = 8
const ROUNDS = 5
const ROUND_SECONDS = 2

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Milliseconds to the first chunk of the opponent called directly on the same debate. */
const directFirstChunk = async (
  debateId: string,
  turns: readonly SpokenTurn[],
): Promise<number> => {
  const debate = {
    debateId,
    motion: MOTION,
    motionKey: null,
    language: 'en',
    userStance: 'for',
    level: DEFAULT_LEVEL,
    style: DEFAULT_STYLE,
    turns,
  } as const
  const abort = new AbortController()
  const startedAt = performance.now()
  for await (const _chunk of createOfflineOpponent().reply(debate, abort.signal)) break
  return performance.now() - startedAt
}

/**
 * Milliseconds to the first chunk of each turn:
 * over the text socket, and from the opponent directly.
 */
const measureFirstChunks = async (url: string, token: string) => {
  const served: number[] = []
  const direct: number[] = []
  for (let debate = 0; debate < DEBATES; debate += 1) {
    const { debate_id, ai_opening } = await start(url, token)
    const client: Socket<TextDebateServerEvents, TextDebateClientEvents> = io(
      `${url}/text-debate`,
      {
        auth: { token },
        transports: ['websocket'],
        forceNew: true,
      },
    )
    await client.emitWithAck('join-debate', { debateId: debate_id })
    const turns: SpokenTurn[] = [{ speaker: 'ai', text: ai_opening }]
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push({ speaker: 'user', text: speech(turn) })
      const startedAt = performance.now()
      const firstChunk = once(client as never, 'ai-response-chunk').then(
        () => performance.now() - startedAt,
      )
      const complete = new Promise<string>(resolve =>
        client.once('ai-response-complete', reply => resolve(reply.text)),
      )
      client.emit('submit-turn', { message: speech(turn) })
      served.push(await firstChunk)
      const text = await complete
      direct.push(await directFirstChunk(debate_id, turns))
      turns.push({ speaker: 'ai', text })
    }
    client.disconnect()
  }
  return { served: median(served), direct: median(direct), turns: served.length }
}

/** Whole turns a second over REST, in several debates at once. */
const measureTurns = async (url: string, token: string): Promise<number> => {
  const debates = await Promise.all(Array.from({ length: CONCURRENT }, () => start(url, token)))
  const startedAt = performance.now()
  await Promise.all(
    debates.map(async ({ debate_id }) => {
      for (let turn = 0; turn < TURNS; turn += 1)
        await post(`${url}/api/debates/${debate_id}/turn`, { message: speech(turn) }, token)
    }),
  )
  return (CONCURRENT * TURNS * 1000) / (performance.now() - startedAt)
}

const requestsASecond = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 10,
    duration: ROUND_SECONDS,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} wrong answers, ${errors} errors`)
  return requests.average
}

/**
 * Home's reads and a bare route with an answer of the same size, in turn, so that noise hits both.
 */
const measureReads = async (url: string) => {
  const rows: { read: string; ours: number; bare: number; bytes: number }[] = []
  for (const read of READS) {
    const body = await (await fetch(url + read)).text()
    const bare = await serveBare(body)
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await requestsASecond(`${bare.url}/bare`))
      rates.ours.push(await requestsASecond(url + read))
    }
    await bare.stop()
    rows.push({
      read,
      ours: median(rates.ours),
      bare: median(rates.bare),
      bytes: Buffer.byteLength(body),
    })
  }
  return rows
}

const product = await serveProduct()
try {
  const token = await register(product.url, 'Bench')
  const { served, direct, turns } = await measureFirstChunks(product.url, token)
  console.log(
    `first chunk of a reply, median of ${turns} turns: ` +
      `${served.toFixed(1)} ms over the socket, ${direct.toFixed(1)} ms directly`,
  )
  console.log(`  added by the server: ${(served - direct).toFixed(1)} ms (to reach: ≤ 10 ms)`)
  const perSecond = await measureTurns(product.url, token)
  console.log(`whole turns: ${perSecond.toFixed(1)} a second in ${CONCURRENT} debates at once`)
  await fillLeaderboard(product.url)
  for (const { read, ours, bare, bytes } of await measureReads(product.url)) {
    console.log(
      `${read} (${bytes} bytes): ${ours.toFixed(0)} a second, bare route ${bare.toFixed(0)}`,
    )
    console.log(`  ratio: ${(ours / bare).toFixed(2)} (to reach: ≥ 0.5)`)
  }
} finally {
  await product.stop()
}
