import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type AttackOutcome, declareAttack, type Target } from '../attack.ts'
import { atOnce } from '../client.ts'

const CONNECTIONS = 400
/** As many as a connection may send ahead. */
const ASKED = 3
const HELD_MS = 3_000
const PATH = '/api/topics?limit=100'

/** Asks and reads nothing of what is answered. */
const askAndPause = ({ url, address }: Target): Promise<Socket> =>
  new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.pause()
    socket.on('error', () => undefined)
    const request = `GET ${PATH} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`
    socket.write(request.repeat(ASKED), () => resolve(socket))
  })

/** What is asked waits; when its connections close, Node ends each request with an error. */
export const attack = declareAttack({
  name: `${CONNECTIONS} connections that ask ${ASKED} times, never read and close`,
  prepare: async () => null,
  run: async (target): Promise<AttackOutcome[]> => {
    const sockets = await atOnce(CONNECTIONS, () => askAndPause(target))
    await wait(HELD_MS)
    const outcomes = sockets.map(socket => ({
      by: socket.destroyed ? 'close' : 'open',
      code: null,
    }))
    for (const socket of sockets) socket.destroy()
    return outcomes
  },
})
