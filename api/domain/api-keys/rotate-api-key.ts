import { logChange } from '#api/domain/admin/audit-log.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { lockApiKey, replaceKeySecret } from '#db/queries/api-keys.ts'
import type { ApiKeyWithSecret } from '#schema/admin.ts'
import { toApiKey } from './key-entity.ts'
import { readExpiry } from './key-input.ts'
import { hashKeySecret, newKeySecret, shownPrefixOf } from './key-secret.ts'

const MISSING = 'API_KEY_NOT_FOUND'
/** How long the old secret works on, so that every place that holds it can be changed. */
const OLD_LIVES_MS = 24 * 3_600_000

const earlier = (moment: Date, other: Date | null): Date =>
  other !== null && other < moment ? other : moment

/**
 * Gives a key a new secret, answered this once. The old one works for a day, but not beyond the
 * key's own end; one from an earlier rotation ends now. `expires_at` left out stays, null takes the
 * end away. Administrators only, never by a key; VALIDATION, NOT_FOUND, CONFLICT (revoked).
 */
export const rotateApiKey = async (
  deps: Deps,
  viewer: Viewer,
  input: { key_id: string; expires_at?: string | null | undefined },
): Promise<ApiKeyWithSecret> => {
  const adminId = requireAdmin(viewer)
  const keyId = requireId(input.key_id, MISSING)
  const secret = newKeySecret()
  const row = await deps.db.transaction().execute(async tx => {
    const key = await lockApiKey(tx, keyId)
    if (!key) throw new DomainError(MISSING)
    if (key.revoked_at) throw new DomainError('API_KEY_REVOKED')
    const kept = key.expires_at?.toISOString() ?? null
    const dayLater = new Date(deps.now().getTime() + OLD_LIVES_MS)
    const rotated = await replaceKeySecret(tx, keyId, {
      prefix: shownPrefixOf(secret),
      secret_hash: hashKeySecret(secret),
      previous_hash: key.secret_hash,
      previous_until: earlier(dayLater, key.expires_at),
      expires_at: readExpiry(deps, input.expires_at === undefined ? kept : input.expires_at),
    })
    await logChange(deps, tx, adminId, 'rotate_api_key', keyId)
    return rotated
  })
  return { key: toApiKey(row), secret }
}
