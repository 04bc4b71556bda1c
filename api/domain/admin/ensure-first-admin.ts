import { randomBytes } from 'node:crypto'
import { hashPassword } from '#api/domain/accounts/passwords.ts'
import type { Deps } from '#api/domain/deps.ts'
import { hasAdmin, insertAdmin } from '#db/queries/admins.ts'
import { DEFAULT_AVATAR_ID } from '#schema/constants.ts'

/**
 * Makes the first administrator where there is none. Without configured credentials it gets a
 * random password, answered once for the console to show; null when nothing needs to be shown.
 */
export const ensureFirstAdmin = async (
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  configured: { email: string; password: string } | null,
): Promise<{ email: string; password: string } | null> => {
  if (await hasAdmin(deps.db)) return null
  const { email, password } = configured ?? {
    email: 'admin@localhost.local',
    password: randomBytes(12).toString('base64url'),
  }
  await insertAdmin(deps.db, {
    admin_id: deps.newId(),
    email,
    password_hash: await hashPassword(password),
    full_name: 'Administrator',
    avatar_id: DEFAULT_AVATAR_ID,
    created_at: deps.now(),
  })
  return configured ? null : { email, password }
}
