import { io, type Socket } from 'socket.io-client'
import type { Test } from 'tap'
import { TEXT_DEBATE_NAMESPACE } from '#schema/socket-events.ts'
import { OLDER_VOICE_NAMESPACE, REALTIME_DEBATE_NAMESPACE } from '#schema/voice/socket-events.ts'
import { until } from '../factories.ts'
import { subscribeToDebates } from '../hear-debates.ts'
import type { TestApp } from '../test-app.ts'

/** One open connection of somebody who is logged in. */
export type LoggedInSocket = { name: string; isOpen(): boolean }

const openNamespace = async (
  t: Test,
  { url }: TestApp,
  namespace: string,
  token: string,
  transport: 'websocket' | 'polling',
): Promise<LoggedInSocket> => {
  const client: Socket = io(url + namespace, {
    forceNew: true,
    reconnection: false,
    transports: [transport],
    auth: { token },
  })
  t.teardown(() => client.disconnect())
  await until(`${namespace} is open`, () => client.connected)
  return { name: `${namespace} by ${transport}`, isOpen: () => client.connected }
}

/** A socket of each kind that a user can open. */
export const openUserSockets = (t: Test, app: TestApp, token: string): Promise<LoggedInSocket[]> =>
  Promise.all([
    openNamespace(t, app, TEXT_DEBATE_NAMESPACE, token, 'websocket'),
    openNamespace(t, app, TEXT_DEBATE_NAMESPACE, token, 'polling'),
    openNamespace(t, app, REALTIME_DEBATE_NAMESPACE, token, 'websocket'),
    openNamespace(t, app, OLDER_VOICE_NAMESPACE, token, 'polling'),
  ])

/** And an administrator's subscription. */
export const openAdminSocket = async (
  t: Test,
  app: TestApp,
  token: string,
): Promise<LoggedInSocket> => {
  const { closedWith } = await subscribeToDebates(t, app, token)
  return { name: 'a subscription', isOpen: () => closedWith() === null }
}

/** Resolves when all have ended; fails after a while that no machine needs. */
export const untilEnded = (sockets: readonly LoggedInSocket[]): Promise<void> =>
  until(`${sockets.map(({ name }) => name).join(', ')} end`, () =>
    sockets.every(({ isOpen }) => !isOpen()),
  )
