import type { DocumentNode, GraphQLSchema } from 'graphql'
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity'

/** A list costs its fields times the items asked for. */
const listEstimator = ({
  args,
  childComplexity,
}: {
  args: Record<string, unknown>
  childComplexity: number
}) => {
  const items = [args.first, args.last, args.pageSize].find(each => typeof each === 'number')
  return items !== undefined ? 1 + items * Math.max(1, childComplexity) : undefined
}

const ESTIMATORS = [
  fieldExtensionsEstimator(),
  listEstimator,
  simpleEstimator({ defaultComplexity: 1 }),
]
const MOST_KEPT = 50

/**
 * What a query costs: one a field, lists times their length. A
 * document's costs are kept by the numbers in its variables, all that
 * they depend on, since counting takes longer than many an answer.
 */
export const createQueryCost = () => {
  const known = new WeakMap<DocumentNode, Map<string, number>>()
  return (
    schema: GraphQLSchema,
    query: DocumentNode,
    variables: Record<string, unknown>,
  ): number => {
    const costs = known.get(query) ?? new Map<string, number>()
    known.set(query, costs)
    const key = JSON.stringify(variables, (name, value) =>
      name === '' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined,
    )
    const cost =
      costs.get(key) ?? getComplexity({ schema, query, variables, estimators: ESTIMATORS })
    if (costs.size >= MOST_KEPT) costs.clear()
    costs.set(key, cost)
    return cost
  }
}
