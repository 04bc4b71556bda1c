import type { Deps } from '#api/domain/deps.ts'
import { classOf, toDomainError } from '#api/domain/error-body.ts'

/**
 * Writes down that somebody asked for what is not theirs to have; nothing else is written here. The
 * log limits lines that repeat.
 */
export const logForbidden = (
  log: Pick<Deps['log'], 'warn'>,
  error: unknown,
  remoteAddress: string,
): void => {
  const refusal = toDomainError(error)
  if (refusal && classOf(refusal) === 'FORBIDDEN')
    log.warn({ code: refusal.said.code, remoteAddress }, 'a call was forbidden')
}
