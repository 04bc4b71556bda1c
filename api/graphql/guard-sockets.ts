import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { createEventLimit } from '#api/http/event-limit.ts'
import { CLOSE } from './socket-codes.ts'

/** Bytes: a query of many tokens, or a token. Nothing larger is even read. */
const LARGEST_MESSAGE = 16 * 1024
const PER_SECOND = { events: 20, bytes: 4 * LARGEST_MESSAGE }

/**
 * What stands between a socket and whoever reads it: its messages are counted and measured, those
 * over the limit are only refused, and its failures are not heard, after which it closes by itself.
 */
export const guardSocket = (
  app: FastifyInstance,
  socket: WebSocket,
  refuse: (message: Buffer) => void,
): void => {
  const limit = createEventLimit(PER_SECOND, () => app.composed.deps.now().getTime())
  const pass = socket.emit.bind(socket)
  // graphql-ws listens to the socket itself: what it shall not hear must not be emitted.
  socket.emit = (name: string | symbol, ...args: unknown[]): boolean => {
    if (name === 'error') {
      app.log.debug({ err: args[0] }, 'a socket broke')
      return true
    }
    if (name !== 'message') return pass(name, ...args)
    const [data] = args
    if (socket.readyState !== socket.OPEN || !Buffer.isBuffer(data)) return true
    const decision = data.length > LARGEST_MESSAGE ? 'close' : limit(data.length)
    if (decision === 'close') socket.close(CLOSE.tooMany, 'Too many messages, or too large')
    if (decision === 'refuse') refuse(data)
    if (decision === 'pass') pass(name, ...args)
    return true
  }
}
