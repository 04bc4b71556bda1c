import type { JudgedDebate } from '#api/ai/judge.ts'
import { ModelError } from '#api/ai/opponent.ts'
import { motionIn } from '#api/domain/debates/debate-so-far.ts'
import { toUnscored } from '#api/domain/debates/unscored.ts'
import type { Deps } from '#api/domain/deps.ts'
import { type DebateWithTopic, findDebate } from '#db/queries/debates.ts'
import { markUnscored, storeScores } from '#db/queries/results.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import type { FlawReview } from '#schema/review.ts'
import { placeVerdict } from './place-scores.ts'
import { writeFeedback } from './write-feedback.ts'

/**
 * Seconds until the next try after the first, second … failure:
 * then hourly for a day (shared rubric).
 */
const HOURLY = Array.from({ length: 24 }, () => 3600)
const RETRY_DELAYS = [2, 5, 15, 60, 300, ...HOURLY]
const JUDGE_LIMIT_MS = 120_000

/**
 * The flaws the debate's own opponent left; none when another provider has taken its place since.
 */
const flawsIn = (
  { opponent }: Deps,
  debate: DebateWithTopic,
  { turns, language }: JudgedDebate,
): FlawReview[] => {
  if (debate.opponent_provider !== opponent.provider) return []
  const quote = ({ turn, sentence }: { turn: number; sentence: string }) => ({
    turn_id: turns[turn]?.turn_id ?? '',
    text: sentence,
  })
  return opponent
    .flawsIn(turns, language)
    .map(({ kind, reply, ...flaw }) => ({ kind, flaw: quote(flaw), reply: reply && quote(reply) }))
}

/** A debate as a judge is shown it. */
export const toJudgedDebate = (
  debate: DebateWithTopic,
  turns: readonly TurnRow[],
): JudgedDebate => ({
  debateId: debate.debate_id,
  motion: motionIn(debate.language, debate),
  language: debate.language,
  userStance: debate.user_stance,
  mode: debate.debate_mode,
  turns: turns.map(turn => ({
    turn_id: turn.turn_id,
    speaker: turn.speaker,
    text: turn.message_text,
  })),
})

const judgeAndStore = async (deps: Deps, debate: DebateWithTopic): Promise<void> => {
  const judged = toJudgedDebate(debate, await findTurns(deps.db, debate.debate_id))
  const { provider, model, promptVersion } = deps.judge
  const verdict = await deps.judge.judge(judged, AbortSignal.timeout(JUDGE_LIMIT_MS))
  const placed = placeVerdict(verdict, judged, { provider, model, promptVersion })
  const review = { ...placed.review, flaws: flawsIn(deps, debate, judged) }
  const isStored = await storeScores(deps.db, debate.debate_id, {
    scores: placed.scores,
    overall: placed.overall,
    feedback: writeFeedback(review, debate.language),
    review,
  })
  if (isStored) deps.debateEvents.publish({ debateId: debate.debate_id, kind: 'scored' })
}

/**
 * Judges an ended debate. A failure is tried again later, after the last
 * time the debate stays unscored and says why. Never throws for a judge's
 * failure; does nothing when the debate no longer waits for a verdict.
 */
export const evaluateDebate = async (
  deps: Deps,
  debateId: string,
  attempt: number,
): Promise<void> => {
  const debate = await findDebate(deps.db, debateId)
  if (debate?.status !== 'evaluating') return
  try {
    await judgeAndStore(deps, debate)
  } catch (error) {
    deps.log.warn({ err: error, debateId, attempt }, 'a debate could not be judged')
    const delay = RETRY_DELAYS[attempt - 1]
    if (delay !== undefined) return deps.evaluations.enqueue(deps.db, debateId, attempt + 1, delay)
    const failure = error instanceof ModelError ? error.failure : ({ code: 'JUDGE_FAULT' } as const)
    const unscored = toUnscored({ code: 'JUDGE_GAVE_UP', params: { failure } })
    await markUnscored(deps.db, debateId, unscored)
    deps.debateEvents.publish({ debateId, kind: 'unscored' })
  }
}
