import { ModelError } from '#api/ai/opponent.ts'
import { failWith } from '#api/domain/domain-error.ts'

/**
 * A model that cannot answer becomes UNAVAILABLE with its own message;
 * anything else stays what it is.
 */
export const modelFailure = (error: unknown): unknown =>
  error instanceof ModelError ? failWith(error.failure, { cause: error }) : error
