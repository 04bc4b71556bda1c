import type { LoginMark } from '#api/domain/accounts/login-ends.ts'
import { identifyKey } from '#api/domain/api-keys/identify-key.ts'
import { hashKeySecret, isMeantAsKey } from '#api/domain/api-keys/key-secret.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'

/** API keys that are remembered as met; beyond, who was met first is forgotten. */
const MOST_MET = 10_000

/** API keys as credentials: who calls, and whose budget a call uses. */
export const createKeyAuthentication = (deps: Pick<Deps, 'db' | 'now' | 'log'>) => {
  /** Ids of keys by the hashes of their secrets. */
  const met = new Map<string, string>()
  const remember = (secret: string, keyId: string): void => {
    met.set(hashKeySecret(secret), keyId)
    const [first] = met.keys()
    if (met.size > MOST_MET && first !== undefined) met.delete(first)
  }
  const identify = async (secret: string, remoteAddress: string) => {
    try {
      return await identifyKey(deps, secret)
    } catch (error) {
      if (error instanceof DomainError) deps.log.warn({ remoteAddress }, 'an API key was refused')
      throw error
    }
  }
  return {
    isMeantAsKey,
    /** Without a look at the database: null for a key that this server has not met yet. */
    idOf: (secret: string): string | null => met.get(hashKeySecret(secret)) ?? null,
    /** UNAUTHENTICATED. */
    authenticate: async (secret: string, address: string) => {
      const { expiresAt, version, ...holder } = await identify(secret, address)
      remember(secret, holder.keyId)
      const viewer = { kind: 'key', ...holder, address } as const
      const marks: LoginMark[] = [{ kind: 'key', id: holder.keyId, version }]
      return { viewer, login: { marks, expiresAt: expiresAt?.getTime() ?? null } }
    },
  }
}
