import { type DefinitionNode, type DocumentNode, parse, type SelectionSetNode } from 'graphql'
import { requireAdmin } from '#api/domain/viewer.ts'
import { adminResolvers } from './admin-resolvers.ts'
import type { GraphqlContext } from './context.ts'

const { Query = {}, Mutation = {} } = adminResolvers
/** What only administrators may ask: everything of theirs but to log in. */
const FIELDS = new Set([...Object.keys(Query), ...Object.keys(Mutation)])
FIELDS.delete('logInAdmin')

const selects = ({ selections }: SelectionSetNode): boolean =>
  selections.some(selection => {
    if (selection.kind === 'Field') return FIELDS.has(selection.name.value)
    return selection.kind === 'InlineFragment' && selects(selection.selectionSet)
  })

const asksAtRoot = (definition: DefinitionNode): boolean => {
  if (definition.kind === 'OperationDefinition') return selects(definition.selectionSet)
  if (definition.kind !== 'FragmentDefinition') return false
  const { typeCondition, selectionSet } = definition
  return ['Query', 'Mutation'].includes(typeCondition.name.value) && selects(selectionSet)
}

/** What cannot be read asks for nothing: it is refused later, for its syntax. */
const read = (source: string): DocumentNode | null => {
  try {
    return parse(source)
  } catch {
    return null
  }
}

const MOST_KEPT = 200
/** Characters; a longer query is parsed each time. */
const LONGEST_KEPT = 10_000
const known = new Map<string, boolean>()

/** Kept by source, since the same queries come again and again. */
const asksForAdmin = (source: string): boolean => {
  const asks = known.get(source) ?? read(source)?.definitions.some(asksAtRoot) ?? false
  if (known.size >= MOST_KEPT) known.clear()
  if (source.length <= LONGEST_KEPT) known.set(source, asks)
  return asks
}

/**
 * Who may ask comes before what is asked: before the query is checked, and its variables.
 * FORBIDDEN, UNAUTHENTICATED.
 */
export const assertMayAsk = async (source: string, { viewer }: GraphqlContext): Promise<void> => {
  if (asksForAdmin(source)) requireAdmin(await viewer())
}
