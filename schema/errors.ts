import type { ErrorClass } from './error-classes.ts'
import type { DomainErrorCode, FieldCode } from './messages/codes.ts'
import type { FieldMessage, MessageParams } from './messages/message.ts'

/** What a rule finds wrong with a field. */
export type FieldProblem = { field: string } & FieldMessage

/** The same in an answer: `msg` is the English sentence of `code`. */
export type FieldError = {
  field: string
  msg: string
  code: FieldCode
  params?: MessageParams
}

/**
 * The body of every REST failure; sockets and GraphQL carry the same. `error` is the English
 * sentence of `message_code`, or those of the fields; `code` is its class (decision 0008).
 */
export type ErrorBody = {
  error: string
  code: ErrorClass
  message_code: DomainErrorCode
  params?: MessageParams
  errors?: FieldError[]
}
