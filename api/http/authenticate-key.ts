import type { LoginMark } from '#api/domain/accounts/login-ends.ts'
import { identifyKey } from '#api/domain/api-keys/identify-key.ts'
import { hashKeySecret, isMeantAsKey } from '#api/domain/api-keys/key-secret.ts'
import type { Deps } from '#api/domain/deps.ts'

/** API keys that are remembered as met; beyond, who was met first is forgotten. */
const MOST_MET = 10_000

/** API keys as credentials: who calls, and whose budget a call uses. */
export const createKeyAuthentication = (deps: Pick<Deps, 'db' | 'now'>) => {
  /** Ids of keys by the hashes of their secrets. */
  const met = new Map<string, string>()
  const remember = (secret: string, keyId: string): void => {
    met.set(hashKeySecret(secret), keyId)
    const [first] = met.keys()
    if (met.size > MOST_MET && first !== undefined) met.delete(first)
  }
  return {
    isMeantAsKey,
    /** Without a look at the database: null for a key that this server has not met yet. */
    idOf: (secret: string): string | null => met.get(hashKeySecret(secret)) ?? null,
    /** UNAUTHENTICATED. */
    authenticate: async (secret: string, address: string) => {
      const { expiresAt, version, ...holder } = await identifyKey(deps, secret)
      remember(secret, holder.keyId)
      const viewer = { kind: 'key', ...holder, address } as const
      const marks: LoginMark[] = [{ kind: 'key', id: holder.keyId, version }]
      return { viewer, login: { marks, expiresAt: expiresAt?.getTime() ?? null } }
    },
  }
}
