/**
 * What kind of failure it is: `code` on the wire; api/http/errors.ts maps each to an HTTP status.
 */
export const ERROR_CLASSES = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorClass = (typeof ERROR_CLASSES)[number]
