import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { addOpponentFailure } from '#db/queries/debates.ts'
import { isModelFailure } from '#schema/messages/codes.ts'

/**
 * Counts `error` in the debate when the opponent's model is to blame, for the administrators'
 * overview. A count that fails is logged: the debater hears of the first failure, not of this one.
 */
export const noteOpponentFailure = async (
  deps: Pick<Deps, 'db' | 'log'>,
  debateId: string,
  error: unknown,
): Promise<void> => {
  if (!(error instanceof DomainError && isModelFailure(error.said.code))) return
  try {
    await addOpponentFailure(deps.db, debateId)
  } catch (fault) {
    deps.log.error({ err: fault, debateId }, 'a failure of the opponent could not be counted')
  }
}
