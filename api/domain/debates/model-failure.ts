import { ModelError } from '#api/ai/opponent.ts'
import { DomainError } from '#api/domain/domain-error.ts'

/**
 * A model that cannot answer becomes UNAVAILABLE with its own sentence;
 * anything else stays what it is.
 */
export const modelFailure = (error: unknown): unknown =>
  error instanceof ModelError
    ? new DomainError('UNAVAILABLE', error.message, { cause: error })
    : error
