import { type DefinitionNode, type GraphQLSchema, parse, type SelectionSetNode } from 'graphql'
import { requireAdmin } from '#api/domain/viewer.ts'
import type { GraphqlContext } from './context.ts'
import { isForAdmins } from './field-policy.ts'

type Asks = (definition: DefinitionNode) => boolean

/** Whether a definition asks at its root for a field that the schema keeps for administrators. */
const createAsks = (schema: GraphQLSchema): Asks => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap(root => root ?? [])
  const fields = new Set(
    roots.flatMap(root =>
      Object.values(root.getFields()).flatMap(field => (isForAdmins(field) ? [field.name] : [])),
    ),
  )
  const selects = ({ selections }: SelectionSetNode): boolean =>
    selections.some(selection => {
      if (selection.kind === 'Field') return fields.has(selection.name.value)
      return selection.kind === 'InlineFragment' && selects(selection.selectionSet)
    })
  return definition => {
    if (definition.kind === 'OperationDefinition') return selects(definition.selectionSet)
    if (definition.kind !== 'FragmentDefinition') return false
    const { typeCondition, selectionSet } = definition
    return roots.some(({ name }) => name === typeCondition.name.value) && selects(selectionSet)
  }
}

/** More than any query of ours has; a query is refused while it is read, not after. */
export const MOST_TOKENS = 1_000

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
  const known = new Map<string, boolean>()
  const asksForAdmin = (source: string): boolean => {
    const found =
      known.get(source) ?? parse(source, { maxTokens: MOST_TOKENS }).definitions.some(asks)
    if (known.size >= MOST_KEPT) known.clear()
    if (source.length <= LONGEST_KEPT) known.set(source, found)
    return found
  }
  return async (source: string, { viewer }: Pick<GraphqlContext, 'viewer'>): Promise<void> => {
    if (asksForAdmin(source)) requireAdmin(await viewer())
  }
}
