import type { JudgedDebate } from '#api/ai/judge.ts'
import { motionIn, pointsOf } from '#api/domain/debates/debate-so-far.ts'
import type { Deps } from '#api/domain/deps.ts'
import { computeVoiceFigures } from '#api/domain/voice/voice-figures.ts'
import { type DebateWithTopic, findDebate } from '#db/queries/debates.ts'
import { findEarlierDrills, storeScores } from '#db/queries/results.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import type { FlawReview } from '#schema/review.ts'
import { placeVerdict } from './place-scores.ts'
import { writeFeedback } from './write-feedback.ts'

const JUDGE_LIMIT_MS = 120_000
/** A drill of the last so many debates is not given again. */
const REMEMBERED_DRILLS = 10

/**
 * The flaws the debate's own opponent left; none when another provider has taken its place since.
 */
const flawsIn = async (
  { opponent }: Deps,
  debate: DebateWithTopic,
  { turns, language }: JudgedDebate,
  signal: AbortSignal,
): Promise<FlawReview[]> => {
  if (debate.opponent_provider !== opponent.provider) return []
  const quote = ({ turn, sentence }: { turn: number; sentence: string }) => ({
    turn_id: turns[turn]?.turn_id ?? '',
    text: sentence,
  })
  const flaws = await opponent.flawsIn(turns, language, signal)
  return flaws.map(({ kind, reply, ...flaw }) => ({
    kind,
    flaw: quote(flaw),
    reply: reply && quote(reply),
  }))
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
  brief: pointsOf(debate),
  mode: debate.debate_mode,
  turns: turns.map(turn => ({
    turn_id: turn.turn_id,
    speaker: turn.speaker,
    text: turn.message_text,
  })),
  voice: debate.debate_mode === 'voice' ? computeVoiceFigures(turns, debate.language) : null,
})

/**
 * Judges an ended debate and stores its scores. Does nothing when the debate no longer
 * waits for a verdict. Throws what the judge throws: its queue tries again.
 */
export const evaluateDebate = async (deps: Deps, debateId: string): Promise<void> => {
  const debate = await findDebate(deps.db, debateId)
  if (debate?.status !== 'evaluating') return
  const judged = {
    ...toJudgedDebate(debate, await findTurns(deps.db, debateId)),
    earlierDrills: await findEarlierDrills(deps.db, debate, REMEMBERED_DRILLS),
  }
  const { provider, model, promptVersion } = deps.judge
  const signal = AbortSignal.timeout(JUDGE_LIMIT_MS)
  const [verdict, flaws] = await Promise.all([
    deps.judge.judge(judged, signal),
    flawsIn(deps, debate, judged, signal),
  ])
  const placed = placeVerdict(verdict, judged, { provider, model, promptVersion })
  const review = { ...placed.review, flaws, voice: judged.voice ?? null }
  const isStored = await storeScores(deps.db, debateId, {
    scores: placed.scores,
    overall: placed.overall,
    feedback: writeFeedback(review, debate.language),
    review,
  })
  if (isStored) deps.debateEvents.publish({ debateId, kind: 'scored' })
}
