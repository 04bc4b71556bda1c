import { startDebate } from '#api/domain/debates/start-debate.ts'
import type { StartedDebate } from '#api/domain/debates/store-debate.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findUserByExternalId } from '#db/queries/users.ts'
import type { StartDebateInput } from '#schema/rest/debates.ts'
import { type JoinLink, makeJoinLink } from './join-links.ts'

/**
 * Starts a debate for a user of another system, as they would start it themselves, and makes the
 * link by which they enter it. The same client_start_id answers the same debate with a new link.
 * Administrators, and keys with DEBATES_WRITE; NOT_FOUND for an unknown external id, and whatever
 * `startDebate` throws.
 */
export const startDebateFor = async (
  deps: Deps,
  viewer: Viewer,
  { external_user_id, ...input }: StartDebateInput & { external_user_id: string },
): Promise<{ started: StartedDebate; link: JoinLink }> => {
  const actor = requireAdminOr(viewer, 'DEBATES_WRITE')
  const user = await findUserByExternalId(deps.db, external_user_id.trim())
  if (!user) throw new DomainError('EXTERNAL_USER_NOT_FOUND')
  const { user_id } = user
  const { address } = viewer
  const debater = { kind: 'user', userId: user_id, guestId: null, address } as const
  const started = await startDebate(deps, debater, input)
  const link = await makeJoinLink(deps, actor, { debate_id: started.debate.debate_id, user_id })
  return { started, link }
}
