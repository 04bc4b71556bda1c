import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { parseInput } from '#api/http/parse-input.ts'

const anyObject = z.looseObject({})
const parameters = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: anyObject.nullish(),
  extensions: z
    .looseObject({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() })
    .nullish(),
})

/** What a request asks (GraphQL over HTTP, section 5); one of `query` and `hash` is there. */
export type GraphqlRequest = {
  query: string | null
  /** The SHA-256 of a persisted query. */
  hash: string | null
  operationName: string | undefined
  variables: Record<string, unknown> | undefined
}

/** An object in a query string, which has it as JSON. */
const readJson = (field: string, value: unknown): unknown => {
  if (typeof value !== 'string' || value === '') return undefined
  try {
    return JSON.parse(value)
  } catch {
    throw invalidField(field, 'FIELD_NOT_AN_OBJECT', { field })
  }
}

const given = ({ method, query, body }: FastifyRequest): unknown => {
  if (method === 'POST') return body ?? {}
  const { variables, extensions, ...others } = query as Record<string, unknown>
  return {
    ...others,
    variables: readJson('variables', variables),
    extensions: readJson('extensions', extensions),
  }
}

/** FIELDS_INVALID */
export const readRequest = (request: FastifyRequest): GraphqlRequest => {
  const { query, operationName, variables, extensions } = parseInput(parameters, given(request))
  const hash = extensions?.persistedQuery?.sha256Hash ?? null
  if (!query && hash === null) throw invalidField('query', 'FIELD_REQUIRED', { field: 'query' })
  return {
    query: query || null,
    hash,
    operationName: operationName ?? undefined,
    variables: variables ?? undefined,
  }
}

/** For a method, or a kind of operation, that the address does not take. */
export const notAllowed = (method: string, allowed: string): DomainError =>
  new DomainError('METHOD_NOT_ALLOWED', { method, path: '/graphql', allowed })
