import type { FastifyInstance } from 'fastify'
import { addEntityTags } from '#api/http/entity-tags.ts'
import { addIdempotency } from '#api/http/idempotency.ts'
import { addRateLimitHeaders } from '#api/http/rate-limit-headers.ts'
import { REQUEST_LIMIT } from '#api/http/request-limit.ts'
import { addRouteGates } from '#api/http/route-gates.ts'
import { accountRoutes } from './account-routes.ts'
import { adminLogInRoutes, adminRoutes } from './admin-routes.ts'
import { debateRoutes } from './debate-routes.ts'
import { openapiRoutes } from './openapi-routes.ts'
import { sharedRoutes } from './shared-routes.ts'
import { socialLoginRoutes } from './social-login-routes.ts'
import { topicRoutes } from './topic-routes.ts'
import { userRoutes } from './user-routes.ts'
import { voiceRoutes } from './voice-routes.ts'

/**
 * Specification section 7 under /api:
 * each route parses its input, calls one use case and writes the answer.
 */
export const restPlugin = async (app: FastifyInstance): Promise<void> => {
  // Fastify would take it as a text; there is none that a call reads.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', app.rateLimit(REQUEST_LIMIT))
  addRateLimitHeaders(app, REQUEST_LIMIT.timeWindow / 1000)
  addRouteGates(app)
  addIdempotency(app)
  addEntityTags(app)
  await app.register(openapiRoutes)
  await app.register(accountRoutes, { prefix: '/auth' })
  await app.register(socialLoginRoutes, { prefix: '/auth/social-login' })
  await app.register(userRoutes, { prefix: '/users' })
  await app.register(topicRoutes, { prefix: '/topics' })
  await app.register(debateRoutes, { prefix: '/debates' })
  await app.register(sharedRoutes, { prefix: '/shared' })
  await app.register(voiceRoutes, { prefix: '/voice' })
  await app.register(adminLogInRoutes, { prefix: '/admin' })
  await app.register(adminRoutes, { prefix: '/admin' })
}
