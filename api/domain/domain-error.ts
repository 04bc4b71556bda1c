import type { ErrorCode, FieldProblem } from '#schema/errors.ts'

/**
 * An expected failure. Its message is for users:
 * what happened and what to do. Anything else thrown is a bug.
 */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly fields: readonly FieldProblem[]
  /** Seconds until another try makes sense, with RATE_LIMITED. */
  readonly retryAfter: number | null

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: readonly FieldProblem[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.fields = more.fields ?? []
    this.retryAfter = more.retryAfter ?? null
  }
}

/** Throws VALIDATION when there is a problem; the message joins the sentences. */
export const assertNoProblems = (problems: readonly FieldProblem[]): void => {
  if (problems.length === 0) return
  throw new DomainError('VALIDATION', problems.map(problem => problem.msg).join('. '), {
    fields: problems,
  })
}

export const invalidField = (field: string, msg: string) =>
  new DomainError('VALIDATION', msg, { fields: [{ field, msg }] })
