import { ModelError } from '#api/ai/opponent.ts'
import { toUnscored } from '#api/domain/debates/unscored.ts'
import type { Deps } from '#api/domain/deps.ts'
import { markUnscored } from '#db/queries/results.ts'

/**
 * Leaves a debate unscored for what the last try failed with.
 * Does nothing when the debate no longer waits for a verdict.
 */
export const giveUpEvaluation = async (
  deps: Pick<Deps, 'db' | 'debateEvents'>,
  debateId: string,
  error: unknown,
): Promise<void> => {
  const failure = error instanceof ModelError ? error.failure : ({ code: 'JUDGE_FAULT' } as const)
  const reason = toUnscored({ code: 'JUDGE_GAVE_UP', params: { failure } })
  if (await markUnscored(deps.db, debateId, reason))
    deps.debateEvents.publish({ debateId, kind: 'unscored' })
}
