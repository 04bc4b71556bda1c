import fp from 'fastify-plugin'
import { Server } from 'socket.io'
import { REST_LIMITS } from '#schema/api-limits.ts'
import { createEngine } from './engine.ts'
import { serveOlderVoice } from './older-voice.ts'
import { serveRealtimeDebates } from './realtime-debate.ts'
import { serveTextDebates } from './text-debate.ts'

const PATH = '/socket.io/'
/** Of an address, which may be a school's: who enters has a budget of their own (`admitDebaters`). */
const HANDSHAKES = { max: REST_LIMITS.network, timeWindow: '1 minute' }

/**
 * Socket.IO on Fastify's own port:
 * websocket through @fastify/websocket, polling through plain routes.
 */
export const socketsPlugin = fp<{ headers: Record<string, string> }>(
  async (app, { headers }) => {
    const io = new Server({ serveClient: false })
    await app.register(async scope => {
      // Engine.IO reads the body itself; any other content type is answered 415 instead of hanging.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('text/plain', (_request, payload, done) => done(null, payload))
      // Engine.IO answers on the raw response, Fastify where a request is refused.
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers(headers).raw.setHeaders(new Map(Object.entries(headers)))
      })
      scope.addHook('onRequest', async request => app.refuseForeign(request))
      const limitHandshake = app.rateLimit(HANDSHAKES)
      scope.addHook('onRequest', function (request, reply) {
        const isHandshake = !new URLSearchParams(request.url.split('?')[1]).has('sid')
        return isHandshake ? limitHandshake.call(this, request, reply) : Promise.resolve()
      })
      io.bind(createEngine(scope, PATH))
    })
    // Everybody could enter the namespace that Socket.IO always has, and none of ours is it.
    io.use((_socket, next) => next(new Error('Invalid namespace')))
    serveTextDebates(app, io)
    serveRealtimeDebates(app, io)
    serveOlderVoice(app, io)
    app.addHook('preClose', async () => {
      await io.close()
    })
  },
  {
    name: 'sockets',
    dependencies: ['@fastify/websocket', 'authentication', 'foreign-origin', 'use-cases'],
  },
)
