import { once } from 'node:events'
import WebSocket from 'ws'
import { type AttackOutcome, declareAttack } from '../attack.ts'

const SUBSCRIPTIONS = 10_000
const GIVE_UP_MS = 20_000
const QUERY = 'subscription { debateChanged { debateId kind } }'

/** Subscribes that only an administrator may send, by a visitor. */
export const attack = declareAttack({
  name: '10,000 subscribes of a visitor',
  prepare: async () => null,
  run: async ({ url, address }) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': address },
    })
    const outcomes: AttackOutcome[] = []
    socket.on('message', text => {
      const { type, payload } = JSON.parse(String(text))
      if (type === 'error') outcomes.push({ by: 'event', code: String(payload[0]?.message) })
      if (outcomes.length >= SUBSCRIPTIONS) socket.close()
    })
    socket.on('error', () => undefined)
    await once(socket, 'open')
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(GIVE_UP_MS) })
    socket.send(JSON.stringify({ type: 'connection_init' }))
    await Promise.race([once(socket, 'message'), closed])
    for (let id = 0; id < SUBSCRIPTIONS && socket.readyState === WebSocket.OPEN; id += 1)
      socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: QUERY } }))
    const [code] = (await closed) as [number]
    return [...outcomes, { by: 'close', code: String(code) }]
  },
})
