import { DomainError } from '#api/domain/domain-error.ts'
import type { UserRow } from '#db/tables.ts'

/** Whoever is suspended gets no login, by whatever way they come. FORBIDDEN. */
export const assertActive = ({ suspended_at }: Pick<UserRow, 'suspended_at'>): void => {
  if (suspended_at !== null) throw new DomainError('ACCOUNT_SUSPENDED')
}
