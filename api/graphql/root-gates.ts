import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { GRAPHQL_LIMITS } from '#schema/api-limits.ts'
import type { GraphqlContext } from './context.ts'
import { type MayAsk, rootGateOf } from './field-policy.ts'

type Values = Record<string, unknown>
/** An operation of a document, with those of its fields that are not for everybody. */
type Operation = {
  name: string | undefined
  defaults: Values
  asked: { gate: MayAsk; input: ValueNode | undefined }[]
}

/** The fields at the root, also of fragments, each of which is walked once. */
const fieldsIn = (
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FieldNode[] =>
  selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments)
    const fragment = fragments.get(selection.name.value)
    fragments.delete(selection.name.value)
    return fragment ? fieldsIn(fragment.selectionSet, fragments) : []
  })

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Values =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )

const operationsOf = (schema: GraphQLSchema, { definitions }: DocumentNode): Operation[] =>
  definitions.flatMap(definition => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return []
    const fragments = new Map(
      definitions.flatMap(each =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
      ),
    )
    const roots = schema.getRootType(definition.operation)?.getFields() ?? {}
    const asked = fieldsIn(definition.selectionSet, fragments).flatMap(node => {
      const field = roots[node.name.value]
      const gate = field && rootGateOf(field)
      const input = node.arguments?.find(({ name }) => name.value === 'input')?.value
      return gate ? [{ gate, input }] : []
    })
    return [{ name: definition.name?.value, defaults: defaultsOf(definition), asked }]
  })

/** More than any query of ours has; a query is refused while it is read, not after. */
export const MOST_TOKENS = GRAPHQL_LIMITS.tokens

const MOST_KEPT = 200
/** Characters; a longer query is parsed each time. */
const LONGEST_KEPT = 10_000

type Asking = Pick<GraphqlContext, 'viewer' | 'operationName' | 'variables'>

/**
 * Who may ask comes before what is asked: before the query is checked, and its variables. The SDL
 * says at each field of a root for whom it is. Of several operations the one that runs counts; all
 * of them where none is picked. The answer throws FORBIDDEN, UNAUTHENTICATED, and a GraphQLError
 * for what cannot be read, or is too long.
 */
export const createAssertMayAsk = (schema: GraphQLSchema) => {
  /** By source, since the same queries come again and again. */
  const known = new Map<string, Operation[]>()
  const readOperations = (source: string): Operation[] => {
    const found =
      known.get(source) ??
      operationsOf(schema, parse(source, { maxTokens: MOST_TOKENS, noLocation: true }))
    if (known.size >= MOST_KEPT) known.clear()
    if (source.length <= LONGEST_KEPT) known.set(source, found)
    return found
  }
  return async (source: string, { viewer, operationName, variables }: Asking): Promise<void> => {
    const operations = readOperations(source)
    const picked = operations.filter(({ name }) => name && name === operationName)
    const running = picked.length > 0 ? picked : operations
    if (running.every(({ asked }) => asked.length === 0)) return
    const caller = await viewer()
    for (const { asked, defaults } of running)
      for (const { gate, input } of asked)
        gate(caller, input && valueFromASTUntyped(input, { ...defaults, ...variables }))
  }
}
