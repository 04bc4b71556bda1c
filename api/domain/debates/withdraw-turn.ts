import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { endLease, lockInProgress } from '#db/queries/debates.ts'
import { findUserTurn, withdrawLastTurn } from '#db/queries/turns.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import { toDebateWithVerdict } from './debate-entity.ts'
import { requireOwnDebate } from './require-debate.ts'
import { debateEnded } from './turn-lease.ts'

const MISSING = 'TURN_NOT_FOUND'

/** False when it was withdrawn already. */
const withdraw = async (
  tx: Db,
  { debate_id, turn_id, at }: { debate_id: string; turn_id: string; at: Date },
): Promise<boolean> => {
  // A reply that is stored at the same moment comes before this lock, or never.
  const goesOn = await lockInProgress(tx, debate_id)
  const turn = await findUserTurn(tx, debate_id, turn_id)
  if (!turn) throw new DomainError(MISSING)
  if (turn.withdrawn_at !== null) return false
  if (!goesOn) throw debateEnded()
  if (turn.speech !== null) throw new DomainError('SPOKEN_TURN_STAYS')
  if (!(await withdrawLastTurn(tx, debate_id, turn_id, at))) throw new DomainError('TURN_ANSWERED')
  await endLease(tx, debate_id)
  return true
}

/**
 * Takes the last turn of the viewer's own debate back, until its reply is whole: the turn stays
 * stored, is neither judged nor shown, and the opponent stops. Again answers the same. NOT_FOUND;
 * CONFLICT once it was answered, after the end, and for a spoken turn.
 */
export const withdrawTurn = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string; turn_id: string },
): Promise<{ debate: DebateWithVerdict; turn_id: string }> => {
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  const { debate_id } = debate
  const turn_id = requireId(input.turn_id, MISSING)
  const isFirst = await deps.db
    .transaction()
    .execute(tx => withdraw(tx, { debate_id, turn_id, at: deps.now() }))
  if (isFirst)
    deps.debateEvents.publish({ debateId: debate_id, kind: 'turn_withdrawn', turnId: turn_id })
  return { debate: toDebateWithVerdict(debate), turn_id }
}
