import { DomainError } from './domain-error.ts'

/** Seconds. */
const RETRY_AFTER = 2

/** What a call hears that comes, or is under way, while the server stops. */
export const serverStopping = () =>
  new DomainError('SERVER_STOPPING', {}, { retryAfter: RETRY_AFTER })
