import type { FastifyRequest } from 'fastify'

/** What PostgreSQL says of an error beside its sentence: it repeats values of the row. */
const OF_ROWS = new Set(['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters'])

/** A chain of causes that is longer tells nothing more. */
const MOST_CAUSES = 5

type ErrorLine = { type: string; message: string; stack: string; [more: string]: unknown }

const toLine = (error: Error, depth = 0): ErrorLine => {
  const more = Object.entries(error).filter(
    ([name, value]) => !OF_ROWS.has(name) && ['string', 'number'].includes(typeof value),
  )
  const { cause } = error
  return {
    ...Object.fromEntries(more),
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(cause instanceof Error && depth < MOST_CAUSES && { cause: toLine(cause, depth + 1) }),
  }
}

/**
 * What a log line holds of errors and requests: nothing that somebody wrote. Of a request the
 * pattern of its route, since addresses carry links' tokens and searches.
 */
export const logSerializers = {
  err: (error: Error) => toLine(error),
  req: ({ method, routeOptions, ip }: Pick<FastifyRequest, 'method' | 'routeOptions' | 'ip'>) => ({
    method,
    route: routeOptions?.url ?? 'none',
    remoteAddress: ip,
  }),
}
