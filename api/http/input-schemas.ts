import { z } from 'zod'
import { DomainError } from '#api/domain/domain-error.ts'
import { LANGUAGES, OPPONENT_LEVELS, OPPONENT_STYLES, STANCES } from '#schema/constants.ts'
import type { FieldCode } from '#schema/messages/codes.ts'
import type { FieldMessage } from '#schema/messages/message.ts'
import { VOICE_LIMITS } from '#schema/voice/socket-events.ts'

/** Absent and null say the same; a use case sees only what the caller said. */
const optional = <T>(type: z.ZodType<T>) => type.nullish().transform(value => value ?? undefined)
export const optionalText = optional(z.string())
/** A number in a query string. */
const queryNumber = optional(
  z.string().regex(/^\d{1,9}$/, { error: 'NUMBER_NOT_WHOLE' satisfies FieldCode }),
).transform(value => (value === undefined ? undefined : Number(value)))

/** The JSON that REST and the sockets accept: types only, the rules of a value are the domain's. */
export const registerSchema = z.object({
  email: z.string(),
  password: z.string(),
  username: z.string(),
  avatar_id: optionalText,
})
export const logInSchema = z.object({ email: z.string(), password: z.string() })
export const updateMeSchema = z.object({
  username: optionalText,
  email: optionalText,
  avatar_id: optionalText,
  password: optionalText,
  current_password: optionalText,
})
export const customTopicSchema = z.object({
  topic_text: z.string(),
  language: optional(z.enum(LANGUAGES)),
})
export const startSchema = z.object({
  topic_id: optionalText.transform(id => id ?? 'custom'),
  custom_topic: optionalText,
  stance: z.enum(STANCES, { error: 'STANCE_REQUIRED' satisfies FieldCode }),
  mode: z.enum(['text', 'voice'], { error: 'MODE_REQUIRED' satisfies FieldCode }),
  language: optional(z.enum(LANGUAGES)),
  prep_time: optional(z.number()),
  opponent_level: optional(z.enum(OPPONENT_LEVELS)),
  opponent_style: optional(z.enum(OPPONENT_STYLES)),
  client_start_id: optionalText,
})
export const retrySchema = z.object({ message: z.string() })
export const resetPasswordSchema = z.object({ token: z.string(), password: z.string() })
export const adminProfileSchema = z.object({ full_name: z.string() })
export const adminUserSchema = z.object({ username: optionalText, email: optionalText })
export const confirmationSchema = z.object({ confirmation: optionalText })
export const newTopicSchema = z.object({
  topic_text_en: z.string(),
  topic_text_zh: z.string().nullish(),
  is_recommended: optional(z.boolean()),
})
export const topicChangeSchema = z.object({
  topic_text_en: optionalText,
  topic_text_zh: z.string().nullish(),
  is_recommended: optional(z.boolean()),
  status: optional(z.enum(['approved', 'archived'])),
})
export const turnSchema = z.object({
  message: optionalText.transform(text => text ?? ''),
  client_turn_id: optionalText,
})
export const limitQuerySchema = z.object({ limit: queryNumber })
export const pageQuerySchema = z.object({ page: queryNumber, limit: queryNumber })
export const topicsQuerySchema = z.object({
  search: optionalText,
  language: optional(z.enum(LANGUAGES)),
  recommended: optional(z.enum(['true', 'false'])).transform(value =>
    value === undefined ? undefined : value === 'true',
  ),
  limit: queryNumber,
  offset: queryNumber,
})
export const joinSchema = z.object({ debateId: z.string() })
export const socketTurnSchema = z.object({ message: z.string(), clientTurnId: optionalText })

const messageOf = (issue: z.core.$ZodIssue, field: string): FieldMessage => {
  // A schema above names the code of its own fault.
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

/** The value as its schema says; FIELDS_INVALID names each field that does not fit. */
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
