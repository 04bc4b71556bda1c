/** The part of JSON Schema that structured outputs speak. */
export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: boolean
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  description?: string
}

/** Why a strict endpoint would refuse the schema: every object closed, every property required. */
export const strictProblems = (schema: JsonSchema, at = '$'): string[] => {
  const inner = (child: JsonSchema, name: string) => strictProblems(child, `${at}.${name}`)
  const problems = (schema.anyOf ?? []).flatMap((child, index) => inner(child, `anyOf[${index}]`))
  if (schema.items) problems.push(...inner(schema.items, 'items'))
  if (schema.type !== 'object') return problems
  const names = Object.keys(schema.properties ?? {})
  if (schema.additionalProperties !== false)
    problems.push(`${at}: 'additionalProperties' must be false`)
  const missing = names.filter(name => !schema.required?.includes(name))
  if (missing.length > 0) problems.push(`${at}: 'required' must include ${missing.join(', ')}`)
  return [
    ...problems,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => inner(child, name)),
  ]
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  typeOf(value) === 'object' ? { ...(value as object) } : {}

/** Where a value does not fit the schema; empty when it does. */
export const valueProblems = (schema: JsonSchema, value: unknown, at = '$'): string[] => {
  if (schema.anyOf)
    return schema.anyOf.some(option => valueProblems(option, value, at).length === 0)
      ? []
      : [`${at}: fits no option`]
  if (schema.enum && !schema.enum.includes(value))
    return [`${at}: ${JSON.stringify(value)} is not in the enum`]
  const type = typeOf(value)
  if (schema.type && type !== schema.type && !(schema.type === 'number' && type === 'integer'))
    return [`${at}: ${type} instead of ${schema.type}`]
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items = {} } = schema
    const size =
      value.length < minItems || value.length > maxItems ? [`${at}: ${value.length} items`] : []
    return [
      ...size,
      ...value.flatMap((item, index) => valueProblems(items, item, `${at}[${index}]`)),
    ]
  }
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
    return value < minimum || value > maximum ? [`${at}: ${value} is out of range`] : []
  }
  if (schema.type !== 'object') return []
  const given = entriesOf(value)
  const properties = schema.properties ?? {}
  const missing = (schema.required ?? [])
    .filter(name => !(name in given))
    .map(name => `${at}: ${name} is missing`)
  const surplus = Object.keys(given).filter(
    name => !(name in properties) && schema.additionalProperties === false,
  )
  return [
    ...missing,
    ...surplus.map(name => `${at}: ${name} is not allowed`),
    ...Object.entries(properties).flatMap(([name, child]) =>
      name in given ? valueProblems(child, given[name], `${at}.${name}`) : [],
    ),
  ]
}

/** Fills in what the schema alone cannot know, by the names that lead to the value. */
export type Hint = (path: readonly string[]) => string | undefined

/** One value that fits the schema, always the same for the same schema and hints. */
export const exampleOf = (
  schema: JsonSchema,
  hint: Hint = () => undefined,
  path: readonly string[] = [],
): unknown => {
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, hint, path)
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, child]) => [
          name,
          exampleOf(child, hint, [...path, name]),
        ]),
      )
    case 'array':
      return Array.from(
        { length: Math.min(schema.maxItems ?? 1, Math.max(schema.minItems ?? 0, 1)) },
        () => exampleOf(schema.items ?? {}, hint, path),
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return hint(path) ?? `a ${path.at(-1) ?? 'text'}`
  }
}
