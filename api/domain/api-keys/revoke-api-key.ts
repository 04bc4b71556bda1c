import { logChange } from '#api/domain/admin/audit-log.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findShownKey, lockApiKey, markKeyRevoked } from '#db/queries/api-keys.ts'
import type { ApiKey } from '#schema/admin.ts'
import { toApiKey } from './key-entity.ts'

const MISSING = 'API_KEY_NOT_FOUND'

/**
 * Ends a key and its old secret at once, for good; revoking it again changes nothing.
 * Administrators only, never by a key; NOT_FOUND.
 */
export const revokeApiKey = async (
  deps: Deps,
  viewer: Viewer,
  input: { key_id: string },
): Promise<ApiKey> => {
  const adminId = requireAdmin(viewer)
  const keyId = requireId(input.key_id, MISSING)
  const row = await deps.db.transaction().execute(async tx => {
    const key = await lockApiKey(tx, keyId)
    if (!key) throw new DomainError(MISSING)
    if (key.revoked_at) return findShownKey(tx, keyId)
    await logChange(deps, tx, adminId, 'revoke_api_key', keyId)
    return markKeyRevoked(tx, keyId, deps.now())
  })
  return toApiKey(row)
}
