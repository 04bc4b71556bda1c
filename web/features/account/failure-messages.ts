import { NetworkError, RestError } from '../../lib/request.ts'

const joined = (error: RestError) => error.errors.map(problem => problem.msg).join('. ')

type LoginWords = { wrong: string; serverError: string; unexpected: string; unreachable: string }

/** The sentence for a failed login (specification section 8, in its order). */
export const loginMessage = (error: unknown, words: LoginWords): string => {
  if (error instanceof NetworkError) return words.unreachable
  if (!(error instanceof RestError)) return words.unexpected
  if (error.errors.length > 0) return joined(error)
  if (error.status === 401) return words.wrong
  if (error.status === 500) return words.serverError
  return error.message || words.unexpected
}

/** The sentence for a failed registration (specification section 8). */
export const registerMessage = (
  error: unknown,
  words: { failed: string; unreachable: string },
): string => {
  if (error instanceof NetworkError) return words.unreachable
  if (!(error instanceof RestError)) return words.failed
  return joined(error) || error.message || words.failed
}
