import { findAdminById } from '#db/queries/admins.ts'
import { findUserById } from '#db/queries/users.ts'
import type { Deps } from './domain/deps.ts'
import { DomainError } from './domain/domain-error.ts'
import type { Viewer } from './domain/viewer.ts'

/** What a request or a handshake brings along. */
export type Credentials = { token: string | null; guestId: string | null; address: string }

/**
 * A token's payload; `full_name` and the rest of the
 * admin's are for the client (specification section 3).
 */
export type TokenPayload = { type: 'user' | 'admin'; id: string; ver: number; exp: number }

export type VerifyToken = (token: string) => TokenPayload

const readToken = (verify: VerifyToken, token: string): TokenPayload => {
  try {
    return verify(token)
  } catch (cause) {
    throw new DomainError('LOGIN_EXPIRED', {}, { cause })
  }
}

export type Resolved = {
  viewer: Viewer /** When the token ends, in ms since the epoch. */
  expiresAt: number | null
}

/**
 * The one way from credentials to a Viewer, for every door. A token that is wrong,
 * expired, of a changed password or of a deleted account is UNAUTHENTICATED, never a guest.
 */
export const resolveViewer = async (
  deps: Deps,
  verify: VerifyToken,
  credentials: Credentials,
): Promise<Resolved> => {
  const { token, guestId, address } = credentials
  if (token === null)
    return {
      viewer: guestId === null ? { kind: 'visitor', address } : { kind: 'guest', guestId, address },
      expiresAt: null,
    }
  const { type, id, ver, exp } = readToken(verify, token)
  const row =
    type === 'user'
      ? await findUserById(deps.db, id)
      : await deps.adminSessions.read(id, () => findAdminById(deps.db, id))
  if (row?.token_version !== ver) throw new DomainError('LOGIN_EXPIRED')
  const viewer: Viewer =
    type === 'user'
      ? { kind: 'user', userId: id, guestId, address }
      : { kind: 'admin', adminId: id, address }
  return { viewer, expiresAt: exp * 1000 }
}
