import type { FastifyError, FastifyInstance } from 'fastify'
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '#schema/errors.ts'
import { DomainError } from './domain/domain-error.ts'
import { HTTP_STATUS, toErrorBody } from './error-table.ts'

const codeOfStatus = (status: number): ErrorCode =>
  ERROR_CODES.find(code => HTTP_STATUS[code] === status) ?? 'VALIDATION'

const SENTENCES: Partial<Record<number, string>> = {
  413: 'This is too much to send at once. Please shorten it.',
  415: 'Please send JSON with the content type application/json.',
}

/**
 * The documented body for what the framework itself refuses:
 * broken JSON, a wrong type, a body too large.
 */
export const bodyOf = (error: FastifyError, status: number): ErrorBody => {
  const fields = (error.validation ?? []).map(problem => {
    const missing = problem.params.missingProperty
    const field =
      typeof missing === 'string'
        ? missing
        : problem.instancePath.slice(1).replaceAll('/', '.') || 'body'
    return {
      field,
      msg: typeof missing === 'string' ? `${field} is required` : `${field} ${problem.message}`,
    }
  })
  return {
    error:
      fields.length > 0
        ? fields.map(field => field.msg).join('. ')
        : (SENTENCES[status] ?? error.message),
    code: codeOfStatus(status),
    ...(fields.length > 0 && { errors: fields }),
  }
}

/**
 * One handler for every route:
 * expected failures keep their sentence, a bug is logged and says nothing.
 */
export const addErrorHandling = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | DomainError>((error, request, reply) => {
    if (error instanceof DomainError) {
      if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter)
      if (HTTP_STATUS[error.code] >= 500) request.log.warn({ err: error }, error.message)
      return reply.code(HTTP_STATUS[error.code]).send(toErrorBody(error))
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return reply.code(status).send(bodyOf(error, status))
    request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send(toErrorBody(error))
  })
}
