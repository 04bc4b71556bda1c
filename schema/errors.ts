/** Closed set of failure codes; api/error-table.ts maps each to an HTTP status. */
export const ERROR_CODES = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export type FieldProblem = { field: string; msg: string }

/** The body of every REST failure; sockets and GraphQL carry the same sentence and code. */
export type ErrorBody = { error: string; code: ErrorCode; errors?: FieldProblem[] }
