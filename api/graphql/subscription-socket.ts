import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ExecutionArgs, getOperationAST, OperationTypeNode, parse, validate } from 'graphql'
import {
  type Context,
  handleProtocols,
  MessageType,
  parseMessage,
  type SubscribePayload,
  stringifyMessage,
} from 'graphql-ws'
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { DomainError } from '#api/domain/domain-error.ts'
import { toDomainError } from '#api/domain/error-body.ts'
import { logForbidden } from '#api/http/log-forbidden.ts'
import { errorsOf, toError } from './errors.ts'
import { rootGateOf } from './field-policy.ts'
import { guardSocket } from './guard-sockets.ts'
import type { LimitSubscription } from './limit-queries.ts'
import { createLoaders } from './loaders.ts'
import { MOST_TOKENS } from './root-gates.ts'
import { CLOSE } from './socket-codes.ts'
import type { SubscriptionContext } from './subscriptions.ts'

/** Bytes that a close frame holds beside its code (RFC 6455, section 5.5). */
const LONGEST_REASON = 123

type Params = Record<string, unknown>
type Socket = Context<Params, Extra>

/** `authorization` in connection_init, however it is spelt, else the upgrade's own header. */
const tokenOf = ({ connectionParams = {}, extra }: Socket): string | null => {
  const named = Object.entries(connectionParams).find(
    ([name]) => name.toLowerCase() === 'authorization',
  )
  const given = named ? named[1] : extra.request.headers.authorization
  return typeof given === 'string' ? given.replace(/^Bearer /i, '') : null
}

/** The id of the subscription that a message asks for; null of any other message. */
const subscriptionOf = (text: Buffer): string | null => {
  try {
    const message = parseMessage(text.toString())
    return message.type === MessageType.Subscribe ? message.id : null
  } catch {
    return null
  }
}

/**
 * Subscriptions over graphql-transport-ws, by the handler of graphql-ws. Whoever may not listen to
 * all of them, as the SDL says, is refused at connection_init: 4403 and why, or 1013 while the
 * database is away.
 * The socket closes as well when its token ends.
 */
export const subscriptionSocket = (app: FastifyInstance, limit: LimitSubscription) => {
  app.websocketServer.options.handleProtocols = handleProtocols
  const { schema } = app.graphql
  const roots = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
  const gates = roots.flatMap(root => rootGateOf(root) ?? [])
  const admitted = new WeakMap<WebSocket, SubscriptionContext>()

  const admit = async (connected: Socket): Promise<void> => {
    const { socket, request } = connected.extra
    const token = tokenOf(connected)
    const { viewer, login } = await app.authenticate({
      token,
      headers: {},
      address: request.ip,
    })
    for (const mayListen of gates) mayListen(viewer, null)
    const headers = { authorization: `Bearer ${token}` }
    admitted.set(socket, {
      caller: app.callerOf({ headers, ip: request.ip }),
      viewer: async () => viewer,
      knownViewer: () => viewer,
      call: (useCase, input) => app.call(useCase, viewer, input),
      load: createLoaders(app.composed.deps),
    })
    if (socket.readyState !== socket.OPEN) return
    socket.once(
      'close',
      app.whenLoginEnds(login, () => socket.close(CLOSE.forbidden, 'The login has ended')),
    )
  }

  const refuse = (socket: WebSocket, error: unknown): false => {
    const expected = toDomainError(error)
    if (!expected) app.log.error({ err: error }, 'a socket failed')
    const isDown = expected?.said.code === 'DATABASE_UNAVAILABLE'
    const why = expected?.message ?? 'The server has failed'
    socket.close(isDown ? CLOSE.tryLater : CLOSE.forbidden, why.slice(0, LONGEST_REASON))
    return false
  }

  /** A subscription too many is told so: its client would wait for news that never come. */
  const refuseMessage = (socket: WebSocket, request: FastifyRequest, message: Buffer): void => {
    const id = admitted.has(socket) ? subscriptionOf(message) : null
    if (id === null) return
    const error = new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 })
    const payload = errorsOf([error], request)
    socket.send(stringifyMessage({ id, type: MessageType.Error, payload }))
  }

  const prepare = (
    { extra }: Socket,
    { query, variables, operationName }: SubscribePayload,
  ): ExecutionArgs => {
    const contextValue = admitted.get(extra.socket)
    if (!contextValue) throw new DomainError('ADMIN_LOGIN_REQUIRED')
    const document = parse(query, { maxTokens: MOST_TOKENS })
    const [fault] = validate(schema, document)
    if (fault) throw fault
    const operation = getOperationAST(document, operationName)
    if (operation && operation.operation !== OperationTypeNode.SUBSCRIPTION)
      throw new DomainError('SOCKET_FOR_SUBSCRIPTIONS')
    limit(contextValue.caller, query, document, variables ?? {})
    return {
      schema,
      document,
      contextValue,
      ...(variables && { variableValues: variables }),
      ...(operationName && { operationName }),
    }
  }

  const handler = makeHandler<Params>({
    isProd: true,
    onConnect: async connected => {
      try {
        await admit(connected)
        return true
      } catch (error) {
        logForbidden(app.log, error, connected.extra.request.ip)
        return refuse(connected.extra.socket, error)
      }
    },
    onSubscribe: (connected, _id, payload) => {
      try {
        return prepare(connected, payload)
      } catch (error) {
        return [toError(error)]
      }
    },
    onError: ({ extra }, _id, _payload, errors) => errorsOf(errors, extra.request),
    onNext: ({ extra }, _id, _payload, _args, { errors, ...rest }) =>
      errors ? { ...rest, errors: errorsOf(errors, extra.request) } : undefined,
  })
  return function handle(this: FastifyInstance, socket: WebSocket, request: FastifyRequest) {
    guardSocket(app, socket, message => refuseMessage(socket, request, message))
    return handler.call(this, socket, request)
  }
}
