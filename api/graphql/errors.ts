import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { MercuriusOptions } from 'mercurius'
import { DomainError } from '#api/domain/domain-error.ts'
import { classOf, toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import { HTTP_STATUS } from '#api/http/errors.ts'
import type { ErrorClass } from '#schema/error-classes.ts'
import type { UserError, UserErrorCode } from '#schema/generated/resolver-types.ts'
import type { DomainErrorCode } from '#schema/messages/codes.ts'
import type { GraphqlContext } from './context.ts'

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

/** Nothing was answered at all. */
const isEmpty = (data: FormattedExecutionResult['data']) =>
  Object.values(data ?? {}).every(value => value === null)

/** The status of a query that did not run: 400, but for who may come later, or not from there. */
const statusOfRefusal = ({ errors = [] }: FormattedExecutionResult): number => {
  const says = (name: 'code' | 'messageCode', value: string) =>
    errors.some(({ extensions }) => extensions?.[name] === value)
  if (says('code', 'RATE_LIMITED')) return HTTP_STATUS.RATE_LIMITED
  return says('messageCode', 'ORIGIN_FOREIGN') ? HTTP_STATUS.FORBIDDEN : HTTP_STATUS.VALIDATION
}

/** Gives every failure its code and hides the detail of what nobody expected. */
export const formatErrors: Formatter = (execution, context) => {
  const log = context.reply ? context.reply.log : context.app.log
  let isDown = false
  let retryAfter = 0
  const errors = (execution.errors ?? []).flatMap((error): GraphQLFormattedError[] => {
    const cause = causeOf(error)
    const expected = toDomainError(cause)
    if (expected) {
      if (expected.said.code === 'DATABASE_UNAVAILABLE') {
        log.warn({ err: expected }, expected.message)
        isDown = true
      }
      retryAfter = Math.max(retryAfter, expected.retryAfter ?? 0)
      const { error: message, code, message_code: messageCode, ...more } = toErrorBody(expected)
      return [withCode({ ...error, message }, code, { messageCode, ...more })]
    }
    // What the query itself has wrong (syntax, unknown field,
    // depth, cost) can be corrected by the caller, so it is shown.
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
  const { cost = null } = context as unknown as Partial<GraphqlContext>
  const response: FormattedExecutionResult = {
    data: execution.data ?? null,
    errors,
    ...(cost && { extensions: { cost } }),
  }
  if (retryAfter > 0) context.reply?.header('retry-after', retryAfter)
  const statusCode = ranAtAll ? 200 : statusOfRefusal(response)
  return {
    // Where nothing was answered, whoever only reads the status tries again.
    statusCode: isDown && isEmpty(execution.data) ? HTTP_STATUS.UNAVAILABLE : statusCode,
    response: response as ReturnType<Formatter>['response'],
  }
}

/** An expected failure as the GraphQL error that carries its code; anything else stays as it is. */
export const toGraphqlError = (error: unknown): unknown => {
  if (!(error instanceof DomainError)) return error
  const { error: message, code, message_code: messageCode, ...more } = toErrorBody(error)
  return new GraphQLError(message, { extensions: { code, messageCode, ...more } })
}

/** snake_case field names of the domain as GraphQL spells them. */
const camelCase = (field: string) =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A wrong password can be corrected; a login that is missing is a failure of the call. */
const WRONG_LOGINS: readonly DomainErrorCode[] = [
  'CREDENTIALS_WRONG',
  'ADMIN_CREDENTIALS_WRONG',
  'PROVIDER_LOGIN_FAILED',
  'PROVIDER_EMAIL_UNVERIFIED',
]

/** The code of what the caller can correct; null for any other failure. */
const mendableCodeOf = (error: DomainError): UserErrorCode | null => {
  if (WRONG_LOGINS.includes(error.said.code)) return 'UNAUTHENTICATED'
  const code = classOf(error)
  return code === 'VALIDATION' || code === 'CONFLICT' || code === 'NOT_FOUND' ? code : null
}

const userErrorsOf = (error: DomainError, code: UserErrorCode): UserError[] => {
  const { params = null, errors = [] } = toErrorBody(error)
  if (errors.length === 0)
    return [{ field: null, code, message: error.message, messageCode: error.said.code, params }]
  return errors.map(problem => ({
    field: camelCase(problem.field),
    code,
    message: problem.msg,
    messageCode: problem.code,
    params: problem.params ?? null,
  }))
}

/**
 * A mutation's payload: what the caller can correct (VALIDATION, CONFLICT, NOT_FOUND, a wrong login)
 * comes as userErrors, any other failure as a GraphQL error with its code.
 */
export const payload = async <T extends object>(
  act: () => Promise<T>,
): Promise<Partial<T> & { userErrors: UserError[] }> => {
  try {
    return { ...(await act()), userErrors: [] }
  } catch (error) {
    const code = error instanceof DomainError ? mendableCodeOf(error) : null
    if (!(error instanceof DomainError) || code === null) throw error
    // Partial<T> is true of an object without any of T's keys;
    // the compiler cannot see that for a generic T.
    const failed: { userErrors: UserError[] } = { userErrors: userErrorsOf(error, code) }
    return failed as Partial<T> & { userErrors: UserError[] }
  }
}
