import type { Deps } from '#api/domain/deps.ts'
import { ownerOf, requireDebater, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import {
  type DebateWithTopic,
  findDebate,
  findDebateByStartId,
  type Owner,
} from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import type { StartDebateAnswer } from '#schema/rest/debates.ts'
import { toDebateWithVerdict, topicOf } from './debate-entity.ts'
import { lockAndAssertMayOpenMore } from './guest-debates.ts'

/** `guestId` is new for an anonymous viewer: the API puts it into the guest cookie. */
export type StartedDebate = {
  answer: StartDebateAnswer
  debate: DebateWithVerdict
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

/** The debate that was started before under the same key. */
export const findStarted = (deps: Deps, { owner, clientStartId }: Starter) =>
  clientStartId === null ? undefined : findDebateByStartId(deps.db, owner, clientStartId)

export const toStarted = async (
  deps: Deps,
  { newGuestId }: Starter,
  debate: DebateWithTopic,
): Promise<StartedDebate> => {
  const [opening] = await findTurns(deps.db, debate.debate_id)
  return {
    answer: {
      debate_id: debate.debate_id,
      topic: topicOf(debate),
      welcome_message: debate.welcome_message,
      ai_opening: opening?.message_text ?? '',
    },
    debate: toDebateWithVerdict(debate),
    guestId: newGuestId,
  }
}

/**
 * Stores a new debate with its turns, or answers the one that was first with the same key. CONFLICT
 * when a guest has too many in progress.
 */
export const storeDebate = async (
  deps: Deps,
  starter: Starter,
  debateId: string,
  insert: (tx: Db) => Promise<void>,
): Promise<StartedDebate> => {
  try {
    await deps.db.transaction().execute(async tx => {
      await lockAndAssertMayOpenMore(tx, starter.owner)
      await insert(tx)
    })
  } catch (error) {
    const winner = isUniqueViolation(error) ? await findStarted(deps, starter) : undefined
    if (!winner) throw error
    return toStarted(deps, starter, winner)
  }
  deps.debateEvents.publish({ debateId, kind: 'started' })
  const debate = await findDebate(deps.db, debateId)
  if (!debate) throw new Error(`debate ${debateId} vanished after its start`)
  return toStarted(deps, starter, debate)
}
