import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { HTTP_STATUS } from '#schema/error-classes.ts'
import { answerTypeFor } from './answer-type.ts'
import { createContext, type HttpOutcome } from './context.ts'
import { failureOf } from './errors.ts'
import { createPersistedQueries } from './persisted-queries.ts'
import { notAllowed, readRequest } from './read-request.ts'

const GRAPHQL_PATH = '/graphql'
const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE']
const METHODS = 'GET, POST'
const JSON_TYPE = /^application\/json *(;|$)/i

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter }: HttpOutcome,
  body: FormattedExecutionResult,
  wasRead: boolean,
) => {
  const { type, hasStatuses } = answerTypeFor(request.headers.accept)
  const isKept = hasStatuses || !wasRead || status !== HTTP_STATUS.VALIDATION
  if (retryAfter > 0) reply.header('retry-after', retryAfter)
  if (status === HTTP_STATUS.METHOD_NOT_ALLOWED)
    reply.header('allow', request.method === 'GET' ? 'POST' : METHODS)
  return reply
    .code(isKept ? status : 200)
    .header('vary', 'accept')
    .type(`${type}; charset=utf-8`)
    .send(JSON.stringify(body))
}

/**
 * Without a JSON body or the header of the specification's section 6.4 a page of another site can
 * send the call without asking first: no cookie counts then.
 */
const forgetCookies = ({ headers }: FastifyRequest): void => {
  const isAskedFor =
    JSON_TYPE.test(headers['content-type'] ?? '') ||
    headers['graphql-require-preflight'] !== undefined
  if (!isAskedFor) delete headers.cookie
}

/**
 * GraphQL over HTTP as its specification says (graphql.github.io/graphql-over-http): GET and POST,
 * both media types. mercurius runs the query; schema/decisions/0030 says why the rest is ours.
 */
export const addHttpRoute = (
  app: FastifyInstance,
  wsHandler: NonNullable<Parameters<FastifyInstance['route']>[0]['wsHandler']>,
): void => {
  const persisted = createPersistedQueries()

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { query, hash, operationName, variables } = readRequest(request)
    const context = createContext(app, request, reply)
    try {
      const source = query ?? persisted.find(hash ?? '')
      if (query !== null && hash !== null) context.keepQuery = () => persisted.keep(hash, query)
      Object.assign(context, { operationName, variables })
      const answer = await app.graphql(source, context, variables, operationName)
      return send(request, reply, context.outcome, answer as FormattedExecutionResult, true)
    } catch (error) {
      const { body, ...outcome } = failureOf(error, request, context.cost)
      return send(request, reply, outcome, body, true)
    }
  }

  app.setErrorHandler((error, request, reply) => {
    const { body, ...outcome } = failureOf(error, request, null)
    return send(request, reply, outcome, body, false)
  })
  app.addHook('onRequest', async request => forgetCookies(request))
  // Text is what a form of another site can send.
  app.removeContentTypeParser('text/plain')
  app.route({ method: 'GET', url: GRAPHQL_PATH, handler: handle, wsHandler })
  app.route({ method: 'POST', url: GRAPHQL_PATH, handler: handle })
  app.route({
    method: OTHER_METHODS,
    url: GRAPHQL_PATH,
    handler: ({ method }) => {
      throw notAllowed(method, METHODS)
    },
  })
}
