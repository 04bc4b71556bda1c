import { readItem, removeItem, writeItem } from './storage.ts'

const KEY = 'adminToken'

/** What the token says of its administrator (specification section 3). */
export type AdminClaims = { id: string; email: string; fullName: string; avatarId: string }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/**
 * The claims of a token that is an administrator's and has not ended;
 * else null (specification section 4).
 */
export const decodeAdminToken = (token: string, now: number): AdminClaims | null => {
  try {
    const [, body = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), sign =>
      sign.charCodeAt(0),
    )
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    const [id, email] = [textOf(claims.id), textOf(claims.email)]
    const isOver = typeof claims.exp === 'number' && claims.exp * 1000 <= now
    if (!id || !email || claims.type !== 'admin' || isOver) return null
    return {
      id,
      email,
      fullName: textOf(claims.full_name) ?? '',
      avatarId: textOf(claims.avatar_id) ?? '',
    }
  } catch {
    return null
  }
}

export const readAdminToken = () => readItem('local', KEY)
export const writeAdminToken = (token: string) => writeItem('local', KEY, token)
export const removeAdminToken = () => removeItem('local', KEY)
