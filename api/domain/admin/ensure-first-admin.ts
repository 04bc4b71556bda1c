import { randomBytes } from 'node:crypto'
import { hashPassword } from '#api/domain/accounts/passwords.ts'
import type { Deps } from '#api/domain/deps.ts'
import { hasAdmin, insertAdmin } from '#db/queries/admins.ts'
import { DEFAULT_AVATAR_ID } from '#schema/constants.ts'

/**
 * `generated`: with a password to be shown once.
 * `kept`: there is one already, whatever was configured.
 */
export type FirstAdmin =
  | { kind: 'generated'; email: string; password: string }
  | { kind: 'configured'; email: string }
  | { kind: 'kept' }

const DEFAULT_EMAIL = 'admin@localhost.local'

/** 96 random bits, as 16 letters and digits that survive copying from a terminal. */
export const generatePassword = (): string => randomBytes(12).toString('base64url')

/**
 * Makes the first administrator where there is none,
 * with a random password unless one is configured.
 */
export const ensureFirstAdmin = async (
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  configured: { email: string; password: string } | null,
): Promise<FirstAdmin> => {
  if (await hasAdmin(deps.db)) return { kind: 'kept' }
  const email = configured?.email ?? DEFAULT_EMAIL
  const password = configured?.password ?? generatePassword()
  await insertAdmin(deps.db, await newAdmin(deps, email, password))
  return configured ? { kind: 'configured', email } : { kind: 'generated', email, password }
}

/** The row of a new administrator. */
export const newAdmin = async (
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  email: string,
  password: string,
) => ({
  admin_id: newId(),
  email,
  password_hash: await hashPassword(password),
  full_name: 'Administrator',
  avatar_id: DEFAULT_AVATAR_ID,
  created_at: now(),
})
