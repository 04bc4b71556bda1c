import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, modelFailure } from '#api/domain/domain-error.ts'
import { toJudgedDebate } from '#api/domain/scoring/evaluate-debate.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { hasNewGaps } from '#schema/gaps.ts'
import type { TurnRetry } from '#schema/review.ts'
import { fieldProblems, messageProblem, type Rule } from '#schema/validation.ts'
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

const SENTENCES = /[^.!?。！？\n]+(?:[.!?。！？]+["”’」』)]*|\n|$)/gu

const plain = (text: string) => text.replace(/[\s\p{P}]+/gu, '').toLowerCase()

/** The sentences of a text that nobody has said yet in the other turns of the debate. */
const newMatter = (text: string, others: readonly TurnRow[]): string => {
  const known = plain(others.map(turn => turn.message_text).join('\n'))
  const sentences: string[] = text.match(SENTENCES) ?? []
  return sentences
    .filter(sentence => plain(sentence) !== '' && !known.includes(plain(sentence)))
    .join('')
    .trim()
}

/**
 * Judges the weakest turn of a scored debate once as it was and once as it was rewritten, on the
 * skill its review names. Gaps of a frame must be filled, and what was said elsewhere in the debate
 * earns nothing. Nothing is stored. VALIDATION, NOT_FOUND, CONFLICT (no such turn),
 * RATE_LIMITED, UNAVAILABLE.
 */
export const retryTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string; message: string },
): Promise<TurnRetry> => {
  deps.budgets.spend(viewer, 'retry')
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  assertNoProblems(fieldProblems({ message: [messageProblem, input.message] }))
  const turns = await findTurns(deps.db, debate.debate_id)
  const retry = debate.review?.retry
  const original = turns.find(turn => turn.turn_id === retry?.turn_id)
  if (!retry || !original) throw new DomainError('NO_TURN_TO_RETRY')
  const gapsProblem: Rule = value =>
    hasNewGaps(value, original.message_text) ? { code: 'GAPS_UNFILLED' } : null
  assertNoProblems(fieldProblems({ message: [gapsProblem, input.message] }))
  const said = turns.filter(({ turn_id }) => turn_id !== retry.turn_id)
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
    judge(newMatter(input.message, said) || original.message_text),
  ])
  return {
    ...retry,
    before: before.score,
    after: after.score,
    noise: Math.max(before.noise, after.noise),
    tests_gained: after.testsMet.filter(test => !before.testsMet.includes(test)),
  }
}
