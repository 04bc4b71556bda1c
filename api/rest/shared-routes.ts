import type { FastifyInstance } from 'fastify'
import { getSharedDebate } from '#api/domain/debates/get-shared-debate.ts'
import { anonymous } from '#api/http/authentication.ts'

/** Debates that their owners share by a link; search engines keep out. */
export const sharedRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get<{ Params: { token: string } }>('/:token', async (request, reply) => {
    const { token } = request.params
    return reply
      .header('x-robots-tag', 'noindex')
      .send(await app.call(getSharedDebate, anonymous(request), { token }))
  })
}
