import type { WebSocket } from '@fastify/websocket'
import { type Socket as Connection, Server as Engine } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import { limitPackets } from './limit-packets.ts'
import { noteAddress } from './visitor-address.ts'

/**
 * Bytes. Engine.IO's own limit does not reach websockets
 * that Fastify upgraded, so both get this one.
 */
export const LARGEST_SOCKET_MESSAGE = 1024 * 1024

/** RFC 6455's close code for who breaks the rules of a server. */
const POLICY_VIOLATION = 1008

type Upgraded = { websocket: WebSocket }

/** Hands Engine.IO the websocket that @fastify/websocket has upgraded already. */
class UpgradedSockets {
  handleUpgrade(
    _request: unknown,
    socket: Upgraded,
    _head: Buffer,
    done: (websocket: WebSocket) => void,
  ): void {
    done(socket.websocket)
  }

  close(): void {
    // The websockets belong to @fastify/websocket, which closes them.
  }
}

/** Engine.IO behind Fastify's routes, so that its handshakes and upgrades pass Fastify's hooks. */
export const createEngine = (app: FastifyInstance, path: string): Engine => {
  const engine = new Engine({
    maxHttpBufferSize: LARGEST_SOCKET_MESSAGE,
    wsEngine: UpgradedSockets,
    cors: undefined,
  } as ConstructorParameters<typeof Engine>[0])
  const now = () => app.composed.deps.now().getTime()
  engine.on('connection', (connection: Connection) => limitPackets(connection, now))

  app.route({
    method: 'GET',
    url: path,
    handler: (request, reply) => {
      noteAddress(request)
      reply.hijack()
      engine.handleRequest(request.raw as Parameters<Engine['handleRequest']>[0], reply.raw)
    },
    wsHandler: (websocket, request) => {
      noteAddress(request)
      // What Engine.IO asks of a raw socket when it refuses:
      // not to write HTTP into an open websocket, but to close.
      const socket = {
        websocket,
        writable: false,
        on: () => undefined,
        destroy: () => websocket.close(POLICY_VIOLATION),
      }
      engine.handleUpgrade(
        request.raw as Parameters<Engine['handleUpgrade']>[0],
        socket as unknown as Parameters<Engine['handleUpgrade']>[1],
        Buffer.alloc(0),
      )
    },
  })
  app.route({
    method: 'POST',
    url: path,
    handler: (request, reply) => {
      noteAddress(request)
      reply.hijack()
      engine.handleRequest(request.raw as Parameters<Engine['handleRequest']>[0], reply.raw)
    },
  })
  return engine
}
