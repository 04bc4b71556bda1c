import { logChange } from '#api/domain/admin/audit-log.ts'
import type { Deps } from '#api/domain/deps.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { insertApiKey } from '#db/queries/api-keys.ts'
import type { ApiKeyWithSecret } from '#schema/admin.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import { toApiKey } from './key-entity.ts'
import { readExpiry, readKeyName, readScopes } from './key-input.ts'
import { hashKeySecret, newKeySecret, shownPrefixOf } from './key-secret.ts'

/**
 * Makes an API key. Its secret is answered this once and stored nowhere. Administrators only, never
 * by a key; VALIDATION.
 */
export const createApiKey = async (
  deps: Deps,
  viewer: Viewer,
  input: { name: string; scopes: readonly ApiKeyScope[]; expires_at?: string | null },
): Promise<ApiKeyWithSecret> => {
  const adminId = requireAdmin(viewer)
  const name = readKeyName(input.name)
  const scopes = readScopes(input.scopes)
  const expires_at = readExpiry(deps, input.expires_at ?? null)
  const secret = newKeySecret()
  const row = await deps.db.transaction().execute(async tx => {
    const made = await insertApiKey(tx, {
      key_id: deps.newId(),
      name,
      scopes,
      prefix: shownPrefixOf(secret),
      secret_hash: hashKeySecret(secret),
      created_by: adminId,
      created_at: deps.now(),
      expires_at,
    })
    await logChange(deps, tx, adminId, 'create_api_key', made.key_id, { scopes })
    return made
  })
  return { key: toApiKey(row), secret }
}
