import type { Test } from 'tap'
import type { DebateChange } from '#api/domain/debate-events.ts'
import { until } from './factories.ts'
import type { TestApp } from './test-app.ts'

type SocketMessage = { type: string; payload?: { data?: { adminDebateChanged?: DebateChange } } }

const PROBE: DebateChange = { debateId: 'probe', kind: 'started' }

/** Subscribes over a socket to what happens to debates, with a token in connection_init. */
export const subscribeToDebates = async (t: Test, { url }: TestApp, token: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const heard: SocketMessage[] = []
  let closed: number | null = null
  socket.onmessage = event => heard.push(JSON.parse(String(event.data)))
  socket.onclose = event => {
    closed = event.code
  }
  await new Promise(resolve => {
    socket.onopen = resolve
  })
  t.teardown(() => socket.close())
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
  )
  await until(
    'the connection is taken, or refused',
    () => closed !== null || heard.some(({ type }) => type === 'connection_ack'),
  )
  const query = 'subscription { adminDebateChanged { debateId kind } }'
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
  return {
    /** The code with which the server has closed the socket; null before. */
    closedWith: () => closed,
    hears: (type: string) => heard.some(message => message.type === type),
    /** What happened to debates, but for the probes of `untilHeard`. */
    kinds: () =>
      heard.flatMap(({ payload }) => {
        const change = payload?.data?.adminDebateChanged
        return change && change.debateId !== PROBE.debateId ? [change.kind] : []
      }),
    /** Nothing says that a subscription stands but what it tells of what a server publishes. */
    untilHeard: async ({ app }: TestApp) => {
      const before = heard.length
      await until('the subscription stands', () => {
        app.composed.deps.debateEvents.publish(PROBE)
        return heard.slice(before).some(({ type }) => type === 'next')
      })
    },
  }
}
