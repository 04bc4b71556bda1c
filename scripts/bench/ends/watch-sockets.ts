import { io } from 'socket.io-client'
import { TEXT_DEBATE_NAMESPACE } from '#schema/socket-events.ts'
import { OLDER_VOICE_NAMESPACE, REALTIME_DEBATE_NAMESPACE } from '#schema/voice/socket-events.ts'

/** Longer than this a socket has not ended at all. Milliseconds. */
const GIVE_UP_MS = 15_000

/** `ended`: when the server closed it, in ms of performance.now(). */
export type WatchedSocket = { ended: Promise<number>; close(): void }

/** An open connection, and how it tells that it was closed. */
type Opened = { onClose(tell: () => void): void; close(): void }

const watch = (name: string, { onClose, close }: Opened): WatchedSocket => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const late = setTimeout(() => reject(new Error(`${name} did not end`)), GIVE_UP_MS)
  onClose(() => {
    clearTimeout(late)
    resolve(performance.now())
  })
  return { ended: promise, close }
}

const openNamespace = async (
  url: string,
  namespace: string,
  token: string,
  transport: 'websocket' | 'polling',
): Promise<WatchedSocket> => {
  const options = { forceNew: true, reconnection: false, transports: [transport], auth: { token } }
  const client = io(url + namespace, options)
  await new Promise<void>((resolve, reject) => {
    client.once('connect', resolve)
    client.once('connect_error', reject)
  })
  return watch(`${namespace} by ${transport}`, {
    onClose: tell => client.once('disconnect', tell),
    close: () => client.disconnect(),
  })
}

const openSubscription = async (url: string, token: string): Promise<WatchedSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const payload = { authorization: `Bearer ${token}` }
  const query = 'subscription { debateChanged { debateId kind } }'
  socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload }))
  await new Promise<void>((resolve, reject) => {
    socket.onclose = ({ code }) => reject(new Error(`the subscription was closed with ${code}`))
    socket.onmessage = ({ data }) => {
      if (JSON.parse(String(data)).type === 'connection_ack') resolve()
    }
  })
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
  return watch('a subscription', {
    onClose: tell => {
      socket.onclose = tell
    },
    close: () => socket.close(),
  })
}

/** A socket of each kind that `who` can open at a server. */
export const watchSockets = (
  url: string,
  token: string,
  who: 'user' | 'admin' | 'key',
): Promise<WatchedSocket[]> =>
  Promise.all([
    openNamespace(url, TEXT_DEBATE_NAMESPACE, token, 'websocket'),
    openNamespace(url, TEXT_DEBATE_NAMESPACE, token, 'polling'),
    openNamespace(url, REALTIME_DEBATE_NAMESPACE, token, 'websocket'),
    openNamespace(url, OLDER_VOICE_NAMESPACE, token, 'polling'),
    ...(who === 'user' ? [] : [openSubscription(url, token)]),
  ])
