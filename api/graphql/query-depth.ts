import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'

/** Introspection is as deep as its client's query; graphql-js bounds how its lists nest. */
const isIntrospection = (name: string) => name === '__schema' || name === '__type'

/**
 * Fields within fields: `{ viewer { id } }` is 2 deep. Fragments count as what they stand for. For
 * documents that passed validation: no fragment there holds itself.
 */
export const depthOf = (document: DocumentNode): number => {
  const fragments = new Map(
    document.definitions.flatMap(definition =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  )
  const known = new Map<SelectionSetNode, number>()
  const within = (set: SelectionSetNode | undefined): number => {
    if (!set) return 0
    const depth = known.get(set) ?? Math.max(...set.selections.map(depthOfSelection))
    known.set(set, depth)
    return depth
  }
  const depthOfSelection = (selection: SelectionSetNode['selections'][number]): number => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return within(fragments.get(selection.name.value))
    if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet)
    return isIntrospection(selection.name.value) ? 0 : 1 + within(selection.selectionSet)
  }
  return Math.max(
    ...document.definitions.map(definition =>
      definition.kind === Kind.OPERATION_DEFINITION ? within(definition.selectionSet) : 0,
    ),
  )
}
