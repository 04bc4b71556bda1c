import { createHash, randomBytes } from 'node:crypto'
import { toSession } from '#api/domain/accounts/user-entity.ts'
import { logChange } from '#api/domain/admin/audit-log.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { type Actor, requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findDebate } from '#db/queries/debates.ts'
import { replaceJoinLink, takeJoinLink } from '#db/queries/join-links.ts'
import { findUserById, recordLogin } from '#db/queries/users.ts'
import { joinPath } from '#schema/constants.ts'
import type { UserSession } from '#schema/nodes.ts'

/** From the start of the debate in the other system to the click: minutes, not hours. */
const LIFETIME_MS = 15 * 60_000
const TOKEN_BYTES = 24

export type JoinLink = { path: string; expires_at: string }

/** Only the hash is stored: whoever reads the database cannot enter. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The only link of the debate that works from now on. */
export const makeJoinLink = async (
  deps: Deps,
  actor: Actor,
  { debate_id, user_id }: { debate_id: string; user_id: string },
): Promise<JoinLink> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires_at = new Date(deps.now().getTime() + LIFETIME_MS)
  await deps.db.transaction().execute(async tx => {
    await replaceJoinLink(tx, { debate_id, user_id, token_hash: hashOf(token), expires_at })
    await logChange(deps, tx, actor, 'create_join_link', debate_id)
  })
  return { path: joinPath(token), expires_at: expires_at.toISOString() }
}

/**
 * A new link into a debate of a user from another system: it works once, for fifteen minutes, and
 * ends the one before. Administrators, and keys with DEBATES_WRITE; NOT_FOUND, also for the debate
 * of anybody else.
 */
export const createJoinLink = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<JoinLink> => {
  const actor = requireAdminOr(viewer, 'DEBATES_WRITE')
  const debate = await findDebate(deps.db, requireId(input.debate_id, 'DEBATE_NOT_FOUND'))
  const user = debate?.user_id ? await findUserById(deps.db, debate.user_id) : undefined
  if (!debate || !user?.external_id) throw new DomainError('DEBATE_NOT_FOUND')
  return makeJoinLink(deps, actor, { debate_id: debate.debate_id, user_id: user.user_id })
}

/**
 * Uses the link up: logs its user in and names its debate. VALIDATION for one that is unknown, used
 * or too old, RATE_LIMITED.
 */
export const joinByLink = async (
  deps: Deps,
  viewer: Viewer,
  input: { token: string },
): Promise<UserSession & { debate_id: string }> => {
  deps.budgets.spend(viewer, 'logIn')
  const now = deps.now()
  const entered = await deps.db.transaction().execute(async tx => {
    const taken = await takeJoinLink(tx, hashOf(input.token), now)
    if (!taken) throw invalidField('token', 'JOIN_LINK_SPENT')
    const user = await recordLogin(tx, taken.user_id, 'join_link', now)
    return { user, debate_id: taken.debate_id }
  })
  const session = await toSession(deps, viewer, entered.user)
  return { ...session, debate_id: entered.debate_id }
}
