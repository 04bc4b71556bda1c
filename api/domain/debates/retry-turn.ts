import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, modelFailure } from '#api/domain/domain-error.ts'
import { toJudgedDebate } from '#api/domain/scoring/evaluate-debate.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import type { TurnRetry } from '#schema/review.ts'
import { fieldProblems, messageProblem } from '#schema/validation.ts'
import { requireOwnDebate } from './require-debate.ts'

const JUDGE_LIMIT_MS = 60_000

/**
 * What the opponent had said until a turn, and that turn alone:
 * the others would blur the difference.
 */
const exchangeOf = (turns: readonly TurnRow[], turnId: string, text: string): TurnRow[] => {
  const at = turns.findIndex(turn => turn.turn_id === turnId)
  return turns.slice(0, at + 1).flatMap(turn => {
    if (turn.turn_id === turnId) return [{ ...turn, message_text: text }]
    return turn.speaker === 'ai' ? [turn] : []
  })
}

/**
 * Judges the weakest turn of a scored debate once as it was and once as it was rewritten, on the
 * skill its review names. Nothing is stored. VALIDATION, NOT_FOUND, CONFLICT (no such turn),
 * UNAVAILABLE.
 */
export const retryTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string; message: string },
): Promise<TurnRetry> => {
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  assertNoProblems(fieldProblems({ message: [messageProblem, input.message] }))
  const turns = await findTurns(deps.db, debate.debate_id)
  const retry = debate.review?.retry
  const original = turns.find(turn => turn.turn_id === retry?.turn_id)
  if (!retry || !original) throw new DomainError('NO_TURN_TO_RETRY')
  const { provider, model, promptVersion } = deps.judge
  const judge = async (text: string) => {
    const exchange = exchangeOf(turns, retry.turn_id, text)
    // The new turn is written: how the old one sounded cannot be compared.
    const judged = { ...toJudgedDebate(debate, exchange), voice: null }
    const verdict = await deps.judge
      .judge(judged, AbortSignal.timeout(JUDGE_LIMIT_MS))
      .catch((error: unknown) => {
        throw modelFailure(error)
      })
    const { scores, noise, review } = placeVerdict(verdict, judged, {
      provider,
      model,
      promptVersion,
    })
    return {
      score: scores[`${retry.skill}_score`],
      noise,
      testsMet: review.skills[retry.skill].tests_met,
    }
  }
  const [before, after] = await Promise.all([
    judge(original.message_text),
    judge(input.message.trim()),
  ])
  return {
    ...retry,
    before: before.score,
    after: after.score,
    noise: Math.max(before.noise, after.noise),
    tests_gained: after.testsMet.filter(test => !before.testsMet.includes(test)),
  }
}
