import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { type DebateWithTopic, findDebate, lockInProgress, markEnded } from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { DebateTableRow, TurnRow } from '#db/tables.ts'
import type { Turn } from '#schema/entities.ts'
import { JUDGEABLE, type TooLittle, tooLittleToJudge, whyTooLittle } from '#schema/judgeable.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import { toDebateWithVerdict, toTurn } from './debate-entity.ts'
import { listenForVerdict } from './listen-for-verdict.ts'
import { requireOwnDebate } from './require-debate.ts'
import { debateEnded } from './turn-lease.ts'
import { toUnscored } from './unscored.ts'

const JUDGE_WAIT_MS = 20_000

/** The numbers are for programs: the sentence does without them. */
const tooLittleReason = (little: TooLittle) => ({
  ...toUnscored(whyTooLittle(little)),
  unscored_params: { ...little, minTurns: JUDGEABLE.turns, minWords: JUDGEABLE.words },
})

/**
 * The debate once its verdict is told of, or as it is when the wait is over: news that was lost
 * costs the wait and no verdict (decision 0046).
 */
const waitForVerdict = async (
  deps: Deps,
  debateId: string,
  heard: Promise<void>,
): Promise<DebateWithTopic> => {
  const over = new AbortController()
  await Promise.race([heard, deps.wait(JUDGE_WAIT_MS, over.signal)])
  over.abort()
  return readAgain(deps, debateId)
}

const readAgain = async (deps: Deps, debateId: string): Promise<DebateWithTopic> => {
  const debate = await findDebate(deps.db, debateId)
  if (!debate) throw new Error(`debate ${debateId} vanished at its end`)
  return debate
}

/**
 * Ends the debate in the database; null when another call was first. Whether it is too little to
 * judge is decided behind the lock that also a turn takes, so that no turn is left out.
 */
const storeEnd = async (
  deps: Deps,
  tx: Db,
  debateId: string,
): Promise<{ ended: DebateTableRow; turns: TurnRow[] } | null> => {
  if (!(await lockInProgress(tx, debateId))) return null
  const turns = await findTurns(tx, debateId)
  const little = tooLittleToJudge(turns)
  const unscored = little && tooLittleReason(little)
  const ended = await markEnded(tx, debateId, { unscored, at: deps.now() })
  if (!little) await deps.evaluations.enqueue(tx, debateId)
  return { ended, turns }
}

/** The turns where they have been read. */
type Ended = { debate: DebateWithTopic; turns?: TurnRow[] }

const endNow = async (deps: Deps, debate: DebateWithTopic): Promise<Ended> => {
  const { debate_id } = debate
  const stored = await deps.db.transaction().execute(tx => storeEnd(deps, tx, debate_id))
  deps.liveReplies.abort(debate_id, debateEnded())
  deps.evaluations.nudge()
  if (!stored) return { debate: await readAgain(deps, debate_id) }
  const { ended, turns } = stored
  const kind = ended.status === 'unscored' ? 'unscored' : 'ended'
  deps.debateEvents.publish({ debateId: debate_id, kind })
  return { debate: { ...debate, ...ended }, turns }
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
): Promise<DebateWithVerdict & { turns?: Turn[] }> => {
  // From before the first look: what is told between the two would not be heard.
  const verdict = listenForVerdict(deps, input.debate_id.toLowerCase())
  try {
    const found = await requireOwnDebate(deps, viewer, input.debate_id)
    const { debate, turns }: Ended =
      found.status === 'in_progress' ? await endNow(deps, found) : { debate: found }
    const judged =
      debate.status === 'evaluating'
        ? await waitForVerdict(deps, debate.debate_id, verdict.heard)
        : debate
    return { ...toDebateWithVerdict(judged), ...(turns && { turns: turns.map(toTurn) }) }
  } finally {
    verdict.stop()
  }
}
