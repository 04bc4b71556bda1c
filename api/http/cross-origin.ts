import fp from 'fastify-plugin'

const METHODS = 'GET, HEAD, POST, PUT, DELETE'
/** What our calls take. */
const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'graphql-require-preflight',
]
/** What a script may read besides the body. */
const ANSWER_HEADERS = [
  'etag',
  'retry-after',
  'allow',
  'idempotency-replayed',
  'ratelimit',
  'ratelimit-policy',
]
/** Seconds for which a browser need not ask again. */
const PREFLIGHT_SECONDS = 600

const isForPrograms = (url: string) => /^\/(api|graphql)([/?]|$)/.test(url)

/**
 * Lets scripts of the pages of `origins` call REST and GraphQL with a token or an API key
 * (CORS). Never with cookies: a guest's cookie counts for our own pages alone.
 */
export const crossOriginPlugin = fp<{ origins: readonly string[] }>(
  async (app, { origins }) => {
    if (origins.length === 0) return
    app.addHook('onRequest', async ({ url, method, headers }, reply) => {
      if (!isForPrograms(url)) return
      reply.header('vary', 'origin')
      const { origin } = headers
      if (origin === undefined || !origins.includes(origin)) return
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': ANSWER_HEADERS.join(', '),
      })
      if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
      reply.headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS.join(', '),
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      await reply.code(204).send()
    })
  },
  { name: 'cross-origin' },
)
