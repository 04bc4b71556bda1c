import { createHash } from 'node:crypto'
import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { type Composed, compose, type Overrides } from './compose.ts'
import type { Config } from './config.ts'
import { LOGIN_LIFETIME_MS } from './domain/accounts/sessions.ts'
import type { TokenClaims } from './domain/deps.ts'
import { DomainError } from './domain/domain-error.ts'
import { graphqlPlugin } from './graphql/plugin.ts'
import { authenticationPlugin } from './http/authentication.ts'
import {
  connectionLimits,
  limitConnections,
  refuseBrokenRequest,
  timeLimits,
} from './http/connection-limits.ts'
import { crossOriginPlugin } from './http/cross-origin.ts'
import { cutUnreadBodiesPlugin } from './http/cut-unread-bodies.ts'
import { addErrorHandling, bodyOf } from './http/errors.ts'
import { foreignOriginPlugin } from './http/foreign-origin.ts'
import { knownMethodsPlugin } from './http/known-methods.ts'
import { limitRepeats } from './http/limit-repeats.ts'
import { logSerializers } from './http/log-serializers.ts'
import { BODY_LIMIT, recordingBodiesPlugin } from './http/recording-bodies.ts'
import { dataHeaders } from './http/security-headers.ts'
import { staticFilesPlugin } from './http/static-files.ts'
import { stopInTimePlugin } from './http/stop-in-time.ts'
import { takeTurns } from './http/take-turns.ts'
import { useCasesPlugin } from './http/use-cases.ts'
import { restPlugin } from './rest/plugin.ts'
import { LARGEST_SOCKET_MESSAGE } from './sockets/engine.ts'
import { socketsPlugin } from './sockets/plugin.ts'
import { openLogStream } from './start/log-stream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    composed: Composed
    /** False with RATE_LIMITS=off: what callers use up together is not counted. */
    hasBudgets: boolean
  }
}

const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.token',
  '*.password',
  '*.apiKey',
]

/** Seconds, as where the database is away. */
const UNREADY_RETRY_AFTER = 2

const dataPlugin = async (
  app: FastifyInstance,
  { headers }: { headers: Record<string, string> },
): Promise<void> => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await app.register(restPlugin, { prefix: '/api' })
  await app.register(graphqlPlugin)
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const unready = await app.composed.findUnready()
    return unready === null
      ? { status: 'ready' }
      : reply
          .code(503)
          .header('retry-after', UNREADY_RETRY_AFTER)
          .send({ status: 'unready', waiting_for: unready })
  })
}

/** A part of the server may take so long to start, on a machine that is slow or busy with others. */
const START_LIMIT_MS = 60_000

/** The whole server without a listener, so that tests and api/server.ts start the same thing. */
export const buildApp = async (config: Config, parts: Overrides = {}): Promise<FastifyInstance> => {
  const stream = parts.logStream ?? (await openLogStream(config.log))
  const limits = {
    ...connectionLimits(config.maxConnections, config.trustProxy !== false),
    ...parts.connectionLimits,
  }
  const app: FastifyInstance = fastify({
    logger: {
      level: config.log.level,
      redact: REDACTED,
      serializers: logSerializers,
      hooks: { logMethod: limitRepeats(Date.now) },
      ...(stream && { stream }),
    },
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(config.log.level),
    }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    pluginTimeout: START_LIMIT_MS,
    ...timeLimits(limits),
    clientErrorHandler: refuseBrokenRequest,
    // Our own answer says the same in the documented shape.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const status = error.statusCode ?? 400
      return reply.code(status).send(bodyOf(error, status))
    },
  })
  limitConnections(app.server, limits)
  addErrorHandling(app)
  // A key of its own: a signed cookie must never pass for a token.
  const isBehindProxy = config.trustProxy !== false
  const cookieSecret = createHash('sha256')
    .update(`guest cookie ${config.jwtSecret}`)
    .digest('base64')
  takeTurns(app, isBehindProxy)
  await app.register(knownMethodsPlugin)
  await app.register(crossOriginPlugin, { origins: config.corsOrigins })
  await app.register(cookie, { secret: cookieSecret })
  await app.register(jwt, {
    secret: config.jwtSecret,
    verify: { algorithms: ['HS256'] },
  })
  await app.register(websocket, { options: { maxPayload: LARGEST_SOCKET_MESSAGE } })
  await app.register(rateLimit, {
    global: false,
    keyGenerator: request => app.callerOf(request).key,
    ...(config.rateLimits ? {} : { allowList: () => true }),
    errorResponseBuilder: (_request, context) =>
      new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: Math.ceil(context.ttl / 1000) }),
  })
  const issueToken = ({ type, id, version, sessionId, email, fullName }: TokenClaims) =>
    app.jwt.sign(
      {
        type,
        id,
        ver: version,
        sid: sessionId,
        email,
        ...(fullName !== undefined && { full_name: fullName }),
      },
      { expiresIn: `${LOGIN_LIFETIME_MS[type]}ms` },
    )
  app.decorate('composed', await compose(config, app.log, issueToken, parts))
  app.decorate('hasBudgets', config.rateLimits)
  app.addHook('onClose', () => app.composed.close())
  await app.register(foreignOriginPlugin, { publicUrl: config.publicUrl })
  await app.register(stopInTimePlugin)
  await app.register(authenticationPlugin)
  await app.register(recordingBodiesPlugin)
  await app.register(cutUnreadBodiesPlugin)
  await app.register(useCasesPlugin)
  const headers = dataHeaders(isBehindProxy)
  await app.register(socketsPlugin, { headers })
  await app.register(dataPlugin, { headers })
  await app.register(staticFilesPlugin, { isBehindProxy, signIn: config.signIn })
  return app
}
