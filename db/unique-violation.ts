/**
 * True for PostgreSQL's error 23505: another transaction took the unique value first. `constraint`
 * asks for one of that name.
 */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  (constraint === undefined || ('constraint' in error && error.constraint === constraint))
