import { io, type Socket } from 'socket.io-client'
import t from 'tap'
import type { ErrorBody } from '#schema/errors.ts'
import type {
  JoinDebateAck,
  SubmitTurnAck,
  TextDebateClientEvents,
  TextDebateServerEvents,
} from '#schema/socket-events.ts'
import { heldOpponent } from '../factories.ts'
import { openApp, type TestApp } from '../test-app.ts'

type TextClient = Socket<TextDebateServerEvents, TextDebateClientEvents>
type HeardEvent = { name: string; payload: Record<string, unknown> }

export const held = heldOpponent()
export const app = await openApp(t, { opponent: held.opponent })

export const open = (
  server: TestApp,
  options: object,
): { client: TextClient; heard: HeardEvent[] } => {
  const client: TextClient = io(`${server.url}/text-debate`, {
    forceNew: true,
    reconnection: false,
    ...options,
  })
  const heard: HeardEvent[] = []
  client.onAny((name: string, payload) => heard.push({ name, payload: payload ?? {} }))
  t.teardown(() => client.disconnect())
  return { client, heard }
}

export const failureOf = (client: TextClient) =>
  new Promise<{ message: string; data?: ErrorBody }>(resolve =>
    client.once('connect_error', error => resolve(error)),
  )

export const join = (client: TextClient, debateId: string): Promise<JoinDebateAck> =>
  client.emitWithAck('join-debate', { debateId })
export const submit = (
  client: TextClient,
  message: string,
  clientTurnId: string,
): Promise<SubmitTurnAck> => client.emitWithAck('submit-turn', { message, clientTurnId })
export const names = (heard: HeardEvent[]) => heard.map(event => event.name)
