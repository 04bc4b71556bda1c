import type { FastifyInstance } from 'fastify'
import { createRoundRobin } from '#db/round-robin.ts'

/**
 * Requests begin one by one, a turn of the event loop each, and callers take turns: who sends six
 * hundred at once is overtaken by everybody else. What a request asks the database is its caller's.
 */
export const takeTurns = (app: FastifyInstance): void => {
  const waiting = createRoundRobin<() => void>()
  let isTaken = false

  const beginNext = () => {
    const begin = waiting.next()
    isTaken = begin !== undefined
    if (!begin) return
    setImmediate(beginNext)
    begin()
  }
  const inTurn = (caller: string, begin: () => void): void => {
    waiting.add(caller, begin)
    if (!isTaken) beginNext()
  }
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
