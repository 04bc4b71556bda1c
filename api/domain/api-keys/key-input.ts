import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, invalidField } from '#api/domain/domain-error.ts'
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/api-scopes.ts'
import { fieldProblems, keyNameProblem, scopesProblem } from '#schema/validation.ts'

/** VALIDATION. */
export const readKeyName = (given: string): string => {
  assertNoProblems(fieldProblems({ name: [keyNameProblem, given] }))
  return given.trim()
}

/** Each once, in the order of their declaration. VALIDATION. */
export const readScopes = (given: readonly ApiKeyScope[]): ApiKeyScope[] => {
  const scopes = API_KEY_SCOPES.filter(scope => given.includes(scope))
  assertNoProblems(fieldProblems({ scopes: [scopesProblem, scopes.join(' ')] }))
  return scopes
}

/** VALIDATION for a moment that has passed or is none. */
export const readExpiry = (deps: Pick<Deps, 'now'>, given: string | null): Date | null => {
  if (given === null) return null
  const moment = new Date(given)
  if (!MOMENT.test(given) || Number.isNaN(moment.getTime()))
    throw invalidField('expires_at', 'MOMENT_INVALID')
  if (moment <= deps.now()) throw invalidField('expires_at', 'MOMENT_PAST')
  return moment
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/
