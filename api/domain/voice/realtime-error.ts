import type { Log } from '#api/domain/deps.ts'
import { toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import type { RealtimeError } from '#schema/voice/socket-events.ts'

/** A failure as a voice session tells it; a bug's detail goes to the log alone. */
export const toRealtimeError = (log: Log, error: unknown, fatal = false): RealtimeError => {
  if (toDomainError(error) === null) log.error({ err: error }, 'a voice session failed')
  const { error: message, ...more } = toErrorBody(error)
  return { message, ...more, fatal }
}
