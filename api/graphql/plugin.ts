import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity'
import mercurius, { type MercuriusOptions } from 'mercurius'
import { DomainError } from '#api/domain/domain-error.ts'
import { accountResolvers } from './account-resolvers.ts'
import { createContext } from './context.ts'
import { debateResolvers } from './debate-resolvers.ts'
import { formatErrors } from './format-errors.ts'
import { loaders } from './loaders.ts'
import { sharingResolvers } from './sharing-resolvers.ts'
import { topicResolvers } from './topic-resolvers.ts'

const SDL_FOLDER = join(import.meta.dirname, '../../schema/graphql')
const DEEPEST_QUERY = 10
const COSTLIEST_QUERY = 5_000

export const readSdl = (): string =>
  readdirSync(SDL_FOLDER)
    .filter(name => name.endsWith('.graphql'))
    .sort()
    .map(name => readFileSync(join(SDL_FOLDER, name), 'utf8'))
    .join('\n')

const merge = (...parts: Record<string, object>[]) => {
  const merged: Record<string, object> = {}
  for (const part of parts)
    for (const [type, fields] of Object.entries(part)) merged[type] = { ...merged[type], ...fields }
  return merged
}

export const resolvers = merge(accountResolvers, topicResolvers, debateResolvers, sharingResolvers)

/** A list costs its fields times the items asked for. */
const listEstimator = ({ args, childComplexity }: { args: Record<string, unknown>; childComplexity: number }) =>
  typeof args.first === 'number' ? 1 + args.first * Math.max(1, childComplexity) : undefined

/** GraphQL at /graphql: everything REST does, over the same verbs. */
export const graphqlPlugin = fp(
  async app => {
    await app.register(mercurius, {
      schema: readSdl(),
      resolvers: resolvers as MercuriusOptions['resolvers'],
      loaders: loaders as unknown as MercuriusOptions['loaders'],
      context: (request: FastifyRequest, reply: FastifyReply) => createContext(app, request, reply),
      errorFormatter: formatErrors,
      graphiql: false,
      csrfPrevention: true,
      queryDepth: DEEPEST_QUERY,
      allowBatchedQueries: false,
      additionalRouteOptions: { onRequest: app.rateLimit({ max: 600, timeWindow: '1 minute' }) },
    })
    app.graphql.addHook('preExecution', async (schema, document, _context, variables) => {
      const cost = getComplexity({
        schema,
        query: document,
        variables: variables ?? {},
        estimators: [fieldExtensionsEstimator(), listEstimator, simpleEstimator({ defaultComplexity: 1 })],
      })
      if (cost > COSTLIEST_QUERY)
        throw new DomainError(
          'VALIDATION',
          `This query costs ${cost}, more than ${COSTLIEST_QUERY}. Ask for less at once.`,
        )
    })
  },
  { name: 'graphql', dependencies: ['requests'] },
)
