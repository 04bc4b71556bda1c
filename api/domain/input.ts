import { isCleanText } from '#schema/validation.ts'
import { DomainError, invalidField } from './domain-error.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (value: string) => UUID.test(value)

/** The id in the database's form; what is no id cannot exist. */
export const requireId = (id: string, missing: string): string => {
  if (!isUuid(id)) throw new DomainError('NOT_FOUND', missing)
  return id.toLowerCase()
}

/** A whole number within bounds, or the default when absent. */
export const wholeNumber = (
  field: string,
  value: number | undefined | null,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number => {
  if (value === undefined || value === null) return fallback
  if (!Number.isInteger(value) || value < min || value > max)
    throw invalidField(field, `${field} must be a whole number from ${min} to ${max}`)
  return value
}

const findUnclean = (value: unknown, path: string): string | null => {
  if (typeof value === 'string') return isCleanText(value) ? null : path
  if (value === null || typeof value !== 'object') return null
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnclean(inner, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/**
 * NUL characters and lone surrogates are refused in every field of every verb (design "Limits").
 */
export const assertCleanInput = (input: unknown): void => {
  const field = findUnclean(input, '')
  if (field !== null)
    throw invalidField(field, 'This text contains characters that cannot be stored')
}
