import { once } from 'node:events'
import { WebSocket } from 'ws'
import { HANG_MS } from './send.ts'
import type { InputMaker } from './values.ts'
import { BAD_VALUES } from './values.ts'

const QUERY = 'subscription { debateChanged { kind debate { id status } } }'
/** Close codes of graphql-transport-ws, those of WebSocket that are no failure of the server's. */
const CLOSE_CODES = [1000, 1003, 1006, 1007, 4400, 4401, 4403, 4408, 4409, 4429]
const KEPT_MS = 200

/** Up to `count` made-up messages of the protocol on one socket; what went wrong. */
export const fuzzSubscription = async (
  url: string,
  { random, person }: InputMaker,
  count: number,
): Promise<string[]> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': person.address },
    handshakeTimeout: HANG_MS,
  })
  const faults: string[] = []
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  socket.on('message', data => {
    if (/"INTERNAL"/.test(String(data))) faults.push(`subscription: ${data}`)
  })
  const opened = await once(socket, 'open').catch((error: Error) => error)
  if (opened instanceof Error)
    return /429/.test(opened.message) ? [] : [`subscription: ${opened.message}`]
  socket.on('error', error => faults.push(`subscription: ${error.message}`))
  const valid = (nth: number) => [
    { type: 'connection_init', payload: { authorization: `Bearer ${person.token}` } },
    { id: String(nth), type: 'subscribe', payload: { query: QUERY } },
    { id: String(nth - 1), type: 'complete' },
    { type: 'ping' },
  ]
  for (let nth = 0; nth < count && socket.readyState === socket.OPEN; nth += 1) {
    const message = nth === 0 ? valid(nth)[0] : random.pick(valid(nth))
    const bad = random.pick(BAD_VALUES)?.()
    const sent = random.isOnce(0.6)
      ? message
      : random.pick<unknown>([
          bad,
          { ...message, payload: bad },
          { ...message, id: bad, type: bad },
        ])
    socket.send(JSON.stringify(sent))
  }
  const over = setTimeout(() => socket.close(1000), KEPT_MS)
  const hung = setTimeout(() => {
    faults.push('subscription: the socket does not close')
    socket.terminate()
  }, HANG_MS)
  const code = await closed
  clearTimeout(over)
  clearTimeout(hung)
  if (!CLOSE_CODES.includes(code)) faults.push(`subscription: closed with ${code}`)
  return faults
}
