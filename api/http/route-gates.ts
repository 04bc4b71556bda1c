import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { assertNoProblems } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { FieldProblem } from '#schema/errors.ts'
import { nearestName } from './nearest-name.ts'
import { type FindDebate, ownersFirst } from './owners-first.ts'

/** Throws for a viewer who may not. */
type MayCall = (viewer: Viewer) => unknown

declare module 'fastify' {
  interface FastifyContextConfig {
    mayCall?: MayCall
    /** The parameters that a route's query string may have; none without. */
    query?: readonly string[]
    /** Those of them that it may have more than once. */
    repeatable?: readonly string[]
    /** Finds the debate that the route's `:id` names. */
    findDebate?: FindDebate
  }
}

/** Route options: for whom the route is. */
export const isFor = (mayCall: MayCall) => ({ config: { mayCall } })

/** Route options: for everybody, except with a token that is wrong or has ended. */
export const forAnybody = isFor(() => undefined)

/** Route options: the route is about a debate, of those whom `findDebate` lets use it. */
export const isAbout = (findDebate: FindDebate) => ({ config: { findDebate } })

/** Route options: the query string has what `schema` reads, and nothing else. */
export const takes = (schema: z.ZodObject, mayCall?: MayCall) => ({
  config: { query: Object.keys(schema.shape), ...(mayCall && { mayCall }) },
})

/** At most this many parameters are named; a query string full of them is no typing mistake. */
const MOST_TOLD = 10

const problemOf = (name: string, known: readonly string[]): FieldProblem => {
  if (known.includes(name)) return { field: name, code: 'PARAMETER_REPEATED', params: { name } }
  const nearest = nearestName(name, known)
  return nearest === null
    ? { field: name, code: 'PARAMETER_UNKNOWN', params: { name } }
    : { field: name, code: 'PARAMETER_MISSPELT', params: { name, nearest } }
}

/**
 * A misspelt filter would find everything, and of two values one would count: a parameter that the
 * route does not know, or knows once, is refused. VALIDATION.
 */
const checkParameters = async ({ query, routeOptions }: FastifyRequest) => {
  const { query: known = [], repeatable = [] } = routeOptions.config
  const wrong = Object.entries(query as object).flatMap(([name, value]) =>
    known.includes(name) && (!Array.isArray(value) || repeatable.includes(name)) ? [] : [name],
  )
  assertNoProblems(wrong.slice(0, MOST_TOLD).map(name => problemOf(name, known)))
}

/**
 * What every route of the scope asks for before its handler runs. Who may call comes first:
 * before the query string, and before the body is even read. Whose debate it is comes before
 * whatever is wrong with them.
 */
export const addRouteGates = (app: FastifyInstance): void => {
  app.addHook('onRequest', async request => {
    const { mayCall } = request.routeOptions.config
    if (mayCall) mayCall(await app.viewerOf(request))
  })
  app.addHook('preValidation', checkParameters)
  // What it throws goes on to the server's own handler.
  app.setErrorHandler(async (error, request) => {
    const { findDebate } = request.routeOptions.config
    if (findDebate === undefined) throw error
    const { id } = request.params as { id: string }
    const viewer = await app.viewerOf(request)
    await ownersFirst(app.composed.deps, findDebate, viewer, id, error)
  })
}
