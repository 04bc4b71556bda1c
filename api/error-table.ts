import type { ErrorBody, ErrorCode } from '#schema/errors.ts'
import { DomainError } from './domain/domain-error.ts'

/** The one table from failure codes to HTTP. GraphQL and sockets carry the code itself. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
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

/** The body every door shows for a failure; a bug's detail stays in the log. */
export const toErrorBody = (error: unknown): ErrorBody => {
  if (!(error instanceof DomainError))
    return { error: 'Something went wrong on our side. Please try again later.', code: 'INTERNAL' }
  return {
    error: error.message,
    code: error.code,
    ...(error.fields.length > 0 && { errors: [...error.fields] }),
  }
}
