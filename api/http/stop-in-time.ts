import fp from 'fastify-plugin'
import { serverStopping } from '#api/domain/server-stopping.ts'

/** What is under way may still be answered for so long; then its connection is cut. */
const GOODBYE_MS = 3_000

/**
 * Ends what would keep a stopping server waiting: replies under way first, so that their callers
 * are told, then every connection that is still open. Node waits for connections that never sent
 * a request, and for sockets whose other end no longer answers.
 */
export const stopInTimePlugin = fp(
  async app => {
    let isStopping = false
    app.addHook('onRequest', (_request, _reply, done) =>
      done(isStopping ? serverStopping() : undefined),
    )
    app.addHook('preClose', async () => {
      isStopping = true
      setTimeout(() => {
        for (const socket of app.websocketServer.clients) socket.terminate()
        app.server.closeAllConnections()
      }, GOODBYE_MS).unref()
      await app.composed.stopReplies()
    })
  },
  { name: 'stop-in-time', dependencies: ['@fastify/websocket'] },
)
