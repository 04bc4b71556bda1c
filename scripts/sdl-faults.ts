import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql'

type Described = { description?: string | null | undefined }

const undescribed = (path: string, { description }: Described): string[] =>
  description?.trim() ? [] : [`${path} has no description`]

/** A forbidden field becomes null. If it could not be null, its whole object would become null. */
const faultsOfPermission = (
  path: string,
  { type, description, astNode }: GraphQLField<unknown, unknown>,
) => {
  const isGuarded = (astNode?.directives ?? []).some(({ name }) =>
    ['private', 'adminsOnly'].includes(name.value),
  )
  if (!isGuarded) return []
  const isRoot = path.startsWith('Query.') || path.startsWith('Mutation.')
  return [
    ...(isNonNullType(type) && !isRoot ? [`${path} is guarded and cannot be null`] : []),
    ...(/administrators/i.test(description ?? '') ? [] : [`${path} does not say who may read it`]),
  ]
}

const faultsOfField = (path: string, field: GraphQLField<unknown, unknown> | GraphQLInputField) => [
  ...undescribed(path, field),
  ...('args' in field
    ? [
        ...field.args.flatMap(arg => undescribed(`${path}(${arg.name})`, arg)),
        ...faultsOfPermission(path, field),
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
