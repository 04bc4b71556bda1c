import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '#api/domain/domain-error.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'

/** Bytes of a request's body; recordings alone may be larger. */
export const BODY_LIMIT = 256 * 1024
/** A recording as base64, and the rest of the body. */
export const RECORDING_BODY_LIMIT = Math.ceil(RECORDING_LIMITS.bytes / 3) * 4 + BODY_LIMIT

/** A body whose length is not told may be as long as the limit allows. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_LIMIT

/** A large body is for a recording and nothing else. Throws BODY_TOO_LARGE. */
export const refuseLargeWords = (request: FastifyRequest, recording: string | undefined): void => {
  if (recording === undefined && isLarge(request)) throw new DomainError('BODY_TOO_LARGE')
}

/** Large bodies are read only for those who have a debate. Throws BODY_TOO_LARGE. */
export const refuseStrangersRecordings = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<void> => {
  if (!isLarge(request)) return
  const viewer = await app.viewerOf(request)
  if (viewer.kind !== 'user' && viewer.kind !== 'guest') throw new DomainError('BODY_TOO_LARGE')
}
