import { type DefinitionNode, type GraphQLSchema, parse, type SelectionSetNode } from 'graphql'
import { requireAdminOr } from '#api/domain/viewer.ts'
import { GRAPHQL_LIMITS } from '#schema/api-limits.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import type { GraphqlContext } from './context.ts'
import { adminsOnlyOf } from './field-policy.ts'

/** The scopes that would open what is asked for to an API key; null where none does. */
type Gates = readonly (ApiKeyScope | null)[]
type Asks = (definition: DefinitionNode) => Gates

/** What a definition asks for at its root of what the schema keeps for administrators. */
const createAsks = (schema: GraphQLSchema): Asks => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap(root => root ?? [])
  const gates = new Map(
    roots.flatMap(root =>
      Object.values(root.getFields()).flatMap(field => {
        const kept = adminsOnlyOf(field)
        return kept ? [[field.name, kept.scope] as const] : []
      }),
    ),
  )
  const gatesIn = ({ selections }: SelectionSetNode): Gates =>
    selections.flatMap(selection => {
      if (selection.kind === 'InlineFragment') return gatesIn(selection.selectionSet)
      const scope = selection.kind === 'Field' ? gates.get(selection.name.value) : undefined
      return scope === undefined ? [] : [scope]
    })
  return definition => {
    if (definition.kind === 'OperationDefinition') return gatesIn(definition.selectionSet)
    if (definition.kind !== 'FragmentDefinition') return []
    const { typeCondition, selectionSet } = definition
    const isRoot = roots.some(({ name }) => name === typeCondition.name.value)
    return isRoot ? gatesIn(selectionSet) : []
  }
}

/** More than any query of ours has; a query is refused while it is read, not after. */
export const MOST_TOKENS = GRAPHQL_LIMITS.tokens

const MOST_KEPT = 200
/** Characters; a longer query is parsed each time. */
const LONGEST_KEPT = 10_000

/**
 * Who may ask comes before what is asked: before the query is checked, and its variables. What is
 * for administrators says @adminsOnly in the SDL. The answer throws FORBIDDEN, UNAUTHENTICATED, and
 * a GraphQLError for what cannot be read, or is too long.
 */
export const createAssertMayAsk = (schema: GraphQLSchema) => {
  const asks = createAsks(schema)
  /** By source, since the same queries come again and again. */
  const known = new Map<string, Gates>()
  const gatesOf = (source: string): Gates => {
    const found = known.get(source) ?? [
      ...new Set(parse(source, { maxTokens: MOST_TOKENS }).definitions.flatMap(asks)),
    ]
    if (known.size >= MOST_KEPT) known.clear()
    if (source.length <= LONGEST_KEPT) known.set(source, found)
    return found
  }
  return async (source: string, { viewer }: Pick<GraphqlContext, 'viewer'>): Promise<void> => {
    const gates = gatesOf(source)
    if (gates.length === 0) return
    const caller = await viewer()
    for (const scope of gates) requireAdminOr(caller, scope)
  }
}
