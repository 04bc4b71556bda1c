import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

/** The description of all calls, for programs and for /developers. */
export const openapiRoutes = async (app: FastifyInstance): Promise<void> => {
  let body: Promise<string> | null = null
  app.get('/openapi.json', async (_request, reply) => {
    body ??= describeApi().then(described => JSON.stringify(described))
    return reply.header('content-type', 'application/json; charset=utf-8').send(await body)
  })
}
