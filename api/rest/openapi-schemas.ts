import { z } from 'zod'
import {
  adminDebate,
  adminTopic,
  adminUser,
  dashboardStats,
  deletion,
  passwordReset,
} from '#schema/admin.ts'
import type { DeclaredColumn, ListFilter } from '#schema/admin-lists/declare.ts'
import {
  ADMIN_LISTS,
  type AdminTable,
  filtersOf,
  parametersOf,
  sortsOf,
} from '#schema/admin-lists/lists.ts'
import { LARGEST_ADMIN_PAGE, LONGEST, SCORES } from '#schema/admin-lists/query.ts'
import {
  admin,
  debate,
  debateResults,
  debateRow,
  debateTopic,
  popularTopic,
  session,
  sharedDebate,
  shareLink,
  turn,
  user,
  userProfile,
} from '#schema/entities.ts'
import { errorBody } from '#schema/errors.ts'
import { messageParams } from '#schema/rest/values.ts'
import { review, skillScores } from '#schema/review.ts'

export type OpenApiSchema = Record<string, unknown>

/** What the document names once, under components. */
const NAMED: Record<string, z.ZodType> = {
  Admin: admin,
  AdminDebate: adminDebate,
  AdminTopic: adminTopic,
  AdminUser: adminUser,
  DashboardStats: dashboardStats,
  Debate: debate,
  DebateResults: debateResults,
  DebateRow: debateRow,
  DebateTopic: debateTopic,
  Deletion: deletion,
  Error: errorBody,
  MessageParams: messageParams,
  PasswordReset: passwordReset,
  Review: review,
  Session: session,
  ShareLink: shareLink,
  SharedDebate: sharedDebate,
  SkillScores: skillScores,
  Topic: popularTopic,
  Turn: turn,
  User: user,
  UserProfile: userProfile,
}

const registry = z.registry<{ id: string }>()
for (const [id, shape] of Object.entries(NAMED)) registry.add(shape, { id })

const LOCAL = '#/$defs/'
const SHARED = '#/components/schemas/'

const withSharedRefs = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withSharedRefs)
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace(LOCAL, SHARED)
        : withSharedRefs(value),
    ]),
  )
}

/** Turns the zod shapes of checks into JSON Schema, and collects what they name in `components`. */
export const createSchemas = () => {
  const components: Record<string, OpenApiSchema> = {}
  const toSchema = (shape: z.ZodType, io: 'input' | 'output'): OpenApiSchema => {
    const { $schema, $defs, ...schema } = z.toJSONSchema(shape, {
      io,
      metadata: registry,
      unrepresentable: 'any',
      // A format says it better than the expression that checks it, but this one only zod knows.
      override: ({ jsonSchema }) => {
        if (jsonSchema.format === 'starts_with') delete jsonSchema.format
        else if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      },
    })
    for (const [name, { id: _, ...named }] of Object.entries($defs ?? {}))
      components[name] ??= withSharedRefs(named) as OpenApiSchema
    return withSharedRefs(schema) as OpenApiSchema
  }
  return { components, toSchema }
}

/** Null is not sent in a query string, and a number is read from its digits. */
const asParameter = (schema: OpenApiSchema): OpenApiSchema => {
  const { anyOf, type } = schema
  if (Array.isArray(anyOf)) {
    const [only] = (anyOf as OpenApiSchema[]).filter(each => each.type !== 'null')
    return asParameter(only ?? {})
  }
  if (Array.isArray(type)) return { ...schema, type: type.find(each => each !== 'null') }
  return typeof schema.pattern === 'string' && schema.pattern.startsWith('^\\d')
    ? { type: 'integer', minimum: 0 }
    : schema
}

export type Parameter = { name: string; description?: string; schema: OpenApiSchema }

/** What a query string takes, by its zod shape. */
export const parametersOfShape = (schema: OpenApiSchema): Parameter[] =>
  Object.entries((schema.properties ?? {}) as Record<string, OpenApiSchema>).map(
    ([name, each]) => ({
      name,
      schema: asParameter(each),
    }),
  )

const list = (items: OpenApiSchema): OpenApiSchema => ({ type: 'array', items })

const schemaOfFilter = (filter: ListFilter): OpenApiSchema => {
  switch (filter.kind) {
    case 'choices':
      return list({ type: 'string', enum: [...filter.values] })
    case 'words':
      return list({ type: 'string', maxLength: LONGEST.words })
    case 'numbers':
      if (filter.isScore) return { type: 'number', minimum: SCORES.min, maximum: SCORES.max }
      return { type: filter.isWhole ? 'integer' : 'number' }
    case 'flag':
      return { type: 'boolean' }
    case 'days':
      return { type: 'string', format: 'date' }
    case 'moment':
      return { type: 'string', format: 'date-time' }
    case 'text':
      return { type: 'string', maxLength: LONGEST.text }
    default:
      return { type: 'string', format: 'uuid' }
  }
}

/** What the query string of an administrators' list takes, by its declaration. */
export const parametersOfTable = (table: AdminTable, isPaged: boolean): Parameter[] => {
  const { columns, defaultSort } = ADMIN_LISTS[table]
  const filters = filtersOf(table).flatMap(([name, filter]) =>
    parametersOf(name, filter).map((parameter, at) => ({
      name: parameter,
      description: [filter.says].flat()[at],
      schema: schemaOfFilter(filter),
    })),
  )
  const orders = sortsOf(table).flatMap(({ by }) => [`${by}.asc`, `${by}.desc`])
  const sorted = Object.entries(columns as Record<string, DeclaredColumn>)
  return [
    ...filters,
    {
      name: 'sort',
      description: `The order, the most important first; without any ${defaultSort}.desc.`,
      schema: list({ type: 'string', enum: orders }),
    },
    {
      name: 'sortBy',
      description: 'The same by the name of a column, with sortOrder.',
      schema: { type: 'string', enum: sorted.flatMap(([name, { sort }]) => (sort ? name : [])) },
    },
    { name: 'sortOrder', schema: { type: 'string', enum: ['asc', 'desc'] } },
    ...(isPaged
      ? [
          { name: 'page', schema: { type: 'integer', minimum: 1, default: 1 } },
          {
            name: 'pageSize',
            schema: { type: 'integer', minimum: 1, maximum: LARGEST_ADMIN_PAGE, default: 10 },
          },
        ]
      : []),
  ]
}
