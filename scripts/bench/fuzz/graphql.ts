import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { z } from 'zod'
import { readSdl } from '#api/graphql/plugin.ts'
import { ERROR_CLASSES } from '#schema/error-classes.ts'
import { DOMAIN_ERROR_CODES } from '#schema/messages/codes.ts'
import { isBug, send } from './send.ts'
import type { InputShape } from './shape.ts'
import { count } from './tally.ts'
import { BAD_VALUES, type InputMaker, makeInput } from './values.ts'

const schema = buildSchema(readSdl())
const OPERATIONS = [schema.getQueryType(), schema.getMutationType()].flatMap(type =>
  Object.values(type?.getFields() ?? {}).map(field => ({
    keyword: type === schema.getMutationType() ? 'mutation' : 'query',
    field,
  })),
)

const SCALARS: Readonly<Record<string, InputShape>> = {
  Int: { type: 'integer', minimum: 0, maximum: 100 },
  Float: { type: 'number', minimum: 0, maximum: 100 },
  Boolean: { type: 'boolean' },
}

const shapeOf = (type: GraphQLInputType): InputShape => {
  if (isNonNullType(type)) return shapeOf(type.ofType)
  if (isListType(type)) return { type: 'array', items: shapeOf(type.ofType) }
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) }
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? { type: 'string' }
  const fields = Object.values(type.getFields())
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(field => [field.name, shapeOf(field.type)])),
    required: fields.filter(field => isNonNullType(field.type)).map(({ name }) => name),
  }
}

const DEEPEST = 3
const CHOSEN = 0.6

/** Some fields of a type, those of its objects to a few levels; fields with arguments by default. */
const selectionOf = (type: GraphQLOutputType, maker: InputMaker, depth = 0): string => {
  const named = getNamedType(type)
  if (!isObjectType(named) && !isInterfaceType(named)) return ''
  const chosen = Object.values(named.getFields()).flatMap(({ name, type: inner, args }) => {
    const isLeaf = !isObjectType(getNamedType(inner)) && !isInterfaceType(getNamedType(inner))
    const isWanted = name === 'id' || name === 'userErrors' || maker.random.isOnce(CHOSEN)
    if (!isWanted || (!isLeaf && depth >= DEEPEST) || args.some(arg => isNonNullType(arg.type)))
      return []
    if (!isLeaf && depth > 0 && maker.random.isOnce(0.6)) return []
    return [name + selectionOf(inner, maker, depth + 1)]
  })
  return ` { ${['__typename', ...chosen].join(' ')} }`
}

const queryOf = (
  keyword: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
  maker: InputMaker,
) => {
  const declared = args.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
  const given = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const [head, call] = args.length > 0 ? [`(${declared})`, `(${given})`] : ['', '']
  return `${keyword} Fuzz${head} { ${name}${call}${selectionOf(type, maker)} }`
}

const BROKEN_QUERY = 0.06
const ALIASES = 40
const breakQuery = (query: string, { random }: InputMaker): unknown => {
  const name = query.match(/\{ (\w+)/)?.[1] ?? 'viewer'
  return random.pick<() => unknown>([
    () => query.slice(0, random.whole(query.length)),
    () => query.replace(/\w+ \}/, 'unknownField }'),
    () => `{ ${Array.from({ length: ALIASES }, (_, nth) => `a${nth}: ${name}`).join(' ')} }`,
    () => `{ viewer ${'{ debates { nodes '.repeat(ALIASES)}`,
    () => `query A { viewer { id } } ${query}`,
    () => `${query} fragment F on Query { ...F }`,
    () => random.pick(BAD_VALUES)?.(),
  ])()
}

/** What every GraphQL answer has, whatever was asked; one that was not executed has no data. */
const answerShape = z
  .strictObject({
    data: z.record(z.string(), z.unknown()).nullable().optional(),
    errors: z
      .array(
        z.strictObject({
          message: z.string().min(1),
          locations: z.array(z.strictObject({ line: z.int(), column: z.int() })).optional(),
          path: z.array(z.union([z.string(), z.int()])).optional(),
          extensions: z.looseObject({
            code: z.enum(ERROR_CLASSES).exclude(['INTERNAL']),
            messageCode: z.enum(DOMAIN_ERROR_CODES).optional(),
          }),
        }),
      )
      .min(1)
      .optional(),
    extensions: z.strictObject({ cost: z.record(z.string(), z.unknown()) }).optional(),
  })
  .refine(({ data, errors }) => data !== undefined || errors !== undefined)

const hasData = (body: unknown): boolean => {
  const { data } = answerShape.safeParse(body)
  return Object.values(data?.data ?? {}).some(each => each !== null)
}

/** Sends one made-up GraphQL request; what the answer has wrong, or null. */
export const fuzzGraphql = async (url: string, maker: InputMaker): Promise<string | null> => {
  const { random, person } = maker
  const ofAdmins = OPERATIONS.filter(({ field }) =>
    field.astNode?.directives?.some(({ name }) => name.value === 'adminsOnly'),
  )
  const picked = random.pick(person.kind === 'admin' && random.isOnce(0.7) ? ofAdmins : OPERATIONS)
  if (!picked) return null
  const { keyword, field } = picked
  const valid = queryOf(keyword, field, maker)
  const query = random.isOnce(BROKEN_QUERY) ? breakQuery(valid, maker) : valid
  const shape: InputShape = {
    type: 'object',
    properties: Object.fromEntries(field.args.map(arg => [arg.name, shapeOf(arg.type)])),
    required: field.args.filter(arg => isNonNullType(arg.type)).map(({ name }) => name),
  }
  const text = JSON.stringify({ query, variables: makeInput(shape, field.name, maker) })
  maker.tell(`${keyword} ${field.name} ${text.length} characters`)
  const { status, body, raw } = await send(url, person, { method: 'POST', path: '/graphql', text })
  const what = `${keyword} ${field.name} ${text.slice(0, 1_200)}`
  // What a mutation refuses comes as its userErrors; fields that are not the caller's are null.
  const isDone = status === 200 && hasData(body) && !/"userErrors":\[\{/.test(raw)
  count(maker.tally, `${keyword} ${field.name}`, isDone ? status : `${status} refused`)
  if (isBug(status, body)) return `${what}\n  answered ${status} ${raw.slice(0, 500)}`
  const { error } = answerShape.safeParse(body)
  return error
    ? `${what}\n  answered ${status} ${raw.slice(0, 600)}\n  ${z.prettifyError(error)}`
    : null
}
