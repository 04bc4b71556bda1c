import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, modelFailure } from '#api/domain/domain-error.ts'
import { toJudgedDebate } from '#api/domain/scoring/evaluate-debate.ts'
import { placeVerdict } from '#api/domain/scoring/place-scores.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { hasNewGaps } from '#schema/gaps.ts'
import type { TurnRetry } from '#schema/review.ts'
import { fieldProblems, messageProblem, type Rule } from '#schema/validation.ts'
import { scoresOf } from './debate-entity.ts'
import { findPhrases } from './find-phrases.ts'
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

/** One at a time, so that others have their turn between two long ones. */
function* plainTexts(turns: readonly TurnRow[]): Generator<string> {
  for (const turn of turns) yield plain(turn.message_text)
}

/**
 * The sentences of a text that were in the turn already, or that nobody has said yet in the other
 * turns of the debate.
 */
const newMatter = async (
  text: string,
  original: TurnRow,
  others: readonly TurnRow[],
): Promise<string> => {
  const sentences: string[] = text.match(SENTENCES) ?? []
  const said = sentences.map(plain)
  const own = await findPhrases(said, plainTexts([original]))
  const known = await findPhrases(said, plainTexts(others))
  const isCredited = (words: string) => words !== '' && (own.has(words) || !known.has(words))
  return sentences
    .filter((_, at) => isCredited(said[at] ?? ''))
    .join('')
    .trim()
}

type Rewriting = {
  debate_id: string
  message: string
  turn_id?: string | undefined
  skill?: Skill | undefined
}

/** The turn and the skill that were asked for, else those that the review names. CONFLICT. */
const turnToRetry = (
  debate: DebateWithTopic,
  turns: readonly TurnRow[],
  input: Rewriting,
): { original: TurnRow; skill: Skill } => {
  const offer = debate.review?.retry
  const scores = scoresOf(debate)
  const turnId = input.turn_id?.toLowerCase() ?? offer?.turn_id
  const original = turns.find(turn => turn.turn_id === turnId && turn.speaker === 'user')
  if (!scores || !original) throw new DomainError('NO_TURN_TO_RETRY')
  const [lowest] = [...SKILLS].sort((a, b) => scores[`${a}_score`] - scores[`${b}_score`])
  return { original, skill: input.skill ?? offer?.skill ?? lowest ?? 'argumentation' }
}

/**
 * Judges one of the user's turns of a scored debate, once as it was and once as it was rewritten,
 * on one skill: by default the turn and the skill that the review names. Gaps of a frame must be
 * filled, and what was said elsewhere in the debate earns nothing. Nothing is stored. VALIDATION,
 * NOT_FOUND, CONFLICT (no such turn), RATE_LIMITED, UNAVAILABLE.
 */
export const retryTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: Rewriting,
): Promise<TurnRetry> => {
  deps.budgets.spend(viewer, 'retry')
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  assertNoProblems(fieldProblems({ message: [messageProblem, input.message] }))
  const turns = await findTurns(deps.db, debate.debate_id)
  const { original, skill } = turnToRetry(debate, turns, input)
  const { turn_id } = original
  const gapsProblem: Rule = value =>
    hasNewGaps(value, original.message_text) ? { code: 'GAPS_UNFILLED' } : null
  assertNoProblems(fieldProblems({ message: [gapsProblem, input.message] }))
  const said = turns.filter(turn => turn.turn_id !== turn_id)
  const { provider, model, promptVersion } = deps.judge
  const judge = async (text: string) => {
    const exchange = exchangeOf(turns, turn_id, text)
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
      score: scores[`${skill}_score`],
      noise,
      testsMet: review.skills[skill].tests_met,
    }
  }
  const credited = await newMatter(input.message, original, said)
  const [before, after] = await Promise.all([
    judge(original.message_text),
    judge(credited || original.message_text),
  ])
  return {
    turn_id,
    skill,
    before: before.score,
    after: after.score,
    noise: Math.max(before.noise, after.noise),
    tests_gained: after.testsMet.filter(test => !before.testsMet.includes(test)),
  }
}
