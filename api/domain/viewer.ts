import type { Owner } from '#db/queries/debates.ts'
import type { AccountId } from '#db/queries/sessions.ts'
import { DomainError } from './domain-error.ts'

/** A browser on which accounts have logged in before, by their marks (accounts/throttle.ts). */
export type KnownDevice = { id: string; accounts: readonly string[] }

/**
 * Who calls, as api/http/authentication.ts finds out for all APIs. `address` and `device` are for
 * throttling.
 */
export type Viewer = (
  | { kind: 'user'; userId: string; guestId: string | null }
  | { kind: 'admin'; adminId: string }
  | { kind: 'guest'; guestId: string }
  | { kind: 'anonymous' }
) & {
  address: string
  device?: KnownDevice | null
  /** The login that the call was made with; null for a token from before logins were stored. */
  sessionId?: string | null
  /** The User-Agent header of who logs in. */
  agent?: string | null
}

/** The user's id; UNAUTHENTICATED without a login, FORBIDDEN for an administrator's token. */
export const requireUser = (viewer: Viewer): string => {
  if (viewer.kind === 'user') return viewer.userId
  if (viewer.kind === 'admin') throw new DomainError('DEBATERS_ONLY')
  throw new DomainError('LOGIN_REQUIRED')
}

/** FORBIDDEN for an administrator's token; a guest may debate. */
export const requireDebater = (viewer: Viewer): void => {
  if (viewer.kind === 'admin') throw new DomainError('ADMINS_DO_NOT_DEBATE')
}

/** The administrator's id; UNAUTHENTICATED without a login, FORBIDDEN for a debater's token. */
export const requireAdmin = (viewer: Viewer): string => {
  if (viewer.kind === 'admin') return viewer.adminId
  if (viewer.kind === 'user') throw new DomainError('ADMINS_ONLY')
  throw new DomainError('ADMIN_LOGIN_REQUIRED')
}

/** Whose account it is, a user's or an administrator's. UNAUTHENTICATED without a login. */
export const accountOf = (viewer: Viewer): AccountId => {
  if (viewer.kind === 'user') return { type: 'user', id: viewer.userId }
  if (viewer.kind === 'admin') return { type: 'admin', id: viewer.adminId }
  throw new DomainError('LOGIN_REQUIRED')
}

/** The debates of this viewer, or null for one who can own none. */
export const ownerOf = (viewer: Viewer): Owner | null => {
  if (viewer.kind === 'user') return { userId: viewer.userId, guestId: null }
  if (viewer.kind === 'guest') return { userId: null, guestId: viewer.guestId }
  return null
}

export const guestIdOf = (viewer: Viewer): string | null =>
  viewer.kind === 'guest' || viewer.kind === 'user' ? viewer.guestId : null
