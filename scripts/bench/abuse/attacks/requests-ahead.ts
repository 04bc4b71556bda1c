import { connect } from 'node:net'
import { type AttackOutcome, declareAttack } from '../attack.ts'

const REQUESTS = 200_000
const GIVE_UP_MS = 30_000
const STATUS_LINE = /HTTP\/1\.1 (\d{3})/g

/** Sends many requests on one connection before the first is answered (HTTP pipelining). */
export const attack = declareAttack({
  name: `${REQUESTS} requests sent ahead on one connection`,
  prepare: async ({ address }) =>
    `GET /api/topics?limit=5 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`.repeat(
      REQUESTS,
    ),
  run: async ({ url }, requests) => {
    const outcomes: AttackOutcome[] = []
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('data', answers => {
      for (const [, status] of answers.toString('latin1').matchAll(STATUS_LINE))
        outcomes.push({ by: Number(status), code: null })
      if (outcomes.length >= REQUESTS) socket.destroy()
    })
    const timer = setTimeout(() => socket.destroy(), GIVE_UP_MS)
    socket.write(requests)
    await new Promise(resolve => socket.once('close', resolve))
    clearTimeout(timer)
    return [...outcomes, { by: 'close', code: null }]
  },
})
