import type { Socket } from 'node:net'
import type { FastifyError } from 'fastify'
import { createNetworkTally, NETWORK_SHARE } from '#api/domain/tally.ts'
import { bodyOf } from './errors.ts'

/** What a connection may take, in milliseconds, and how many there may be. */
export type ConnectionLimits = {
  /** From the connection's start, or from the request's first byte, to the end of its headers. */
  headersMs: number
  /** To the end of the body: a long recording over a slow line takes a minute. */
  requestMs: number
  checkMs: number
  most: number
  /** From one network. Null where a proxy stands before: every connection is the proxy's then. */
  mostFromOne: number | null
}

export const connectionLimits = (most: number, isBehindProxy: boolean): ConnectionLimits => ({
  headersMs: 10_000,
  requestMs: 120_000,
  checkMs: 1_000,
  most,
  mostFromOne: isBehindProxy ? null : Math.ceil(most * NETWORK_SHARE),
})

/** Fastify's options that cut off requests, headers and bodies that drip. */
export const timeLimits = ({ headersMs, requestMs, checkMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  http: {
    requestTimeout: requestMs,
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
  },
})

/** This machine's own: a proxy, or whoever runs the server. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** What is needed of a `Server`. */
type Listening = {
  maxConnections: number
  on(event: 'connection', listener: (socket: Socket) => void): unknown
}

/** Refuses connections over the limits before anything is read from them. */
export const limitConnections = (
  server: Listening,
  { most, mostFromOne }: ConnectionLimits,
  isExempt = (address: string) => LOOPBACK.test(address),
): void => {
  server.maxConnections = most
  if (mostFromOne === null) return
  const placeOf = createNetworkTally(mostFromOne)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isExempt(address)) return
    const place = placeOf(address)
    if (!place.hasRoomFor(1)) {
      socket.destroy()
      return
    }
    place.change(1)
    socket.once('close', () => place.change(-1))
  })
}

const STATUS: Partial<Record<string, [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

/** What is no request at all, or never becomes one, gets the documented body too. */
export const refuseBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error)
    return
  }
  const [status, name] = STATUS[error.code ?? ''] ?? [400, 'Bad Request']
  const body = JSON.stringify(bodyOf({ ...error, message: name } as FastifyError, status))
  socket.end(
    `HTTP/1.1 ${status} ${name}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
