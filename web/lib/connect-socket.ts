import { io, type Socket } from 'socket.io-client'
import { SOCKET_OPTIONS } from '#schema/constants.ts'
import { readToken } from './storage.ts'

/** How a socket's connection stands. */
export type ConnectionEvent =
  | { kind: 'connected' }
  /** Connecting again, up to five times. */
  | { kind: 'lost' }
  | { kind: 'gave-up'; message: string }

/** One namespace's socket with the specification's options (section 9), not connected yet. */
export const openSocket = (
  namespace: string,
  transports: ('websocket' | 'polling')[] = ['websocket', 'polling'],
): Socket =>
  io(namespace, {
    ...SOCKET_OPTIONS,
    transports,
    tryAllTransports: true,
    autoConnect: false,
    auth: send => {
      const token = readToken()
      send(token ? { token } : {})
    },
  })

/**
 * Tells how the connection stands. The answer starts connecting;
 * while connected or connecting it does nothing.
 */
export const followConnection = (
  socket: Pick<Socket, 'connected' | 'active' | 'connect' | 'on' | 'io'>,
  emit: (event: ConnectionEvent) => void,
): (() => void) => {
  let isConnecting = false
  socket.on('connect', () => {
    isConnecting = false
    emit({ kind: 'connected' })
  })
  // `active` says whether Socket.IO tries again by itself.
  socket.on('disconnect', (reason: string) => {
    isConnecting = socket.active
    if (reason === 'io client disconnect') return
    emit(
      socket.active
        ? { kind: 'lost' }
        : { kind: 'gave-up', message: 'Disconnected from debate service' },
    )
  })
  socket.on('connect_error', (error: Error) => {
    if (socket.active) return
    isConnecting = false
    emit({ kind: 'gave-up', message: error.message || 'Connection failed' })
  })
  socket.io.on('reconnect_failed', () => {
    isConnecting = false
    emit({ kind: 'gave-up', message: 'Connection failed' })
  })
  return () => {
    if (socket.connected || isConnecting) return
    isConnecting = true
    socket.connect()
  }
}
