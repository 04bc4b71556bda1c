import type { FastifyInstance } from 'fastify'
import { DomainError } from '#api/domain/domain-error.ts'
import { type Budget, createLeakyBuckets } from '#api/domain/leaky-bucket.ts'
import type { Caller } from '#api/http/authentication.ts'
import { GRAPHQL_LIMITS } from '#schema/api-limits.ts'

/**
 * What `extensions.cost` tells: of this query, and of its caller's budget. `limit` is the most that
 * can be saved up, `available` what is left, `restoreRate` what comes back in a second.
 */
export type QueryCost = {
  requested: number
  limit: number
  available: number
  restoreRate: number
}

const COSTLIEST_QUERY = GRAPHQL_LIMITS.costliest
const OF_DEBATERS: Budget = GRAPHQL_LIMITS.budgets.debaters
const OF_ADMINS: Budget = GRAPHQL_LIMITS.budgets.admins
const budgetOf = ({ kind }: Caller) =>
  kind === 'admin' || kind === 'key' ? OF_ADMINS : OF_DEBATERS

/** The answer uses up a caller's budget: `spend(caller, cost)`. */
export const createQueryBudget = (app: FastifyInstance) => {
  const { deps } = app.composed
  const spend = createLeakyBuckets(() => deps.now().getTime())
  /** `requested` is the whole query's cost, `cost` the part that is used up now. RATE_LIMITED. */
  return (
    caller: Caller,
    { requested, cost }: { requested: number; cost: number },
    tell: (cost: QueryCost) => void,
  ): void => {
    const budget = budgetOf(caller)
    const { isSpent, available, retryAfter } = spend(
      caller.key,
      budget,
      app.hasBudgets && requested <= COSTLIEST_QUERY ? cost : 0,
    )
    tell({ requested, ...budget, available })
    if (requested > COSTLIEST_QUERY)
      throw new DomainError('QUERY_TOO_COSTLY', { cost: requested, max: COSTLIEST_QUERY })
    if (isSpent)
      throw new DomainError(
        'QUERY_BUDGET_SPENT',
        { cost: requested, available, seconds: retryAfter },
        { retryAfter },
      )
  }
}
