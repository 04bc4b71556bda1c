import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  Kind,
} from 'graphql'

type Described = { description?: string | null | undefined }

const undescribed = (path: string, { description }: Described): string[] =>
  description?.trim() ? [] : [`${path} has no description`]

const directiveOf = (
  { astNode }: GraphQLField<unknown, unknown> | GraphQLInputField,
  directive: string,
) => astNode?.directives?.find(({ name }) => name.value === directive)

/** What a description says where a directive says for whom the field is. */
const SAID: Record<string, RegExp> = {
  private: /administrators/i,
  adminsOnly: /administrators/i,
  usersOnly: /UNAUTHENTICATED/,
  accountsOnly: /UNAUTHENTICATED/,
  debatersOnly: /guests/i,
}

/** A scope that opens a field is told where the field is read. */
const faultsOfScope = (path: string, field: GraphQLField<unknown, unknown>) =>
  [...Object.keys(SAID), 'ownersOnly'].flatMap(directive => {
    const scope = directiveOf(field, directive)?.arguments?.[0]?.value
    if (scope?.kind !== Kind.ENUM || field.description?.includes(scope.value)) return []
    return [`${path} does not say that keys with ${scope.value} may read it`]
  })

const SUBSCRIPTION = /^Subscription\./

/**
 * A forbidden field becomes null. If it could not be null, its whole object would become null;
 * a subscription that is refused never begins.
 */
const faultsOfPermission = (
  path: string,
  { type, description, astNode }: GraphQLField<unknown, unknown>,
) => {
  const said = (astNode?.directives ?? []).flatMap(({ name }) => SAID[name.value] ?? [])
  if (said.length === 0) return []
  return [
    ...(isNonNullType(type) && !SUBSCRIPTION.test(path)
      ? [`${path} is guarded and cannot be null`]
      : []),
    ...(said.every(words => words.test(description ?? ''))
      ? []
      : [`${path} does not say who may read it`]),
  ]
}

const ROOT = /^(Query|Mutation)\./

/** What fails at the root is null: if it could not be, it would take its neighbours with it. */
const faultsOfRoot = (path: string, { type }: GraphQLField<unknown, unknown>) =>
  ROOT.test(path) && isNonNullType(type) ? [`${path} is of the root and cannot be null`] : []

/** Nothing is told to everybody: the socket lets in by these directives alone. */
const faultsOfListening = (path: string, field: GraphQLField<unknown, unknown>) =>
  SUBSCRIPTION.test(path) && !directiveOf(field, 'adminsOnly')
    ? [`${path} does not declare who may listen`]
    : []

/** What makes a query dearer is told where it is asked for. */
const faultsOfCost = (path: string, field: GraphQLField<unknown, unknown> | GraphQLInputField) => {
  const weight = directiveOf(field, 'cost')?.arguments?.[0]?.value
  if (weight?.kind !== Kind.INT) return []
  const isTold = field.description?.includes(`Costs ${weight.value}.`)
  return isTold ? [] : [`${path} does not say "Costs ${weight.value}."`]
}

const CONNECTION = /Connection$/

/** How long a list is must be known before it is read; rows come with their connection's length. */
const faultsOfSize = (path: string, field: GraphQLField<unknown, unknown>) => {
  const [owner = ''] = path.split('.')
  const named = getNamedType(field.type)
  const isList = isListType(getNullableType(field.type)) && isCompositeType(named)
  const isSized = CONNECTION.test(named.name) || (isList && !CONNECTION.test(owner))
  return isSized && !directiveOf(field, 'listSize') ? [`${path} has no @listSize`] : []
}

const faultsOfField = (path: string, field: GraphQLField<unknown, unknown> | GraphQLInputField) => [
  ...undescribed(path, field),
  ...faultsOfCost(path, field),
  ...('args' in field
    ? [
        ...field.args.flatMap(arg => undescribed(`${path}(${arg.name})`, arg)),
        ...faultsOfPermission(path, field),
        ...faultsOfRoot(path, field),
        ...faultsOfListening(path, field),
        ...faultsOfScope(path, field),
        ...faultsOfSize(path, field),
      ]
    : []),
]

const faultsOfType = (type: GraphQLNamedType): string[] => [
  ...undescribed(type.name, type),
  ...(isEnumType(type)
    ? type.getValues().flatMap(value => undescribed(`${type.name}.${value.name}`, value))
    : []),
  ...(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields()).flatMap(field =>
        faultsOfField(`${type.name}.${field.name}`, field),
      )
    : []),
]

/** What an SDL does not explain to its readers, each with its path. */
export const findSdlFaults = (sdl: string): string[] => {
  const schema = buildSchema(sdl)
  const types = Object.values(schema.getTypeMap()).filter(
    type => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  )
  const directives = schema.getDirectives().filter(directive => !isSpecifiedDirective(directive))
  return [
    ...undescribed('schema', schema),
    ...types.flatMap(faultsOfType),
    ...directives.flatMap(directive => undescribed(`@${directive.name}`, directive)),
  ]
}
