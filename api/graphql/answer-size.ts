import { DomainError } from '#api/domain/domain-error.ts'
import { GRAPHQL_LIMITS } from '#schema/api-limits.ts'

const LARGEST_ANSWER_MB = GRAPHQL_LIMITS.answerMb
const BYTES_PER_MB = 1_000_000
/** What JSON puts around a value: quotes, a comma, a colon, brackets. */
const AROUND = 3
const NUMBER = 8

/** Bytes of a value as JSON, roughly; what is over `left` is not looked at. */
const sizeOf = (value: unknown, left: number): number => {
  if (typeof value === 'string') return Buffer.byteLength(value) + AROUND
  if (typeof value !== 'object' || value === null) return NUMBER
  let size = AROUND
  for (const name in value) {
    if (size > left) return size
    if (!Array.isArray(value)) size += name.length + AROUND
    size += sizeOf(Reflect.get(value, name), left - size)
  }
  return size
}

/** Before an answer is written as text, which takes several times its memory. ANSWER_TOO_LARGE. */
export const assertAnswerFits = (data: unknown): void => {
  const most = LARGEST_ANSWER_MB * BYTES_PER_MB
  if (sizeOf(data, most) > most)
    throw new DomainError('ANSWER_TOO_LARGE', { max: LARGEST_ANSWER_MB })
}

/** The pieces of a text as one, where it fits into an answer. ANSWER_TOO_LARGE. */
export const readWithinLimit = async (pieces: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > LARGEST_ANSWER_MB * BYTES_PER_MB)
      throw new DomainError('ANSWER_TOO_LARGE', { max: LARGEST_ANSWER_MB })
  }
  return text
}
