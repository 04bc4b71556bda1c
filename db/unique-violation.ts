/** True for PostgreSQL's error 23505: another transaction took the unique value first. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
