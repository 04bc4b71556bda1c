import type { FastifyRequest } from 'fastify'
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { MercuriusOptions } from 'mercurius'
import { DomainError } from '#api/domain/domain-error.ts'
import { classOf, toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import { logForbidden } from '#api/http/log-forbidden.ts'
import { ERROR_CLASSES, type ErrorClass, HTTP_STATUS } from '#schema/error-classes.ts'
import type { FieldError } from '#schema/errors.ts'
import type { UserError } from '#schema/generated/resolver-types.ts'
import type { DomainErrorCode } from '#schema/messages/codes.ts'
import { en } from '#schema/messages/en.ts'
import { sayCode } from '#schema/messages/say.ts'
import type { GraphqlContext, HttpOutcome } from './context.ts'
import { inputName } from './read-part.ts'

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

const statusOfClass = new Map<unknown, number>(Object.entries(HTTP_STATUS))

/** A failure of what the caller sent, by its own status: a body too large, or no JSON. */
const bodyFault = (cause: Error): ErrorClass => {
  const status = statusOf(cause)
  return ERROR_CLASSES.find(each => HTTP_STATUS[each] === status) ?? 'VALIDATION'
}

/** Where failures are written down, and who caused them. */
type RefusedCall = Pick<FastifyRequest, 'log' | 'ip'>

type Described = { errors: GraphQLFormattedError[]; isDown: boolean; retryAfter: number }

/** Every failure with its code; the detail of what nobody expected is only written to the log. */
const describe = (failures: readonly GraphQLError[], { log, ip }: RefusedCall): Described => {
  let isDown = false
  let retryAfter = 0
  /** Rows of a list that are refused share an error, which is told and written down once. */
  const told = new Map<unknown, ReturnType<typeof toErrorBody>>()
  const tell = (expected: DomainError) => {
    logForbidden(log, expected, ip)
    if (expected.said.code === 'DATABASE_UNAVAILABLE') {
      log.warn({ err: expected }, expected.message)
      isDown = true
    }
    retryAfter = Math.max(retryAfter, expected.retryAfter ?? 0)
    return toErrorBody(expected)
  }
  const errors = failures.flatMap((error): GraphQLFormattedError[] => {
    const cause = causeOf(error)
    const known = told.get(cause)
    const expected = known ? null : toDomainError(cause)
    const body = known ?? (expected && tell(expected))
    if (body) {
      told.set(cause, body)
      const { error: message, code, message_code: messageCode, ...more } = body
      return [withCode({ ...error.toJSON(), message }, code, { messageCode, ...more })]
    }
    // What the query itself has wrong (syntax, unknown field, a variable)
    // can be corrected by the caller, so it is shown.
    const ofQuery = listOf(cause).filter(inner => inner instanceof GraphQLError)
    if (ofQuery.length > 0) return ofQuery.map(inner => withCode(inner.toJSON(), 'VALIDATION'))
    if (cause instanceof GraphQLError) return [withCode(cause.toJSON(), 'VALIDATION')]
    if (cause instanceof Error && statusOf(cause) >= 400 && statusOf(cause) < 500)
      return [withCode({ ...error.toJSON(), message: cause.message }, bodyFault(cause))]
    log.error({ err: cause }, 'a GraphQL field failed')
    const { error: message, code, message_code: messageCode } = toErrorBody(cause)
    return [withCode({ ...error.toJSON(), message }, code, { messageCode })]
  })
  return { errors, isDown, retryAfter }
}

const statusOfRefusal = ([first]: GraphQLFormattedError[]): number =>
  statusOfClass.get(first?.extensions?.code) ?? HTTP_STATUS.INTERNAL

/** What mercurius does with a query that ran and failed in part, or in its variables. */
export const formatErrors: Formatter = (execution, given) => {
  const context = given as unknown as GraphqlContext
  const { errors, isDown, retryAfter } = describe(execution.errors, context)
  const ranAtAll = Boolean(execution.data) || errors.some(error => error.path !== undefined)
  const response: FormattedExecutionResult = {
    ...(ranAtAll && { data: execution.data ?? null }),
    errors,
  }
  const status = ranAtAll ? 200 : statusOfRefusal(errors)
  // Where nothing was answered, whoever only reads the status tries again.
  const statusCode = isDown && isEmpty(execution.data) ? HTTP_STATUS.UNAVAILABLE : status
  context.outcome = { status: statusCode, retryAfter }
  return { statusCode, response: response as ReturnType<Formatter>['response'] }
}

/** Anything thrown as an error of GraphQL, below which `describe` finds it. */
export const toError = (error: unknown): GraphQLError => {
  if (error instanceof GraphQLError) return error
  const originalError = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(originalError.message, { originalError })
}

/** The answer to a request that did not run: it has no `data`. */
export const failureOf = (
  error: unknown,
  call: RefusedCall,
  cost: GraphqlContext['cost'],
): HttpOutcome & { body: FormattedExecutionResult } => {
  const { errors, retryAfter } = describe([toError(error)], call)
  const body = { errors, ...(cost && { extensions: { cost } }) }
  return { status: statusOfRefusal(errors), retryAfter, body }
}

/** The errors of a subscription, as the protocol carries them. */
export const errorsOf = (
  failures: readonly unknown[],
  call: RefusedCall,
): GraphQLFormattedError[] => describe(failures.map(toError), call).errors

type Mendable = Pick<UserError, 'code' | 'field'>

const WRONG_LOGIN: Mendable = { code: 'UNAUTHENTICATED', field: null }
const BAD_RECORDING: Mendable = { code: 'VALIDATION', field: 'audioData' }
/**
 * What can be corrected, though its class does not say so: a wrong password (a login that is missing
 * is a failure of the call) and a recording that the voice service cannot take.
 */
const MENDABLE: Partial<Record<DomainErrorCode, Mendable>> = {
  CREDENTIALS_WRONG: WRONG_LOGIN,
  ADMIN_CREDENTIALS_WRONG: WRONG_LOGIN,
  PROVIDER_LOGIN_FAILED: WRONG_LOGIN,
  PROVIDER_EMAIL_UNVERIFIED: WRONG_LOGIN,
  PROVIDER_EMAIL_LOOK_ALIKE: WRONG_LOGIN,
  RECORDING_UNREADABLE: BAD_RECORDING,
  RECORDING_TOO_LONG: BAD_RECORDING,
}

/** The kind and place of what the caller can correct; null for any other failure. */
const mendableOf = (error: DomainError): Mendable | null => {
  const known = MENDABLE[error.said.code]
  if (known) return known
  const code = classOf(error)
  const isMendable = code === 'VALIDATION' || code === 'CONFLICT' || code === 'NOT_FOUND'
  return isMendable ? { code, field: null } : null
}

/** A field's problem as a mutation answers it. */
export const toUserError = ({ field, msg, code, params: told }: FieldError): UserError => {
  const params = typeof told?.field === 'string' ? { ...told, field: inputName(told.field) } : told
  return {
    field: inputName(field),
    code: 'VALIDATION',
    message: sayCode(en, code, params, msg),
    messageCode: code,
    params: params ?? null,
  }
}

const userErrorsOf = (error: DomainError, mendable: Mendable): UserError[] => {
  const { params = null, errors = [] } = toErrorBody(error)
  if (errors.length === 0)
    return [{ ...mendable, message: error.message, messageCode: error.said.code, params }]
  return errors.map(problem => ({ ...toUserError(problem), code: mendable.code }))
}

/**
 * A mutation's payload: what the caller can correct (VALIDATION, CONFLICT, NOT_FOUND, a wrong login,
 * a bad recording) comes as userErrors, any other failure as a GraphQL error with its code.
 */
export const payload = async <T extends object>(
  act: () => Promise<T>,
): Promise<Partial<T> & { userErrors: UserError[] }> => {
  try {
    return { ...(await act()), userErrors: [] }
  } catch (error) {
    const mendable = error instanceof DomainError ? mendableOf(error) : null
    if (!(error instanceof DomainError) || mendable === null) throw error
    // Partial<T> is true of an object without any of T's keys;
    // the compiler cannot see that for a generic T.
    const failed: { userErrors: UserError[] } = { userErrors: userErrorsOf(error, mendable) }
    return failed as Partial<T> & { userErrors: UserError[] }
  }
}
