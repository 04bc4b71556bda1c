import type { GraphQLFormattedError } from 'graphql'
import type { Test } from 'tap'
import type { DebateChange } from '#api/domain/debate-events.ts'
import { until } from './factories.ts'
import type { TestApp } from './test-app.ts'

type SocketMessage = { type: string; payload?: unknown }
type SubscriptionAnswer = { data?: unknown; errors?: GraphQLFormattedError[] }

const PROBE: DebateChange = { debateId: 'probe', kind: 'started' }

/** Opens a socket for subscriptions, with a token in connection_init. */
export const openSubscriptions = async (t: Test, { url }: TestApp, token: string) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const messages: SocketMessage[] = []
  let closed: number | null = null
  const hears = (type: string) => messages.some(message => message.type === type)
  const send = (message: object) => socket.send(JSON.stringify(message))
  socket.onmessage = event => messages.push(JSON.parse(String(event.data)))
  socket.onclose = event => {
    closed = event.code
  }
  await new Promise(resolve => {
    socket.onopen = resolve
  })
  t.teardown(() => socket.close())
  send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await until(
    'the connection is taken, or refused',
    () => closed !== null || hears('connection_ack'),
  )
  const answers = (): SubscriptionAnswer[] =>
    messages.flatMap(({ type, payload }) => {
      if (type === 'error') return [{ errors: payload as GraphQLFormattedError[] }]
      return type === 'next' ? [payload as SubscriptionAnswer] : []
    })
  return {
    subscribe: (query: string, variables: object = {}, id = '1') =>
      send({ id, type: 'subscribe', payload: { query, variables } }),
    /** The code with which the server has closed the socket; null before. */
    closedWith: () => closed,
    hears,
    /** What was told, as the query asks for it. */
    told: <Data>() => answers().flatMap(({ data }) => (data ? [data as Data] : [])),
    /** Why subscriptions were refused, or ended. */
    failures: () => answers().flatMap(({ errors = [] }) => errors),
    /** Whatever happens after the answer to a ping is told. */
    stands: async () => {
      send({ type: 'ping' })
      await until('the ping is answered', () => hears('pong'))
    },
  }
}

export const subscribe = async (
  t: Test,
  app: TestApp,
  token: string,
  query: string,
  variables: object = {},
) => {
  const socket = await openSubscriptions(t, app, token)
  socket.subscribe(query, variables)
  return socket
}

/** Subscribes to what happens to debates. */
export const subscribeToDebates = async (t: Test, app: TestApp, token: string) => {
  const query = 'subscription { debateChanged { debateId kind } }'
  const { told, ...subscription } = await subscribe(t, app, token, query)
  const changes = () =>
    told<{ debateChanged: DebateChange }>().map(({ debateChanged }) => debateChanged)
  return {
    ...subscription,
    /** What happened to debates, but for the probes of `untilHeard`. */
    kinds: () =>
      changes().flatMap(({ debateId, kind }) => (debateId === PROBE.debateId ? [] : [kind])),
    /** Until it hears of what another server publishes. */
    untilHeard: async ({ app }: TestApp) => {
      const before = changes().length
      await until('the other server is heard', () => {
        app.composed.deps.debateEvents.publish(PROBE)
        return changes().length > before
      })
    },
  }
}
