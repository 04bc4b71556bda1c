import { missingReference } from '#db/missing-reference.ts'
import { DatabaseUnavailable } from '#db/unavailable.ts'
import type { ErrorClass } from '#schema/error-classes.ts'
import type { ErrorBody, FieldError, FieldProblem } from '#schema/errors.ts'
import { CLASS_OF_ERROR } from '#schema/messages/codes.ts'
import { en } from '#schema/messages/en.ts'
import type { FailureMessage } from '#schema/messages/message.ts'
import { say } from '#schema/messages/say.ts'
import { DomainError, failWith } from './domain-error.ts'

export const classOf = ({ said }: DomainError): ErrorClass => CLASS_OF_ERROR[said.code]

const hasAny = (params: object | undefined) => Object.keys(params ?? {}).length > 0

/** A problem as answers have it. */
export const toFieldError = (problem: FieldProblem): FieldError => ({
  field: problem.field,
  msg: say(en, problem),
  code: problem.code,
  ...(hasAny(problem.params) && { params: problem.params }),
})

/** Seconds after which a database that was down or busy is worth another try. */
const DATABASE_RETRY_AFTER = 2

/** What has been deleted in the middle of a call, by the column that names it. */
const GONE: Record<string, FailureMessage> = {
  'debates.topic_id': { code: 'TOPIC_NOT_FOUND' },
  'turns.debate_id': { code: 'DEBATE_NOT_FOUND' },
  'share_links.debate_id': { code: 'DEBATE_NOT_FOUND' },
  'join_links.debate_id': { code: 'DEBATE_NOT_FOUND' },
  'join_links.user_id': { code: 'EXTERNAL_USER_NOT_FOUND' },
  'turn_audio.turn_id': { code: 'TURN_NOT_FOUND' },
  'password_resets.user_id': { code: 'ADMIN_USER_NOT_FOUND' },
}
/** The other columns name who calls. */
const CALLER_GONE: FailureMessage = { code: 'ACCOUNT_GONE' }

/**
 * An expected failure as such; null for a bug. A database that is down or busy is expected, and so
 * is that somebody else deletes what a call still needs.
 */
export const toDomainError = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error
  const missing = missingReference(error)
  if (missing !== null) return failWith(GONE[missing] ?? CALLER_GONE, { cause: error })
  return error instanceof DatabaseUnavailable
    ? new DomainError(
        'DATABASE_UNAVAILABLE',
        {},
        { retryAfter: DATABASE_RETRY_AFTER, cause: error },
      )
    : null
}

/** The body of a failure in all APIs; the detail of a bug is only written to the log. */
export const toErrorBody = (error: unknown): ErrorBody => {
  const shown = toDomainError(error) ?? new DomainError('SERVER_FAULT')
  const { code, params } = shown.said
  return {
    error: shown.message,
    code: classOf(shown),
    message_code: code,
    ...(hasAny(params) && { params }),
    ...(shown.fields.length > 0 && { errors: shown.fields.map(toFieldError) }),
  }
}
