import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import type { Test } from 'tap'
import { resolvers } from '#api/graphql/plugin.ts'
import { openApp } from './test-app.ts'

/** All of whose fields have resolvers of their own. */
const ROOTS = ['Query', 'Mutation', 'Subscription']

/** Where Fastify tells of a new server. */
const CREATION = 'fastify.initialization'

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())

/** An object type, and those in its fields. */
const typesUnder = (type: GraphQLNamedType | null | undefined, known = new Set<string>()) => {
  if (!isObjectType(type) || known.has(type.name)) return known
  known.add(type.name)
  for (const field of fieldsOf(type)) typesUnder(getNamedType(field.type), known)
  return known
}

/**
 * The server of `openApp`, with the schema that it runs and what it has read so far: a field without
 * a resolver of its own has a source where anything was read, and be it null.
 */
export const openWatched = async (t: Test) => {
  const contexts: FastifyInstance[] = []
  const hear = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRegister', context => {
      contexts.push(context)
    })
  subscribe(CREATION, hear)
  const app = await openApp(t)
  unsubscribe(CREATION, hear)
  const schema = contexts.find(context => context.hasDecorator('graphql'))?.graphql.schema
  if (!schema) throw new Error('the server has no GraphQL')

  const sourceless = new Map<string, Set<string>>()
  const watch = (type: string, field: GraphQLField<unknown, unknown>, left: Set<string>) => {
    const { name, resolve } = field
    if (!resolve) throw new Error(`nothing reads ${type}.${name}`)
    left.add(name)
    const note = (value: unknown) => {
      if (value !== undefined) left.delete(name)
    }
    field.resolve = (...given) => {
      const value = resolve(...given)
      if (value instanceof Promise) value.then(note, () => undefined)
      else note(value)
      return value
    }
  }
  const typesOf = (names: Iterable<string>) =>
    [...names].map(name => schema.getType(name)).filter(isObjectType)
  const read = typesUnder(schema.getQueryType())
  typesUnder(schema.getSubscriptionType(), read)
  const changed = [...typesUnder(schema.getMutationType())].filter(name => !read.has(name))
  for (const type of typesOf([...read, ...changed])) {
    if (ROOTS.includes(type.name)) continue
    const own: object = Reflect.get(resolvers, type.name) ?? {}
    const left = new Set<string>()
    sourceless.set(type.name, left)
    for (const field of fieldsOf(type)) if (!(field.name in own)) watch(type.name, field, left)
  }
  const sourcelessOf = (type: GraphQLObjectType) =>
    [...(sourceless.get(type.name) ?? [])].map(field => `${type.name}.${field}`)

  /** All fields of a type; within it those of each type once, and none where it `isSkipped`. */
  const selectionOf = (
    type: GraphQLNamedType | undefined,
    isSkipped: (type: GraphQLObjectType) => boolean,
    inside = new Set<GraphQLObjectType>(),
  ): string => {
    if (isLeafType(type)) return ''
    if (!isObjectType(type) || inside.has(type) || isSkipped(type)) return '{ __typename }'
    inside.add(type)
    const selected = fieldsOf(type).map(
      field => `${field.name} ${selectionOf(getNamedType(field.type), isSkipped, inside)}`,
    )
    return `{ ${selected.join(' ')} }`
  }
  return {
    ...{ app, schema, sourcelessOf, selectionOf },
    /** What has had no source so far, in the types that queries and subscriptions answer. */
    sourcelessRead: () => typesOf(read).flatMap(sourcelessOf),
    /** The same in those that only mutations answer. */
    sourcelessChanged: () => typesOf(changed).flatMap(sourcelessOf),
  }
}
