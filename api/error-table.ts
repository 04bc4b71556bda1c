import type { ErrorClass } from '#schema/error-classes.ts'
import type { ErrorBody, FieldError, FieldProblem } from '#schema/errors.ts'
import { CLASS_OF_ERROR } from '#schema/messages/codes.ts'
import { en } from '#schema/messages/en.ts'
import { say } from '#schema/messages/say.ts'
import { DomainError } from './domain/domain-error.ts'

/** The one table from classes of failures to HTTP. */
export const HTTP_STATUS: Record<ErrorClass, number> = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

export const classOf = ({ said }: DomainError): ErrorClass => CLASS_OF_ERROR[said.code]

const toFieldError = (problem: FieldProblem): FieldError => ({
  field: problem.field,
  msg: say(en, problem),
  code: problem.code,
  ...(hasAny(problem.params) && { params: problem.params }),
})

const hasAny = (params: object | undefined) => Object.keys(params ?? {}).length > 0

/** The body every door shows for a failure; a bug's detail stays in the log. */
export const toErrorBody = (error: unknown): ErrorBody => {
  const shown = error instanceof DomainError ? error : new DomainError('SERVER_FAULT')
  const { code, params } = shown.said
  return {
    error: shown.message,
    code: classOf(shown),
    message_code: code,
    ...(hasAny(params) && { params }),
    ...(shown.fields.length > 0 && { errors: shown.fields.map(toFieldError) }),
  }
}
