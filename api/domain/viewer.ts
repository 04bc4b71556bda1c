import type { Owner } from '#db/queries/debates.ts'
import type { AccountId } from '#db/queries/sessions.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import { DomainError } from './domain-error.ts'

/** A browser on which accounts have logged in before, by their marks (accounts/throttle.ts). */
export type KnownDevice = { id: string; accounts: readonly string[] }

/** A program that calls by an API key; `adminId` made the key and answers for it. */
export type KeyHolder = { keyId: string; adminId: string; scopes: readonly ApiKeyScope[] }

/**
 * Who calls, as api/http/authentication.ts finds out for all APIs. `address` and `device` are for
 * throttling.
 */
export type Viewer = (
  | { kind: 'user'; userId: string; guestId: string | null }
  | { kind: 'admin'; adminId: string }
  | ({ kind: 'key' } & KeyHolder)
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

/** Whom a budget, or the answer to a key, belongs to: one for all who are nobody in particular. */
export const keyOf = (viewer: Viewer): string => {
  if (viewer.kind === 'user') return `user ${viewer.userId}`
  if (viewer.kind === 'admin') return `admin ${viewer.adminId}`
  if (viewer.kind === 'key') return `key ${viewer.keyId}`
  return viewer.kind === 'guest' ? `guest ${viewer.guestId}` : viewer.kind
}

/** The user's id; UNAUTHENTICATED without a login, FORBIDDEN for an administrator's token. */
export const requireUser = (viewer: Viewer): string => {
  if (viewer.kind === 'user') return viewer.userId
  if (viewer.kind === 'admin') throw new DomainError('DEBATERS_ONLY')
  if (viewer.kind === 'key') throw new DomainError('KEY_REFUSED')
  throw new DomainError('LOGIN_REQUIRED')
}

/** FORBIDDEN for an administrator's token and for an API key; a guest may debate. */
export const requireDebater = (viewer: Viewer): void => {
  if (viewer.kind === 'key') throw new DomainError('KEY_REFUSED')
  if (viewer.kind === 'admin') throw new DomainError('ADMINS_DO_NOT_DEBATE')
}

/**
 * The administrator's id; UNAUTHENTICATED without a login, FORBIDDEN for a debater's token and for
 * every API key.
 */
export const requireAdmin = (viewer: Viewer): string => {
  if (viewer.kind === 'admin') return viewer.adminId
  if (viewer.kind === 'key') throw new DomainError('KEY_REFUSED')
  if (viewer.kind === 'user') throw new DomainError('ADMINS_ONLY')
  throw new DomainError('ADMIN_LOGIN_REQUIRED')
}

/** Who makes a change: an administrator, in person or by an API key that they made. */
export type Actor = { adminId: string; keyId: string | null }

/** FORBIDDEN where an API key lacks the scope, and where none opens what it asks for: null. */
export const requireScope = ({ scopes }: KeyHolder, scope: ApiKeyScope | null): void => {
  if (scope === null) throw new DomainError('KEY_REFUSED')
  if (!scopes.includes(scope)) throw new DomainError('KEY_SCOPE_MISSING', { scope })
}

/**
 * For administrators, and for API keys with the scope; null opens nothing to keys. UNAUTHENTICATED
 * without a login, FORBIDDEN for a debater's token and for a key without the scope.
 */
export const requireAdminOr = (viewer: Viewer, scope: ApiKeyScope | null): Actor => {
  if (viewer.kind !== 'key') return { adminId: requireAdmin(viewer), keyId: null }
  requireScope(viewer, scope)
  return { adminId: viewer.adminId, keyId: viewer.keyId }
}

/** FORBIDDEN for an API key without the scope, and for every key where none opens it: null. */
export const requirePersonOr = (viewer: Viewer, scope: ApiKeyScope | null): void => {
  if (viewer.kind === 'key') requireScope(viewer, scope)
}

/**
 * Whether what is not everybody's is open: to administrators, and to keys with the scope; null
 * opens nothing to keys.
 */
export const seesAll = (viewer: Viewer, scope: ApiKeyScope | null): boolean =>
  viewer.kind === 'admin' ||
  (viewer.kind === 'key' && scope !== null && viewer.scopes.includes(scope))

/**
 * Whose account it is, a user's or an administrator's. UNAUTHENTICATED without a login,
 * FORBIDDEN for an API key.
 */
export const accountOf = (viewer: Viewer): AccountId => {
  if (viewer.kind === 'user') return { type: 'user', id: viewer.userId }
  if (viewer.kind === 'admin') return { type: 'admin', id: viewer.adminId }
  if (viewer.kind === 'key') throw new DomainError('KEY_REFUSED')
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
