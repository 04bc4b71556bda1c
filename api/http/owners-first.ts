import type { FastifyError } from 'fastify'
import type { Deps } from '#api/domain/deps.ts'
import { classOf, toDomainError } from '#api/domain/error-body.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { ErrorClass } from '#schema/error-classes.ts'

/** Finds a debate for those who may use it: `requireOwnDebate` and its like. */
export type FindDebate = (deps: Deps, viewer: Viewer, debateId: string) => Promise<unknown>

const OF_INPUT: readonly ErrorClass[] = ['VALIDATION', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

/** Whether a failure says what is wrong with what was sent. */
const isOfInput = (error: unknown): boolean => {
  const expected = toDomainError(error)
  if (expected) return OF_INPUT.includes(classOf(expected))
  const { statusCode = 500 } = error as FastifyError
  return statusCode >= 400 && statusCode < 500
}

/**
 * What is wrong with what was sent about a debate is told to those who may use it; others hear what
 * they hear of a right one. Asked only then, since a right one is asked by its use case. Rejects
 * always: with FORBIDDEN or NOT_FOUND, else with the failure.
 */
export const ownersFirst = async (
  deps: Deps,
  find: FindDebate,
  viewer: Viewer,
  debateId: string,
  error: unknown,
): Promise<never> => {
  if (isOfInput(error)) await find(deps, viewer, debateId)
  throw error
}
