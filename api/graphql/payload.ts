import { DomainError } from '#api/domain/domain-error.ts'
import { classOf, toErrorBody } from '#api/error-table.ts'
import type { ErrorClass } from '#schema/error-classes.ts'
import type { ErrorBody } from '#schema/errors.ts'
import type { MessageCode } from '#schema/messages/codes.ts'

export type UserErrorNode = {
  field: string | null
  code: ErrorClass
  message: string
  messageCode: MessageCode
  params: ErrorBody['params'] | null
}

/** snake_case field names of the domain as this door spells them. */
const camelCase = (field: string) =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const MENDABLE: readonly ErrorClass[] = ['VALIDATION', 'CONFLICT']

const userErrorsOf = (body: ErrorBody): UserErrorNode[] => {
  const { error, code, message_code: messageCode, params = null, errors = [] } = body
  if (errors.length === 0) return [{ field: null, code, message: error, messageCode, params }]
  return errors.map(problem => ({
    field: camelCase(problem.field),
    code,
    message: problem.msg,
    messageCode: problem.code,
    params: problem.params ?? null,
  }))
}

/**
 * A mutation's payload: what the caller can mend (VALIDATION,
 * CONFLICT) comes as userErrors, any other failure as a GraphQL error with its code.
 */
export const payload = async <T extends object>(
  act: () => Promise<T>,
): Promise<Partial<T> & { userErrors: UserErrorNode[] }> => {
  try {
    return { ...(await act()), userErrors: [] }
  } catch (error) {
    if (!(error instanceof DomainError) || !MENDABLE.includes(classOf(error))) throw error
    // Partial<T> is true of an object without any of T's keys;
    // the compiler cannot see that for a generic T.
    const failed: { userErrors: UserErrorNode[] } = {
      userErrors: userErrorsOf(toErrorBody(error)),
    }
    return failed as Partial<T> & { userErrors: UserErrorNode[] }
  }
}
