import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { type DebateWithTopic, findDebate, lockInProgress, markEnded } from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import { JUDGEABLE, type TooLittle, tooLittleToJudge, whyTooLittle } from '#schema/judgeable.ts'
import type { EndDebateAnswer } from '#schema/rest/debates.ts'
import { scoresOf } from './debate-entity.ts'
import { listenForVerdict } from './listen-for-verdict.ts'
import { requireOwnDebate } from './require-debate.ts'
import { debateEnded } from './turn-lease.ts'
import { toUnscored, unscoredOf } from './unscored.ts'

const JUDGE_WAIT_MS = 20_000
/** News of another server can be lost with a connection: its verdict is looked for too. */
const LOOK_AGAIN_MS = 1_000

/** The numbers are for programs: the sentence does without them. */
const tooLittleReason = (little: TooLittle) => ({
  ...toUnscored(whyTooLittle(little)),
  unscored_params: { ...little, minTurns: JUDGEABLE.turns, minWords: JUDGEABLE.words },
})

const answerFor = (debate: DebateWithTopic): EndDebateAnswer => ({
  debate_id: debate.debate_id,
  status: debate.status,
  ...unscoredOf(debate),
  overall_score: debate.overall_score,
  scores: scoresOf(debate),
})

/** The debate once its verdict is there, or as it is when the wait is over. */
const waitForVerdict = async (
  deps: Deps,
  debateId: string,
): Promise<DebateWithTopic | undefined> => {
  const giveUpAt = deps.now().getTime() + JUDGE_WAIT_MS
  const verdict = listenForVerdict(deps, debateId)
  const over = new AbortController()
  try {
    for (;;) {
      const debate = await findDebate(deps.db, debateId)
      const left = giveUpAt - deps.now().getTime()
      if (debate?.status !== 'evaluating' || left <= 0) return debate
      const pause = deps.isOnlyServer ? left : Math.min(left, LOOK_AGAIN_MS)
      await Promise.race([verdict.heard, deps.wait(pause, over.signal)])
    }
  } finally {
    over.abort()
    verdict.stop()
  }
}

/**
 * Ends the debate in the database; null when another call was first. Whether it is too little to
 * judge is decided behind the lock that also a turn takes, so that no turn is left out.
 */
const storeEnd = async (
  deps: Deps,
  tx: Db,
  debateId: string,
): Promise<'ended' | 'unscored' | null> => {
  if (!(await lockInProgress(tx, debateId))) return null
  const little = tooLittleToJudge(await findTurns(tx, debateId))
  const unscored = little && tooLittleReason(little)
  await markEnded(tx, debateId, { unscored, at: deps.now() })
  if (little) return 'unscored'
  await deps.evaluations.enqueue(tx, debateId)
  return 'ended'
}

/**
 * Ends a debate and waits up to 20 s for the judge; an answer with status
 * `evaluating` gets its score later. Ending again answers the same. A
 * reply that is still streaming is stopped and not judged. NOT_FOUND.
 */
export const endDebate = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<EndDebateAnswer> => {
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  const { debate_id } = debate
  if (debate.status === 'in_progress') {
    const end = await deps.db.transaction().execute(tx => storeEnd(deps, tx, debate_id))
    deps.liveReplies.abort(debate_id, debateEnded())
    deps.evaluations.nudge()
    if (end) deps.debateEvents.publish({ debateId: debate_id, kind: end })
  }
  const ended = await waitForVerdict(deps, debate_id)
  if (!ended) throw new Error(`debate ${debate_id} vanished at its end`)
  return answerFor(ended)
}
