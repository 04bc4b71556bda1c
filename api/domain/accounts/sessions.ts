import type { Deps, TokenClaims } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { accountOf, type Viewer } from '#api/domain/viewer.ts'
import { deleteSession, endAllSessions, findSessions, insertSession } from '#db/queries/sessions.ts'
import type { LoginSession } from '#schema/entities.ts'
import { deviceOf } from './device.ts'

const HOUR_MS = 3_600_000
/** How long a login lasts; its token expires with it. */
export const LOGIN_LIFETIME_MS = { user: 7 * 24 * HOUR_MS, admin: 12 * HOUR_MS } as const

/** Older ones of the list are ended by "log out everywhere" too. */
const MOST_LISTED = 50

/** A login: its row, and the token that carries its id. */
export const beginSession = async (
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'issueToken'>,
  viewer: Viewer,
  claims: Omit<TokenClaims, 'sessionId'>,
): Promise<string> => {
  const { type, id } = claims
  const now = deps.now()
  const session_id = deps.newId()
  await insertSession(deps.db, {
    session_id,
    user_id: type === 'user' ? id : null,
    admin_id: type === 'admin' ? id : null,
    ...deviceOf(viewer.agent),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + LOGIN_LIFETIME_MS[type]),
  })
  return deps.issueToken({ ...claims, sessionId: session_id })
}

/** The caller's own logins that have not ended, the latest used first. UNAUTHENTICATED. */
export const listSessions = async (deps: Deps, viewer: Viewer): Promise<LoginSession[]> => {
  const rows = await findSessions(deps.db, accountOf(viewer), deps.now(), MOST_LISTED)
  return rows.map(({ session_id, browser, system, created_at, last_used_at, expires_at }) => ({
    session_id,
    browser,
    system,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: session_id === viewer.sessionId,
  }))
}

/**
 * Ends one of the caller's own logins: its token is refused from now on, and its open sockets
 * close, on every server. UNAUTHENTICATED, NOT_FOUND.
 */
export const endSession = async (
  deps: Deps,
  viewer: Viewer,
  input: { session_id: string },
): Promise<void> => {
  const account = accountOf(viewer)
  const sessionId = requireId(input.session_id, 'SESSION_NOT_FOUND')
  const isEnded = await deleteSession(deps.db, account, sessionId)
  deps.adminLogins.clear()
  if (!isEnded) throw new DomainError('SESSION_NOT_FOUND')
}

/** Ends the login that the call was made with. One that has no row ends with all others. */
export const logOut = async (deps: Deps, viewer: Viewer): Promise<void> => {
  const account = accountOf(viewer)
  if (viewer.sessionId) await deleteSession(deps.db, account, viewer.sessionId)
  else await logOutEverywhere(deps, viewer)
  deps.adminLogins.clear()
}

/** Ends every login of the caller's account, this one too. UNAUTHENTICATED. */
export const logOutEverywhere = async (deps: Deps, viewer: Viewer): Promise<void> => {
  const account = accountOf(viewer)
  await deps.db.transaction().execute(tx => endAllSessions(tx, account))
  deps.adminLogins.clear()
}
