import {
  type DocumentNode,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { buildASTSchema } from 'graphql/utilities/buildASTSchema.js'

/** What a day changed in the GraphQL schema, by coordinates such as `Query.topics(first:)`. */
export type SchemaChange = { day: string; added: string[]; changed: string[]; removed: string[] }

/** Its values are added with every message. */
const LEFT_OUT = ['MessageCode']

/** Every type, field, argument and value of a schema, with its type: the lines of a snapshot. */
export const listCoordinates = (document: DocumentNode): string[] => {
  const types = Object.values(buildASTSchema(document).getTypeMap())
  const lines = types.flatMap(type => {
    const { name } = type
    if (name.startsWith('__') || isSpecifiedScalarType(type) || LEFT_OUT.includes(name)) return []
    if (isEnumType(type)) return [name, ...type.getValues().map(value => `${name}.${value.name}`)]
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields())
      return [name, ...fields.map(field => `${name}.${field.name}: ${field.type}`)]
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [name]
    const fields = Object.values(type.getFields()).flatMap(field => [
      `${name}.${field.name}: ${field.type}`,
      ...field.args.map(arg => `${name}.${field.name}(${arg.name}:): ${arg.type}`),
    ])
    return [name, ...fields]
  })
  return lines.sort()
}

const coordinateOf = (line: string): string => /^[^:( ]+(\([^)]*\))?/.exec(line)?.[0] ?? line

/** The changes with those of `day` put first, into one entry a day. */
export const addChanges = (
  changes: readonly SchemaChange[],
  before: readonly string[],
  after: readonly string[],
  day: string,
): SchemaChange[] => {
  const were = new Map(before.map(line => [coordinateOf(line), line]))
  const are = new Map(after.map(line => [coordinateOf(line), line]))
  const added = [...are.keys()].filter(each => !were.has(each))
  const removed = [...were.keys()].filter(each => !are.has(each))
  const changed = [...are.keys()].filter(each => were.has(each) && were.get(each) !== are.get(each))
  if (added.length + removed.length + changed.length === 0) return [...changes]
  const [last] = changes
  const today = last?.day === day ? last : { day, added: [], changed: [], removed: [] }
  const rest = changes.filter(each => each !== last || last.day !== day)
  const isNew = new Set([...today.added, ...added])
  const entry: SchemaChange = {
    day,
    added: [...isNew].filter(each => are.has(each) && !today.removed.includes(each)).sort(),
    changed: [...new Set([...today.changed, ...changed])]
      .filter(each => are.has(each) && !isNew.has(each))
      .sort(),
    // What came and went on one day was never there.
    removed: [...new Set([...today.removed, ...removed])]
      .filter(each => !are.has(each) && !isNew.has(each))
      .sort(),
  }
  return [entry, ...rest]
}
