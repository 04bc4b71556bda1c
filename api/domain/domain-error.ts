import { ModelError } from '#api/ai/opponent.ts'
import type { FieldProblem } from '#schema/errors.ts'
import type { DomainErrorCode, FieldCode } from '#schema/messages/codes.ts'
import { en } from '#schema/messages/en.ts'
import type { CodeAndParams, FailureMessage, FieldMessage } from '#schema/messages/message.ts'
import { say, sayAll } from '#schema/messages/say.ts'

type More = {
  fields?: readonly FieldProblem[]
  /** Seconds until another try makes sense. */
  retryAfter?: number
  cause?: unknown
}

type FailureArgs = {
  [Code in DomainErrorCode]: [...said: CodeAndParams<Code>, more?: More]
}[DomainErrorCode]

/** An expected failure; schema/messages has its sentences. `message` is English, for the log. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly said: FailureMessage
  readonly fields: readonly FieldProblem[]
  readonly retryAfter: number | null

  constructor(...[code, params, more = {}]: FailureArgs) {
    // The compiler checked them together; taken apart they are two unions.
    const said = { code, params } as FailureMessage
    const { fields = [], retryAfter = null, cause } = more
    const sentences = fields.map(problem => say(en, problem))
    super(sentences.length > 0 ? sayAll(en, sentences) : say(en, said), { cause })
    this.said = said
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** A message from elsewhere as a failure. */
export const failWith = ({ code, params }: FailureMessage, more?: More): DomainError =>
  new DomainError(...([code, params, more] as FailureArgs))

/** Throws FIELDS_INVALID when there is a problem. */
export const assertNoProblems = (fields: readonly FieldProblem[]): void => {
  if (fields.length > 0) throw new DomainError('FIELDS_INVALID', {}, { fields })
}

/** One field's problem as a failure. */
export const invalidField = (field: string, ...[code, params]: CodeAndParams<FieldCode>) => {
  const problem = { code, params } as FieldMessage
  return new DomainError('FIELDS_INVALID', {}, { fields: [{ field, ...problem }] })
}

export const notOneOf = (field: string, values: readonly string[]) =>
  invalidField(field, 'FIELD_NOT_ONE_OF', { field, values: values.join(', ') })

/**
 * A model that cannot answer becomes UNAVAILABLE with its own message;
 * anything else stays what it is.
 */
export const modelFailure = (error: unknown): unknown =>
  error instanceof ModelError ? failWith(error.failure, { cause: error }) : error
