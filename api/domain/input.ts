import { isCleanText } from '#schema/validation.ts'
import { DomainError, invalidField } from './domain-error.ts'

/** What is said of an entity that is not there. */
type MissingCode =
  | 'DEBATE_NOT_FOUND'
  | 'TURN_NOT_FOUND'
  | 'RECORDING_NOT_FOUND'
  | 'ADMIN_DEBATE_NOT_FOUND'
  | 'ADMIN_TOPIC_NOT_FOUND'
  | 'ADMIN_USER_NOT_FOUND'
  | 'API_KEY_NOT_FOUND'
  | 'SESSION_NOT_FOUND'
  | 'ADMIN_NOT_FOUND'
  | 'VIEW_NOT_FOUND'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (value: string) => UUID.test(value)

/** The id in the database's form; what is no id cannot exist. */
export const requireId = (id: string, missing: MissingCode): string => {
  if (!isUuid(id)) throw new DomainError(missing)
  return id.toLowerCase()
}

/** An id to filter by, in the database's form. VALIDATION. */
export const requireFilterId = (field: string, id: string): string => {
  if (!isUuid(id)) throw invalidField(field, 'FILTER_VALUE_INVALID', { field })
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
    throw invalidField(field, 'NUMBER_OUT_OF_RANGE', { field, min, max })
  return value
}

const findUnclean = (value: unknown, path: string): string | null => {
  if (typeof value === 'string') return isCleanText(value) ? null : path
  // Bytes hold no text, and a recording has millions of them.
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnclean(inner, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** NUL characters and lone surrogates are refused in every field of every use case. */
export const assertCleanInput = (input: unknown): void => {
  const field = findUnclean(input, '')
  if (field !== null) throw invalidField(field, 'TEXT_UNSTORABLE')
}
