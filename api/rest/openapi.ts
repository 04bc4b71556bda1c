import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { z } from 'zod'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { errorBody } from '#schema/errors.ts'
import type { RestCalls } from '#schema/rest/call.ts'
import { API_CALLS } from '#schema/rest/calls.ts'
import { type CallerKind, saysOf } from '#schema/rest/says.ts'
import {
  createSchemas,
  type OpenApiSchema,
  type Parameter,
  parametersOfShape,
  parametersOfTable,
} from './openapi-schemas.ts'

/** Tables whose query string is declared in schema/admin-lists. */
const TABLES: Record<string, [table: AdminTable, isPaged: boolean]> = {
  'GET /admin/debates/results': ['debates', true],
  'GET /admin/debates/export.csv': ['debates', false],
  'GET /admin/users': ['users', true],
  'GET /admin/users/export.csv': ['users', false],
  'GET /admin/topics': ['topics', true],
  'GET /admin/topics/export.csv': ['topics', false],
}

const ABOUT = `The calls of the product over HTTP with JSON. GraphQL at /graphql has the same and more.

**Who calls** is told by \`Authorization: Bearer\` with a token of a login or an API key; guests are known by a cookie.

**A failure** has a status from 400 and the body \`Error\`: \`error\` is an English sentence, \`message_code\` what it is by code,
\`errors\` the fields that it is about.

**Reads** have an \`ETag\`; with \`If-None-Match\` an unchanged one is 304.

**A POST** with an \`Idempotency-Key\` runs once: sent again within a day it gets the answer of the first time, with
\`Idempotency-Replayed: true\`. Another body under the key is 409, and a first one that still runs is 409 with \`Retry-After\`.
Logins and calls that answer a secret do not take one, and without any login there is nobody whose key it could be.

**Limits** are told by \`RateLimit\` and \`RateLimit-Policy\` (draft-ietf-httpapi-ratelimit-headers, from its eighth version);
a call over them is 429 with \`Retry-After\`.`

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string }

const SECURITY: Record<CallerKind, object[]> = {
  anybody: [],
  user: [{ bearer: [] }],
  debater: [{ bearer: [] }, { guest: [] }],
  admin: [{ bearer: [] }],
}

const WORDS: Record<string, string> = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' }

/** getAdminDebatesId of `GET /admin/debates/:id`: the same as long as the address is. */
const operationIdOf = (method: string, path: string) =>
  (WORDS[method] ?? '') +
  path
    .split(/[^a-zA-Z]+/)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const inPath = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name !== 'token' && { format: 'uuid' }) },
  }))

const TAGS: Record<string, string> = {
  auth: 'Accounts',
  users: 'People',
  topics: 'Topics',
  debates: 'Debates',
  shared: 'Debates',
  voice: 'Voice',
  admin: 'Administration',
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Makes the call run once, however often it is sent.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an earlier answer: 304 where nothing has changed.',
  schema: { type: 'string' },
}

const inQuery = (parameters: readonly Parameter[]) =>
  parameters.map(({ schema, ...parameter }) => ({
    ...parameter,
    in: 'query',
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    schema,
  }))

type ToSchema = (shape: z.ZodType, io: 'input' | 'output') => OpenApiSchema

const answersOf = (name: string, call: RestCalls[keyof RestCalls], toSchema: ToSchema) => {
  const [, says, media = 'application/json'] = saysOf(name)
  const good = Object.entries(call.answers).map(([status, shape]) => {
    if (status === '204') return [status, { description: says }]
    const schema = media === 'application/json' ? toSchema(shape, 'output') : { type: 'string' }
    return [status, { description: says, content: { [media]: { schema } } }]
  })
  return {
    ...Object.fromEntries(good),
    ...(name.startsWith('GET ') && { 304: { description: 'It has not changed.' } }),
    default: { $ref: '#/components/responses/Failure' },
  }
}

const operationOf = (name: string, call: RestCalls[keyof RestCalls], toSchema: ToSchema) => {
  const [method = '', path = ''] = name.split(' ')
  const [who, says] = saysOf(name)
  const table = TABLES[name]
  const query = call.query ? parametersOfShape(toSchema(call.query, 'input')) : []
  const parameters = [
    ...inPath(path),
    ...inQuery(table ? parametersOfTable(...table) : query),
    ...(method === 'POST' && who !== 'anybody' ? [IDEMPOTENCY_KEY] : []),
    ...(method === 'GET' ? [IF_NONE_MATCH] : []),
  ]
  return {
    operationId: operationIdOf(method, path),
    summary: says,
    tags: [TAGS[path.split('/')[1] ?? ''] ?? 'Others'],
    security: SECURITY[who],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toSchema(call.body, 'input') } },
      },
    }),
    responses: answersOf(name, call, toSchema),
  }
}

/**
 * The OpenAPI 3.1 document of all calls under /api, from the shapes that check them. Call by call,
 * so that nobody waits for the whole.
 */
export const describeApi = async () => {
  const { components, toSchema } = createSchemas()
  const failure = toSchema(errorBody, 'output')
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(API_CALLS as RestCalls)) {
    await othersFirst()
    const [method = '', path = ''] = name.split(' ')
    const address = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = {
      ...paths[address],
      [WORDS[method] ?? '']: operationOf(name, call, toSchema),
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'AI Debater Tutor',
      version,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components,
      responses: {
        Failure: {
          description: 'It failed; the status says in which way.',
          content: { 'application/json': { schema: failure } },
        },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token of a login, or an API key.',
        },
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: 'guest',
          description: 'Set by a guest’s start.',
        },
      },
    },
  }
}
