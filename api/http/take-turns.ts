import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createRoundRobin } from '#db/round-robin.ts'

/**
 * While connections wait to be accepted, the last of them may be somebody else's: what waits for its
 * turn lets so many turns of the event loop pass.
 */
const MOST_PASSED = 100

/**
 * Requests of one connection that wait for an answer: browsers and proxies send one after another,
 * what one sends ahead is all kept, and when its connection closes Node ends each with an error.
 */
const MOST_AHEAD = 3

/** Closes a connection that sends many requests ahead; whether this one is still to be answered. */
const limitAhead = () => {
  const ahead = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (socket.destroyed) return false
    const count = (ahead.get(socket) ?? 0) + 1
    ahead.set(socket, count)
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1))
    if (count > MOST_AHEAD) socket.destroy()
    return count <= MOST_AHEAD
  }
}

/** Who seems to send a request: nothing is checked yet, since finding its route costs more. */
const senderOf = ({ socket, headers }: IncomingMessage, isBehindProxy: boolean): string => {
  const forwarded = isBehindProxy ? headers['x-forwarded-for'] : ''
  return `sender ${socket.remoteAddress} ${forwarded} ${headers.authorization}`
}

/**
 * A caller's requests begin one by one, a turn of the event loop each, and callers take turns: who
 * sends six hundred at once is overtaken by everybody else. They wait before their route is looked
 * for, and once more when it is known who really calls. What a request asks the database waits in
 * its caller's line, too. Without a proxy that is trusted nobody is believed what `x-forwarded-for` says.
 */
export const takeTurns = (app: FastifyInstance, isBehindProxy: boolean): void => {
  const waiting = createRoundRobin<() => void>()
  /** In this turn of the loop. */
  const begun = new Set<string>()
  let isTurning = false
  let isArriving = false
  let passed = 0
  app.server.on('connection', () => {
    isArriving = true
  })

  const turn = () => {
    begun.clear()
    isTurning = waiting.size() > 0
    if (!isTurning) return
    setImmediate(turn)
    if (isArriving && passed < MOST_PASSED) passed += 1
    else {
      passed = 0
      waiting.next()?.()
    }
    isArriving = false
  }
  const inTurn = (caller: string, begin: () => void): void => {
    if (!isTurning) setImmediate(turn)
    isTurning = true
    if (begun.has(caller) || waiting.sizeOf(caller) > 0) waiting.add(caller, begin)
    else {
      begun.add(caller)
      begin()
    }
  }
  const routes = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  const isToBeAnswered = limitAhead()
  app.server.on('request', (request, response) => {
    if (!isToBeAnswered(request, response)) return
    inTurn(senderOf(request, isBehindProxy), () => {
      // Nobody is there any more to be answered.
      if (request.socket.destroyed) return
      for (const route of routes) route(request, response)
    })
  })

  const asCaller = (caller: string, act: () => void) =>
    app.composed.connection.asCaller(caller, act)

  app.addHook('onRequest', (request, _reply, done) => {
    const { key } = app.callerOf(request)
    inTurn(key, () => asCaller(key, done))
  })
  // Reading the body has left the caller's context.
  app.addHook('preValidation', (request, _reply, done) => {
    asCaller(app.callerOf(request).key, done)
  })
}
