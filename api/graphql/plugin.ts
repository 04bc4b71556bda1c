import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import mercurius, { type MercuriusOptions } from 'mercurius'
import { GRAPHQL_LIMITS } from '#schema/api-limits.ts'
import { accountResolvers } from './account-resolvers.ts'
import { adminResolvers } from './admin-resolvers.ts'
import { administratorResolvers } from './administrator-resolvers.ts'
import { apiKeyResolvers } from './api-key-resolvers.ts'
import { debateResolvers } from './debate-resolvers.ts'
import { formatErrors } from './errors.ts'
import { externalUserResolvers } from './external-user-resolvers.ts'
import { completeFields } from './field-policy.ts'
import { addHttpRoute } from './http-route.ts'
import { limitQueries } from './limit-queries.ts'
import { nameUnknownIds } from './name-unknown-ids.ts'
import { nodeResolvers } from './node-resolvers.ts'
import { providerResolvers } from './provider-resolvers.ts'
import { scalars } from './scalars.ts'
import { sessionResolvers } from './session-resolvers.ts'
import { sharingResolvers } from './sharing-resolvers.ts'
import { subscriptionSocket } from './subscription-socket.ts'
import { completeSubscriptions, subscriptionResolvers } from './subscriptions.ts'
import { topicResolvers } from './topic-resolvers.ts'
import { userResolvers } from './user-resolvers.ts'
import { voiceResolvers } from './voice-resolvers.ts'

const SCHEMA = join(import.meta.dirname, '../../schema')
/** A query is compiled when it has come so often before: its fields then cost less computing. */
const COMPILED_AFTER = 1
/** Queries that are kept parsed, checked and compiled: the most tokens each, some 60 MB. */
const MOST_KEPT = 100
const { max, seconds } = GRAPHQL_LIMITS.requests
const REQUESTS = { max, timeWindow: seconds * 1_000 }

/** The schema to be read from the top: what holds for all, then each area, then the long lists. */
const SDL = ['graphql/base.graphql', 'graphql/*.graphql', 'generated/*.graphql']

export const readSdl = (): string => {
  const files = SDL.flatMap(pattern => globSync(pattern, { cwd: SCHEMA }).sort())
  return [...new Set(files)].map(name => readFileSync(join(SCHEMA, name), 'utf8')).join('\n')
}

/**
 * Whether a query may be compiled: graphql-jit takes one operation of a document for all, and
 * refuses what is left out where a variable, or a field of a mutation's input, has a default.
 */
const isCompilable = ({ definitions }: DocumentNode): boolean => {
  const operations = definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION)
  return (
    operations.length === 1 &&
    operations.every(
      ({ operation, variableDefinitions = [] }) =>
        operation === OperationTypeNode.QUERY &&
        variableDefinitions.every(({ defaultValue }) => defaultValue === undefined),
    )
  )
}

const merge = (...parts: Record<string, object>[]) => {
  const merged: Record<string, object> = {}
  for (const part of parts)
    for (const [type, fields] of Object.entries(part)) merged[type] = { ...merged[type], ...fields }
  return merged
}

const fieldResolvers = merge(
  scalars,
  nodeResolvers,
  accountResolvers,
  providerResolvers,
  sessionResolvers,
  userResolvers,
  topicResolvers,
  debateResolvers,
  sharingResolvers,
  voiceResolvers,
  adminResolvers,
  apiKeyResolvers,
  externalUserResolvers,
  administratorResolvers,
)
/** Of every field of the SDL that needs one, for the test of them all. @internal */
export const resolvers = merge(fieldResolvers, subscriptionResolvers)

/** GraphQL at /graphql: everything REST does, over the same use cases. */
export const graphqlPlugin = async (app: FastifyInstance): Promise<void> => {
  const keyGenerator = (request: FastifyRequest) => app.callerOf(request).key
  app.addHook('onRequest', app.rateLimit({ ...REQUESTS, keyGenerator }))
  app.addHook('onRequest', async request => {
    if (request.ws) app.refuseForeign(request)
  })
  // A turn may carry its recording.
  app.addHook('onRoute', route => void Object.assign(route, app.takesRecordings))
  await app.register(mercurius, {
    schema: readSdl(),
    resolvers: fieldResolvers as MercuriusOptions['resolvers'],
    schemaTransforms: [completeFields, completeSubscriptions, nameUnknownIds],
    errorFormatter: formatErrors,
    // What it has for HTTP and sockets is in http-route.ts and subscription-socket.ts.
    routes: false,
    jit: COMPILED_AFTER,
    cache: MOST_KEPT,
  })
  const limitSubscription = limitQueries(app, isCompilable)
  addHttpRoute(app, subscriptionSocket(app, limitSubscription))
}
