import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { MercuriusOptions } from 'mercurius'
import { DomainError } from '#api/domain/domain-error.ts'
import { classOf, toErrorBody } from '#api/http/errors.ts'
import type { ErrorClass } from '#schema/error-classes.ts'
import type { ErrorBody } from '#schema/errors.ts'
import type { MessageCode } from '#schema/messages/codes.ts'

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

export type UserErrorNode = {
  field: string | null
  code: ErrorClass
  message: string
  messageCode: MessageCode
  params: ErrorBody['params'] | null
}

/** snake_case field names of the domain as this door spells them. */
const camelCase = (field: string) =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const MENDABLE: readonly ErrorClass[] = ['VALIDATION', 'CONFLICT']

const userErrorsOf = (body: ErrorBody): UserErrorNode[] => {
  const { error, code, message_code: messageCode, params = null, errors = [] } = body
  if (errors.length === 0) return [{ field: null, code, message: error, messageCode, params }]
  return errors.map(problem => ({
    field: camelCase(problem.field),
    code,
    message: problem.msg,
    messageCode: problem.code,
    params: problem.params ?? null,
  }))
}

/**
 * A mutation's payload: what the caller can mend (VALIDATION,
 * CONFLICT) comes as userErrors, any other failure as a GraphQL error with its code.
 */
export const payload = async <T extends object>(
  act: () => Promise<T>,
): Promise<Partial<T> & { userErrors: UserErrorNode[] }> => {
  try {
    return { ...(await act()), userErrors: [] }
  } catch (error) {
    if (!(error instanceof DomainError) || !MENDABLE.includes(classOf(error))) throw error
    // Partial<T> is true of an object without any of T's keys;
    // the compiler cannot see that for a generic T.
    const failed: { userErrors: UserErrorNode[] } = {
      userErrors: userErrorsOf(toErrorBody(error)),
    }
    return failed as Partial<T> & { userErrors: UserErrorNode[] }
  }
}
