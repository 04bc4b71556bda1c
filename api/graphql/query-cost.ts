import type { DocumentNode, GraphQLField, GraphQLSchema } from 'graphql'
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity'

/** The rows of a list where nothing is said: no list's default is larger. */
const LARGEST_DEFAULT = 25

/** A list costs its fields times the items asked for. */
const listEstimator = ({
  field,
  args,
  childComplexity,
}: {
  field: GraphQLField<unknown, unknown>
  args: Record<string, unknown>
  childComplexity: number
}) => {
  if (!field.args.some(({ name }) => name === 'first' || name === 'pageSize')) return undefined
  const given = [args.first, args.last, args.pageSize].find(each => typeof each === 'number')
  return 1 + (given ?? LARGEST_DEFAULT) * Math.max(1, childComplexity)
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
