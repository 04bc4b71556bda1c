import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import type { Viewer } from '#api/domain/viewer.ts'
import { GRAPHQL_LIMITS } from '#schema/api-limits.ts'
import type { GraphqlContext } from './context.ts'
import { rootGateOf } from './field-policy.ts'

type Values = Record<string, unknown>
/** An operation of a document, with the gates of what it asks for with these variables. */
type Operation = {
  name: string | undefined
  gatesOf: (variables: Values | undefined) => ((viewer: Viewer) => unknown)[]
}

const argumentOf = (
  { arguments: given = [] }: FieldNode | DirectiveNode,
  argument: string,
  values: Values,
): unknown => {
  const value = given.find(({ name }) => name.value === argument)?.value
  return value && valueFromASTUntyped(value, values)
}

const LEAVES_OUT: Record<string, boolean> = { include: false, skip: true }

const isAsked = ({ directives = [] }: SelectionNode, values: Values): boolean =>
  !directives.some(each => {
    const condition = argumentOf(each, 'if', values)
    return typeof condition === 'boolean' && condition === LEAVES_OUT[each.name.value]
  })

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fields at the root that are asked for, also of fragments, each of which is walked once. */
const fieldsIn = (
  { selections }: SelectionSetNode,
  fragments: Fragments,
  values: Values,
  walked = new Set<string>(),
): FieldNode[] =>
  selections.flatMap(selection => {
    if (!isAsked(selection, values)) return []
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fieldsIn(selection.selectionSet, fragments, values, walked)
    const name = selection.name.value
    const fragment = walked.has(name) ? undefined : fragments.get(name)
    walked.add(name)
    return fragment ? fieldsIn(fragment.selectionSet, fragments, values, walked) : []
  })

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Values =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )

const operationsOf = (schema: GraphQLSchema, { definitions }: DocumentNode): Operation[] => {
  const fragments: Fragments = new Map(
    definitions.flatMap(each =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  return definitions.flatMap(definition => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return []
    const roots = schema.getRootType(definition.operation)?.getFields() ?? {}
    const defaults = defaultsOf(definition)
    const gatesOf: Operation['gatesOf'] = variables => {
      const values = { ...defaults, ...variables }
      return fieldsIn(definition.selectionSet, fragments, values).flatMap(node => {
        const field = roots[node.name.value]
        const gate = field && rootGateOf(field)
        return gate ? [viewer => gate(viewer, argumentOf(node, 'input', values))] : []
      })
    }
    return [{ name: definition.name?.value, gatesOf }]
  })
}

/** More than any query of ours has; a query is refused while it is read, not after. */
export const MOST_TOKENS = GRAPHQL_LIMITS.tokens

/** A query has no more lines than tokens; an error's line is found anew for each, from the top. */
const MOST_LINES = MOST_TOKENS
const LINE_END = /\r\n|[\n\r]/g

const assertFewLines = (source: string): void => {
  const lines = (source.match(LINE_END)?.length ?? 0) + 1
  if (lines > MOST_LINES)
    throw new GraphQLError(`The query has ${lines} lines, more than ${MOST_LINES}.`)
}

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
    assertFewLines(source)
    const operations = readOperations(source)
    const picked = operations.filter(({ name }) => name && name === operationName)
    const running = picked.length > 0 ? picked : operations
    const gates = running.flatMap(({ gatesOf }) => gatesOf(variables))
    if (gates.length === 0) return
    const caller = await viewer()
    for (const gate of gates) gate(caller)
  }
}
