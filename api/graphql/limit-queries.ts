import type { FastifyInstance } from 'fastify'
import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Caller } from '#api/http/authentication.ts'
import { GRAPHQL_LIMITS } from '#schema/api-limits.ts'
import { assertAnswerFits } from './answer-size.ts'
import type { GraphqlContext } from './context.ts'
import { createQueryBudget, type QueryCost } from './query-budget.ts'
import { createQueryFigures, type QueryFigures } from './query-cost.ts'
import { notAllowed } from './read-request.ts'
import { createAssertMayAsk } from './root-gates.ts'

const { deepest, roots: MOST_ROOTS, mutations: MOST_MUTATIONS } = GRAPHQL_LIMITS

/** What reading a query costs, whatever it asks for. */
const readingOf = (source: string): number =>
  Math.ceil(source.length / GRAPHQL_LIMITS.charactersForOne)

/** Throws VALIDATION with the figure that is too large. */
const assertFigures = ({ depth, roots, mutations }: QueryFigures): void => {
  if (depth > deepest) throw new DomainError('QUERY_TOO_DEEP', { depth, max: deepest })
  if (mutations > MOST_MUTATIONS) throw new DomainError('MUTATIONS_TOO_MANY', { count: mutations })
  if (roots > MOST_ROOTS) throw new DomainError('QUERY_TOO_WIDE', { count: roots, max: MOST_ROOTS })
}

/** A GET reads, and a subscription has a socket. METHOD_NOT_ALLOWED, SUBSCRIPTION_BY_SOCKET. */
const assertKind = (document: DocumentNode, { isRead, operationName }: GraphqlContext): void => {
  const kind = getOperationAST(document, operationName)?.operation ?? OperationTypeNode.QUERY
  if (kind === OperationTypeNode.SUBSCRIPTION) throw new DomainError('SUBSCRIPTION_BY_SOCKET')
  if (isRead && kind !== OperationTypeNode.QUERY) throw notAllowed('GET', 'POST')
}

/** Before a subscription begins: VALIDATION, RATE_LIMITED. */
export type LimitSubscription = (
  caller: Caller,
  source: string,
  document: DocumentNode,
  variables: Record<string, unknown>,
) => void

/**
 * What stands between a query and its execution, also where it is known and compiled. First who may
 * ask and what reading it costs, then what it is and what that costs, at last its answer's size.
 */
export const limitQueries = (
  app: FastifyInstance,
  isCompilable: (document: DocumentNode) => boolean,
): LimitSubscription => {
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
    assertKind(document, context)
    context.keepQuery()
    return isCompilable(document) ? undefined : { document }
  })

  app.graphql.addHook('onResolution', async (execution, given) => {
    assertAnswerFits(execution.data)
    const { cost } = given as unknown as { cost: QueryCost | null }
    if (cost) execution.extensions = { ...execution.extensions, cost }
  })

  return (caller, source, document, variables) => {
    const figures = figuresOf(document, variables)
    assertFigures(figures)
    const cost = figures.cost + readingOf(source)
    spend(caller, { requested: cost, cost }, () => undefined)
  }
}
