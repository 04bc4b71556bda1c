import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { MercuriusOptions } from 'mercurius'
import { DomainError } from '#api/domain/domain-error.ts'
import { toErrorBody } from '#api/error-table.ts'
import type { ErrorClass } from '#schema/error-classes.ts'

type Formatter = NonNullable<MercuriusOptions['errorFormatter']>

/** The cause of a failed field, below the wrappers that GraphQL puts around it. */
const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error

const listOf = (cause: unknown): unknown[] =>
  cause instanceof Error && 'errors' in cause && Array.isArray(cause.errors) ? cause.errors : []

const statusOf = (cause: unknown): number =>
  cause instanceof Error && 'statusCode' in cause ? Number(cause.statusCode) : 500

const withCode = (
  error: GraphQLFormattedError,
  code: ErrorClass,
  extensions: object = {},
): GraphQLFormattedError => ({
  message: error.message,
  ...(error.locations && { locations: error.locations }),
  ...(error.path && { path: error.path }),
  extensions: { code, ...extensions },
})

/** Gives every failure its code and hides the detail of what nobody expected. */
export const formatErrors: Formatter = (execution, context) => {
  const log = context.reply ? context.reply.log : context.app.log
  const errors = (execution.errors ?? []).flatMap((error): GraphQLFormattedError[] => {
    const cause = causeOf(error)
    if (cause instanceof DomainError) {
      const { error: message, code, message_code: messageCode, ...more } = toErrorBody(cause)
      return [withCode({ ...error, message }, code, { messageCode, ...more })]
    }
    // What the query itself has wrong (syntax, unknown field,
    // depth, cost) is the caller's to mend, so it is shown.
    const ofQuery = listOf(cause).filter(inner => inner instanceof GraphQLError)
    if (ofQuery.length > 0) return ofQuery.map(inner => withCode(inner, 'VALIDATION'))
    const isCallers =
      cause instanceof GraphQLError || (statusOf(cause) >= 400 && statusOf(cause) < 500)
    if (isCallers && cause instanceof Error)
      return [withCode({ ...error, message: cause.message }, 'VALIDATION')]
    log.error({ err: cause }, 'a GraphQL field failed')
    const { error: message, code, message_code: messageCode } = toErrorBody(cause)
    return [withCode({ ...error, message }, code, { messageCode })]
  })
  const ranAtAll = Boolean(execution.data) || errors.some(error => error.path !== undefined)
  const response: FormattedExecutionResult = { data: execution.data ?? null, errors }
  return {
    statusCode: ranAtAll ? 200 : 400,
    response: response as ReturnType<Formatter>['response'],
  }
}
