import type { FastifyError, FastifyInstance } from 'fastify'
import { DomainError } from '#api/domain/domain-error.ts'
import { classOf, toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import { ERROR_CLASSES, type ErrorClass, HTTP_STATUS } from '#schema/error-classes.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { logForbidden } from './log-forbidden.ts'

/** The class that a failure's body names under a status; one without its own is VALIDATION. */
export const classOfStatus = (status: number): ErrorClass =>
  ERROR_CLASSES.find(each => HTTP_STATUS[each] === status) ?? 'VALIDATION'

const refusal = (error: FastifyError, status: number): DomainError => {
  if (status === HTTP_STATUS.TOO_LARGE) return new DomainError('BODY_TOO_LARGE')
  if (status === HTTP_STATUS.UNSUPPORTED_MEDIA_TYPE) return new DomainError('BODY_NOT_JSON')
  return new DomainError('REQUEST_REFUSED', { detail: error.message })
}

/**
 * The documented body for what the framework itself refuses:
 * broken JSON, a bad address, a body too large.
 */
export const bodyOf = (error: FastifyError, status: number): ErrorBody => ({
  ...toErrorBody(refusal(error, status)),
  code: classOfStatus(status),
})

/**
 * One handler for every route:
 * expected failures keep their sentence, a bug is logged and says nothing.
 */
export const addErrorHandling = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const expected = toDomainError(error)
    if (expected) {
      if (expected.retryAfter !== null) reply.header('retry-after', expected.retryAfter)
      const status = HTTP_STATUS[classOf(expected)]
      logForbidden(request.log, expected, request.ip)
      if (status >= 500) request.log.warn({ err: expected }, expected.message)
      return reply.code(status).send(toErrorBody(expected))
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return reply.code(status).send(bodyOf(error, status))
    request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send(toErrorBody(error))
  })
}
