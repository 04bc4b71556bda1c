import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { createFieldCosts, type FieldCost } from './field-costs.ts'
import { depthOf } from './query-depth.ts'

type Variables = Record<string, unknown>

/** What a query is before it runs. Of several operations in a document, the largest of each. */
export type QueryFigures = {
  cost: number
  depth: number
  /** Fields at the root, aliases and fragments counted each time. */
  roots: number
  /** Those of a mutation. */
  mutations: number
}

/** A selection's cost: what is asked for once, what for each row of a connection, and its fields. */
type SelectionCost = { once: number; rows: number; fields: number }

const NOTHING: SelectionCost = { once: 0, rows: 0, fields: 0 }
const add = (one: SelectionCost, two: SelectionCost): SelectionCost => ({
  once: one.once + two.once,
  rows: one.rows + two.rows,
  fields: one.fields + two.fields,
})

type Walk = {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Each fragment's cost, which is counted once and added wherever it is spread. */
  known: Map<string, SelectionCost>
  variables: Variables
  /** Called with every figure that depends on a variable. */
  depends: (read: (variables: Variables) => unknown) => void
}

const holdsVariable = (node: unknown): boolean =>
  JSON.stringify(node, (key, value) => (key === 'loc' ? undefined : value)).includes(
    `"kind":"${Kind.VARIABLE}"`,
  )

const argumentsOf = ({ arguments: given = [] }: FieldNode, variables: Variables): Variables =>
  Object.fromEntries(
    given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  )

/** The variables that an operation declares, however many were sent. */
const declaredBy =
  ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  (sent: Variables): Variables =>
    Object.fromEntries(
      variableDefinitions.map(({ variable, defaultValue }) => {
        const { value: name } = variable.name
        const isSent = Object.hasOwn(sent, name)
        return [name, isSent || !defaultValue ? sent[name] : valueFromASTUntyped(defaultValue)]
      }),
    )

const countField = (
  field: FieldNode,
  cost: FieldCost,
  within: SelectionCost,
  { variables, depends }: Walk,
): SelectionCost => {
  const figuresFor = (given: Variables) => cost.figures(argumentsOf(field, given))
  if (cost.readsArguments && holdsVariable(field.arguments))
    depends(given => Object.values(figuresFor(given)).join())
  const { weight, size } = figuresFor(variables)
  const inner = within.once + size * within.rows
  if (cost.isRows) return { once: 0, rows: Math.max(1, inner), fields: 1 }
  const once = weight + (cost.isList ? size * Math.max(1, inner) : inner) / cost.divisor
  return { once, rows: 0, fields: 1 }
}

type FieldCosts = ReturnType<typeof createFieldCosts>

const countSet = (
  schema: GraphQLSchema,
  costOf: FieldCosts,
  set: SelectionSetNode | undefined,
  type: GraphQLNamedType | undefined,
  walk: Walk,
): SelectionCost => {
  const inSet = (inner: SelectionSetNode | undefined, of: GraphQLNamedType | undefined) =>
    countSet(schema, costOf, inner, of, walk)
  const ofFragment = (name: string): SelectionCost => {
    const known = walk.known.get(name)
    if (known) return known
    const fragment = walk.fragments.get(name)
    if (!fragment) return NOTHING
    const counted = inSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
    walk.known.set(name, counted)
    return counted
  }
  return (set?.selections ?? []).reduce((sum, selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return add(sum, ofFragment(selection.name.value))
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition, selectionSet } = selection
      return add(
        sum,
        inSet(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type),
      )
    }
    const composite = isObjectType(type) || isInterfaceType(type) ? type : null
    const cost = composite && costOf(composite, selection.name.value)
    if (!cost) return add(sum, { ...NOTHING, fields: 1 })
    return add(sum, countField(selection, cost, inSet(selection.selectionSet, cost.type), walk))
  }, NOTHING)
}

/** The figures of queries by what their variables come to; more are counted anew. */
const MOST_KEPT = 50

/**
 * What a query that passed validation is, from its document and variables, nulls and defaults
 * included: schema/decisions/0026. `@skip` and `@include` are not looked at. Kept for each document
 * by those figures of the variables on which the cost depends.
 */
export const createQueryFigures = (schema: GraphQLSchema) => {
  const costOf = createFieldCosts(schema)

  const countAll = (
    document: DocumentNode,
    variables: Variables,
    depends: Walk['depends'],
  ): QueryFigures => {
    const fragments = new Map(
      document.definitions.flatMap(each =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
      ),
    )
    const figures = { cost: 0, depth: depthOf(document), roots: 0, mutations: 0 }
    for (const operation of document.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION) continue
      const declared = declaredBy(operation)
      const walk: Walk = {
        fragments,
        known: new Map(),
        variables: declared(variables),
        depends: read => depends(sent => read(declared(sent))),
      }
      const root = schema.getRootType(operation.operation) ?? undefined
      const { once, fields } = countSet(schema, costOf, operation.selectionSet, root, walk)
      figures.cost = Math.max(figures.cost, Math.ceil(once))
      figures.roots = Math.max(figures.roots, fields)
      if (operation.operation === 'mutation')
        figures.mutations = Math.max(figures.mutations, fields)
    }
    return figures
  }

  type Kept = { reads: ((variables: Variables) => unknown)[]; figures: Map<string, QueryFigures> }
  const documents = new WeakMap<DocumentNode, Kept>()
  return (document: DocumentNode, variables: Variables): QueryFigures => {
    const kept = documents.get(document)
    const key = kept?.reads.map(read => read(variables)).join(';') ?? ''
    const known = kept?.figures.get(key)
    if (known) return known
    const reads: Kept['reads'] = []
    const counted = countAll(document, variables, read => reads.push(read))
    if (!kept) {
      const first = reads.map(read => read(variables)).join(';')
      documents.set(document, { reads, figures: new Map([[first, counted]]) })
      return counted
    }
    if (kept.figures.size >= MOST_KEPT) kept.figures.clear()
    kept.figures.set(key, counted)
    return counted
  }
}
