import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

const addresses = new WeakMap<IncomingMessage, string>()

/** Keeps whose request it is, as Fastify reads it behind proxies: Socket.IO sees only the proxy. */
export const noteAddress = ({ raw, ip }: FastifyRequest): void => {
  addresses.set(raw, ip)
}

/** The address of whoever opened a socket. */
export const addressOf = (handshake: IncomingMessage): string =>
  addresses.get(handshake) ?? handshake.socket.remoteAddress ?? ''
