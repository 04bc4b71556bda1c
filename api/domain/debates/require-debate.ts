import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { ownerOf, requirePersonOr, seesAll, type Viewer } from '#api/domain/viewer.ts'
import { type DebateWithTopic, findDebate } from '#db/queries/debates.ts'

const MISSING = 'DEBATE_NOT_FOUND'

/**
 * A debate to be read: the viewer's own, and any for administrators and API keys with
 * DEBATES_READ. NOT_FOUND as below, FORBIDDEN for a key without the scope.
 */
export const requireReadableDebate = async (
  deps: Deps,
  viewer: Viewer,
  debateId: string,
): Promise<DebateWithTopic> => {
  requirePersonOr(viewer, 'DEBATES_READ')
  if (!seesAll(viewer, 'DEBATES_READ')) return requireOwnDebate(deps, viewer, debateId)
  const debate = await findDebate(deps.db, requireId(debateId, MISSING))
  if (!debate) throw new DomainError(MISSING)
  return debate
}

/** The viewer's own debate. Somebody else's is NOT_FOUND, exactly like one that does not exist. */
export const requireOwnDebate = async (
  deps: Deps,
  viewer: Viewer,
  debateId: string,
): Promise<DebateWithTopic> => {
  requirePersonOr(viewer, null)
  const debate = await findDebate(deps.db, requireId(debateId, MISSING))
  const owner = ownerOf(viewer)
  const isOwn =
    debate !== undefined &&
    owner !== null &&
    (owner.userId === null ? debate.guest_id === owner.guestId : debate.user_id === owner.userId)
  if (!isOwn) throw new DomainError(MISSING)
  return debate
}
