import type { ApiKeyRow } from '#db/tables.ts'
import type { ApiKey } from '#schema/admin.ts'

export type ShownKeyRow = Omit<
  ApiKeyRow,
  'secret_hash' | 'previous_hash' | 'created_by' | 'token_version'
> & {
  admin_email: string
}

export const toApiKey = (row: ShownKeyRow): ApiKey => ({
  key_id: row.key_id,
  name: row.name,
  scopes: row.scopes,
  prefix: row.prefix,
  admin_email: row.admin_email,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  previous_until: row.previous_until?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
})
