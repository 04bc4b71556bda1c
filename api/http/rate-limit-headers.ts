import type { FastifyInstance } from 'fastify'

/**
 * RateLimit and RateLimit-Policy as the IETF's draft-ietf-httpapi-ratelimit-headers has them since
 * its eighth version: `"requests";r=599;t=60` is what is left and the seconds until all is back,
 * `"requests";q=600;w=60` is the quota and its seconds. Beside them stay the X-RateLimit-* ones.
 */
export const addRateLimitHeaders = (app: FastifyInstance, windowSeconds: number): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    const [quota, left, until] = ['limit', 'remaining', 'reset'].map(name =>
      reply.getHeader(`x-ratelimit-${name}`),
    )
    if (quota !== undefined)
      reply.headers({
        ratelimit: `"requests";r=${left};t=${until}`,
        'ratelimit-policy': `"requests";q=${quota};w=${windowSeconds}`,
      })
    return payload
  })
}
