import { DomainError } from '#api/domain/domain-error.ts'
import type { ErrorCode } from '#schema/errors.ts'

export type UserErrorNode = { field: string | null; code: ErrorCode; message: string }

/** snake_case field names of the domain as this door spells them. */
const camelCase = (field: string) =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

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
    if (
      !(error instanceof DomainError) ||
      (error.code !== 'VALIDATION' && error.code !== 'CONFLICT')
    )
      throw error
    const { code } = error
    const fields = error.fields.map(({ field, msg }) => ({
      field: camelCase(field),
      code,
      message: msg,
    }))
    // Partial<T> is true of an object without any of T's keys;
    // the compiler cannot see that for a generic T.
    const failed: { userErrors: UserErrorNode[] } = {
      userErrors: fields.length > 0 ? fields : [{ field: null, code, message: error.message }],
    }
    return failed as Partial<T> & { userErrors: UserErrorNode[] }
  }
}
