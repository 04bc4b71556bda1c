import type { z } from 'zod'
import { DomainError } from '#api/domain/domain-error.ts'
import type { FieldMessage } from '#schema/messages/message.ts'
import { VOICE_LIMITS } from '#schema/voice/socket-events.ts'

const messageOf = (issue: z.core.$ZodIssue, field: string): FieldMessage => {
  // A schema may name the code of its own error (schema/rest).
  const { message } = issue
  if (message === 'STANCE_REQUIRED' || message === 'MODE_REQUIRED') return { code: message }
  if (message === 'AUDIO_INVALID') return { code: message }
  if (message === 'AUDIO_TOO_LARGE')
    return { code: message, params: { max: VOICE_LIMITS.chunkBytes } }
  if (message === 'NUMBER_NOT_WHOLE') return { code: message, params: { field } }
  if (issue.code === 'invalid_value')
    return { code: 'FIELD_NOT_ONE_OF', params: { field, values: issue.values.join(', ') } }
  if (issue.code !== 'invalid_type') return { code: 'FIELD_INVALID', params: { field } }
  if (message.endsWith('undefined')) return { code: 'FIELD_REQUIRED', params: { field } }
  return issue.expected === 'object'
    ? { code: 'FIELD_NOT_AN_OBJECT', params: { field } }
    : { code: 'FIELD_WRONG_TYPE', params: { field, type: issue.expected } }
}

/**
 * JSON of unknown shape, checked by its schema, the same for all APIs. FIELDS_INVALID names each
 * field that does not fit.
 */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = result.error.issues.map(issue => {
    const field = issue.path.join('.') || 'body'
    return { field, ...messageOf(issue, field) }
  })
  throw new DomainError('FIELDS_INVALID', {}, { fields })
}
