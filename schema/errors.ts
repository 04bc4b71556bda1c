import { z } from 'zod'
import { ERROR_CLASSES } from './error-classes.ts'
import { DOMAIN_ERROR_CODES, FIELD_CODES } from './messages/codes.ts'
import type { FieldMessage } from './messages/message.ts'
import { messageParams } from './rest/values.ts'

/** What a rule finds wrong with a field. */
export type FieldProblem = { field: string } & FieldMessage

/** The same in an answer: `msg` is the English sentence of `code`. */
export const fieldError = z.strictObject({
  field: z.string(),
  msg: z.string(),
  code: z.enum(FIELD_CODES),
  params: messageParams.optional(),
})
export type FieldError = z.infer<typeof fieldError>

/**
 * The body of every REST failure; sockets and GraphQL carry the same. `error` is the English
 * sentence of `message_code`, or those of the fields; `code` is its class (decision 0008).
 */
export const errorBody = z.strictObject({
  error: z.string().min(1),
  code: z.enum(ERROR_CLASSES),
  message_code: z.enum(DOMAIN_ERROR_CODES),
  params: messageParams.optional(),
  errors: z.array(fieldError).min(1).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
