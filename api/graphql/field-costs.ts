import {
  type GraphQLArgument,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql'

type Arguments = Readonly<Record<string, unknown>>
type Field = GraphQLField<unknown, unknown>

/** What one selection of a field adds to a query's cost. */
export type FieldCost = {
  type: GraphQLNamedType
  /** Objects, as many as its size says. */
  isList: boolean
  /** The rows of a connection: as many as the connection's own field says. */
  isRows: boolean
  readsArguments: boolean
  /** What is within counts so many times less. */
  divisor: number
  figures(given: Arguments): { weight: number; size: number }
}

/** The arguments that say how many rows come. */
const SLICING = ['first', 'last', 'limit', 'pageSize']
const CONNECTION = 'Connection'
/** Rows of a list that declares none; scripts/sdl-faults.ts lets none pass. */
const UNDECLARED_SIZE = 25

/**
 * A look at the schema walks objects in memory, so what it selects weighs a hundredth; the lengths
 * are those of this schema, rounded up.
 */
const INTROSPECTION = { weight: 500, divisor: 100 }
const INTROSPECTION_SIZES: Readonly<Record<string, number>> = {
  '__Schema.types': 200,
  '__Schema.directives': 10,
  '__Type.fields': 10,
  '__Type.inputFields': 4,
  '__Type.enumValues': 5,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 1,
  '__Field.args': 1,
  '__Directive.args': 2,
}

const META_FIELDS: Readonly<Record<string, Field>> = {
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
}

/** Something is asked of an input field: null and an empty text ask for nothing. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * Reads what the SDL declares: `@cost(weight)` of fields and of input fields, `@listSize` of lists.
 * The answer tells a field's cost; null for one that is not in the schema, or costs nothing.
 */
export const createFieldCosts = (schema: GraphQLSchema) => {
  const declared = (
    name: string,
    argument: string,
    { astNode }: Pick<Field | GraphQLArgument, 'astNode'>,
  ): number | null => {
    const directive: GraphQLDirective | null | undefined = schema.getDirective(name)
    const value = directive && astNode && getDirectiveValues(directive, astNode)?.[argument]
    return typeof value === 'number' ? value : null
  }

  /** The parts of a field's input that cost something more. */
  const dearInputsOf = ({ args }: Field) =>
    args.flatMap(arg => {
      const type = getNamedType(arg.type)
      if (!isInputObjectType(type)) return []
      return Object.values(type.getFields()).flatMap(field => {
        const weight = declared('cost', 'weight', field)
        return weight === null ? [] : [{ arg: arg.name, field: field.name, weight }]
      })
    })

  const read = (owner: GraphQLNamedType, field: Field): FieldCost => {
    const type = getNamedType(field.type)
    const isMeta = field.name in META_FIELDS
    const slicing = SLICING.filter(name => field.args.some(arg => arg.name === name))
    const dear = dearInputsOf(field)
    const weight = isMeta ? INTROSPECTION.weight : (declared('cost', 'weight', field) ?? 1)
    const size =
      INTROSPECTION_SIZES[`${owner.name}.${field.name}`] ??
      declared('listSize', 'assumedSize', field) ??
      UNDECLARED_SIZE
    const isList = isListType(getNullableType(field.type)) && isCompositeType(type)
    return {
      type,
      isList,
      isRows: isList && owner.name.endsWith(CONNECTION),
      readsArguments: slicing.length > 0 || dear.length > 0,
      divisor: isMeta ? INTROSPECTION.divisor : 1,
      figures: given => {
        const rows = slicing.map(name => given[name]).filter(each => typeof each === 'number')
        const more = dear.filter(each => isGiven(fieldOf(given[each.arg], each.field)))
        return {
          weight: more.reduce((sum, each) => sum + each.weight, weight),
          size: rows.length > 0 ? Math.max(0, ...rows) : size,
        }
      },
    }
  }

  const known = new Map<Field, FieldCost>()
  return (owner: GraphQLObjectType | GraphQLInterfaceType, name: string): FieldCost | null => {
    const field = META_FIELDS[name] ?? owner.getFields()[name]
    if (!field) return null
    const cost = known.get(field) ?? read(owner, field)
    known.set(field, cost)
    return cost
  }
}
