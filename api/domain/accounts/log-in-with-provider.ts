import { DomainError } from '#api/domain/domain-error.ts'

/** Third-party sign-in needs a configured provider; this server has none. UNAVAILABLE. */
export const logInWithProvider = (): never => {
  throw new DomainError(
    'UNAVAILABLE',
    'Third-party sign-in is not set up on this server. Please log in with email and password.',
  )
}
