import type { FastifyInstance } from 'fastify'
import { type DocumentNode, validate } from 'graphql'
import { DomainError } from '#api/domain/domain-error.ts'
import { createAssertMayAsk } from './admins-only.ts'
import { assertAnswerFits } from './answer-size.ts'
import type { GraphqlContext } from './context.ts'
import { toGraphqlError } from './errors.ts'
import type { SubscriptionContext } from './guard-sockets.ts'
import { createQueryBudget, type QueryCost } from './query-budget.ts'
import { createQueryFigures, type QueryFigures } from './query-cost.ts'

const DEEPEST_QUERY = 10
const MOST_ROOTS = 30
const MOST_MUTATIONS = 1
/** Reading a query costs one for so many characters, whatever it asks for. */
const CHARACTERS_READ = 20

const readingOf = (source: string): number => Math.ceil(source.length / CHARACTERS_READ)

/** Throws VALIDATION with the figure that is too large. */
const assertFigures = ({ depth, roots, mutations }: QueryFigures): void => {
  if (depth > DEEPEST_QUERY) throw new DomainError('QUERY_TOO_DEEP', { depth, max: DEEPEST_QUERY })
  if (mutations > MOST_MUTATIONS) throw new DomainError('MUTATIONS_TOO_MANY', { count: mutations })
  if (roots > MOST_ROOTS) throw new DomainError('QUERY_TOO_WIDE', { count: roots, max: MOST_ROOTS })
}

/**
 * What stands between a query and its execution, also where it is known and compiled. First who may
 * ask and what reading it costs, then what it is and what that costs, at last its answer's size.
 */
export const limitQueries = (
  app: FastifyInstance,
  isCompilable: (document: DocumentNode) => boolean,
): void => {
  const { schema } = app.graphql
  const figuresOf = createQueryFigures(schema)
  const assertMayAsk = createAssertMayAsk(schema)
  const spend = createQueryBudget(app)

  app.graphql.addHook('preParsing', async (_schema, source, given) => {
    const context = given as unknown as GraphqlContext
    const cost = readingOf(source)
    spend(context.caller, { requested: cost, cost }, told => {
      context.cost = told
    })
    await assertMayAsk(source, context)
  })

  app.graphql.addHook('preExecution', async (_schema, document, given, variables) => {
    const context = given as unknown as GraphqlContext
    const figures = figuresOf(document, variables ?? {})
    assertFigures(figures)
    const { cost } = figures
    const requested = (context.cost?.requested ?? 0) + cost
    spend(context.caller, { requested, cost }, told => {
      context.cost = told
    })
    return isCompilable(document) ? undefined : { document }
  })

  app.graphql.addHook('onResolution', async (execution, given) => {
    assertAnswerFits(execution.data)
    const { cost } = given as unknown as { cost: QueryCost | null }
    if (cost) execution.extensions = { ...execution.extensions, cost }
  })

  // A subscription is neither validated nor limited by mercurius; `guardSockets` let its owner in.
  app.graphql.addHook('preSubscriptionExecution', async (_schema, document, given) => {
    const { caller } = given as unknown as SubscriptionContext
    const [fault] = validate(schema, document)
    if (fault) throw fault
    try {
      const figures = figuresOf(document, {})
      assertFigures(figures)
      spend(caller, { requested: figures.cost, cost: figures.cost }, () => undefined)
    } catch (error) {
      throw toGraphqlError(error)
    }
  })
}
