import type { FastifyInstance } from 'fastify'
import {
  endSession,
  listSessions,
  logOut,
  logOutEverywhere,
} from '#api/domain/accounts/sessions.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { isFor } from '#api/http/route-gates.ts'

type ById = { Params: { id: string } }

/** A caller's own logins, the same for users and for administrators. */
export const addSessionRoutes = (
  app: FastifyInstance,
  requireAccount: (viewer: Viewer) => unknown,
): void => {
  const isTheirs = isFor(requireAccount)
  app.get('/sessions', isTheirs, async request => ({
    sessions: await app.call(listSessions, await app.viewerOf(request), undefined),
  }))
  app.delete<ById>('/sessions/:id', isTheirs, async (request, reply) => {
    await app.call(endSession, await app.viewerOf(request), { session_id: request.params.id })
    return reply.code(204).send()
  })
  app.delete('/sessions', isTheirs, async (request, reply) => {
    await app.call(logOutEverywhere, await app.viewerOf(request), undefined)
    return reply.code(204).send()
  })
  app.post('/logout', isTheirs, async (request, reply) => {
    await app.call(logOut, await app.viewerOf(request), undefined)
    return reply.code(204).send()
  })
}
