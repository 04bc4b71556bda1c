import fp from 'fastify-plugin'
import { mayBeLarge } from './recording-bodies.ts'

/** Whoever sends too much has so long to read why it was refused. Milliseconds. */
const ANSWER_READ_MS = 1_000

/**
 * A large body that is answered before its end is read no further. Node would read it to its end,
 * or close the connection at once, and its sender would never see the answer.
 */
export const cutUnreadBodiesPlugin = fp(
  async app => {
    const { deps } = app.composed
    app.addHook('onSend', async (request, reply, payload) => {
      // With it Node closes the connection at once.
      if (mayBeLarge(request) && !request.raw.complete) reply.removeHeader('connection')
      return payload
    })
    app.addHook('onResponse', async request => {
      const { complete, socket } = request.raw
      if (complete || !mayBeLarge(request)) return
      socket.pause()
      socket.end()
      socket.once(
        'close',
        deps.startTimer(ANSWER_READ_MS, () => void socket.destroy()),
      )
    })
  },
  { name: 'cut-unread-bodies' },
)
