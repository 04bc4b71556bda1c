import { DomainError } from '#api/domain/domain-error.ts'

/** Third-party sign-in needs a configured provider; this server has none. UNAVAILABLE. */
export const logInWithProvider = (): never => {
  throw new DomainError('PROVIDER_NOT_SET_UP')
}
