import type { Deps } from '#api/domain/deps.ts'
import { ownerOf, requireDebater, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { type DebateWithTopic, findDebateByStartId, type Owner } from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { TurnRow } from '#db/tables.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { Turn } from '#schema/entities.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import { toDebateWithVerdict, topicOf, toTurn } from './debate-entity.ts'
import { lockAndAssertMayOpenMore } from './guest-debates.ts'

/** `guestId` is new for an anonymous viewer: the API puts it into the guest cookie. */
export type StartedDebate = {
  answer: StartDebateAnswer
  debate: DebateWithVerdict & { turns: Turn[] }
  guestId: string | null
}

/** Who starts a debate, and the key that makes a second start harmless. */
export type Starter = { owner: Owner; newGuestId: string | null; clientStartId: string | null }

/** FORBIDDEN for administrators; an anonymous viewer becomes a guest. */
export const starterOf = (
  deps: Deps,
  viewer: Viewer,
  clientStartId: string | undefined,
): Starter => {
  requireDebater(viewer)
  const known = ownerOf(viewer)
  const owner = known ?? { userId: null, guestId: deps.newId() }
  return { owner, newGuestId: known ? null : owner.guestId, clientStartId: clientStartId || null }
}

type StoredDebate = { debate: DebateWithTopic; turns: readonly TurnRow[] }

const toStarted = ({ newGuestId }: Starter, { debate, turns }: StoredDebate): StartedDebate => ({
  answer: {
    debate_id: debate.debate_id,
    topic: topicOf(debate),
    welcome_message: debate.welcome_message,
    ai_opening: turns[0]?.message_text ?? '',
  },
  debate: { ...toDebateWithVerdict(debate), turns: turns.map(toTurn) },
  guestId: newGuestId,
})

/** The debate that was started before under the same key. */
export const findStarted = async (deps: Deps, starter: Starter): Promise<StartedDebate | null> => {
  const { owner, clientStartId } = starter
  if (clientStartId === null) return null
  const debate = await findDebateByStartId(deps.db, owner, clientStartId)
  if (!debate) return null
  return toStarted(starter, { debate, turns: await findTurns(deps.db, debate.debate_id) })
}

/**
 * Stores a new debate with its turns, or answers the one that was first with the same key. CONFLICT
 * when a guest has too many in progress.
 */
export const storeDebate = async (
  deps: Deps,
  starter: Starter,
  insert: (tx: Db) => Promise<StoredDebate>,
): Promise<StartedDebate> => {
  try {
    const stored = await deps.db.transaction().execute(async tx => {
      await lockAndAssertMayOpenMore(tx, starter.owner)
      return insert(tx)
    })
    deps.debateEvents.publish({ debateId: stored.debate.debate_id, kind: 'started' })
    return toStarted(starter, stored)
  } catch (error) {
    const winner = isUniqueViolation(error) ? await findStarted(deps, starter) : null
    if (!winner) throw error
    return winner
  }
}
