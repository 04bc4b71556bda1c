import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { KeyHolder } from '#api/domain/viewer.ts'
import { findKeyByHash, noteKeyUse } from '#db/queries/api-keys.ts'
import { hashKeySecret, isKeySecret } from './key-secret.ts'

/** When a key was last used is written down so often at most. */
const NOTED_EVERY_MS = 60_000

export type IdentifiedKey = KeyHolder & {
  /** When this secret ends by itself; null where it does not. */
  expiresAt: Date | null
  /** What the next rotation, or the key's end, raises. */
  version: number
}

/**
 * Whose secret it is, and that it was used. UNAUTHENTICATED for one that is unknown, revoked or out
 * of date, in the same words.
 */
export const identifyKey = async (
  deps: Pick<Deps, 'db' | 'now'>,
  secret: string,
): Promise<IdentifiedKey> => {
  const now = deps.now()
  const hash = hashKeySecret(secret)
  const key = isKeySecret(secret) ? await findKeyByHash(deps.db, hash, now) : undefined
  if (!key) throw new DomainError('KEY_INVALID')
  const isNoted = key.last_used_at && now.getTime() - key.last_used_at.getTime() < NOTED_EVERY_MS
  if (!isNoted) await noteKeyUse(deps.db, key.key_id, now, new Date(now.getTime() - NOTED_EVERY_MS))
  return {
    keyId: key.key_id,
    adminId: key.created_by,
    scopes: key.scopes,
    expiresAt: key.secret_hash === hash ? key.expires_at : key.previous_until,
    version: key.token_version,
  }
}
