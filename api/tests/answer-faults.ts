import { z } from 'zod'
import { classOfStatus } from '#api/http/errors.ts'
import { errorBody } from '#schema/errors.ts'
import type { RestCalls } from '#schema/rest/call.ts'
import { API_CALLS, OPERATOR_CALLS } from '#schema/rest/calls.ts'

/** An answer as it came; `body` is parsed where it is JSON, undefined where there is none. */
type SentAnswer = {
  method: string
  /** With or without a query string. */
  url: string
  status: number
  body: unknown
}

const DECLARED: RestCalls = {
  ...OPERATOR_CALLS,
  ...Object.fromEntries(
    Object.entries(API_CALLS).map(([name, call]) => [name.replace(' ', ' /api'), call]),
  ),
}
/** Each declared call with the whole path, as it is registered: `GET /api/debates/:id`. */
export const DECLARED_NAMES = Object.keys(DECLARED)

/** GraphQL, sockets and the web app are something else. */
export const isRest = (url: string) => /^\/(api\/|(healthz|readyz)(\?|$))/.test(url)

/** Fastify answers the root of a scope with a slash at its end too. */
export const withoutSlash = (path: string) => path.replace(/\/$/, '')

const isOf = (name: string, called: string) => {
  const [parts, given] = [name.split('/'), called.split('/')]
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}

/** A word of a path comes before a parameter: `debates/results` is no debate's id. */
const callOf = (called: string) => {
  const [name] = DECLARED_NAMES.filter(each => isOf(each, called)).toSorted(
    (one, other) => one.split(':').length - other.split(':').length,
  )
  return name === undefined ? undefined : DECLARED[name as keyof RestCalls]
}

const shapeFaults = (shape: z.ZodType, body: unknown): string | null => {
  const { error } = shape.safeParse(body)
  return error ? z.prettifyError(error) : null
}

const failureFaults = (status: number, body: unknown): string | null => {
  const { data, error } = errorBody.safeParse(body)
  if (error) return z.prettifyError(error)
  const expected = classOfStatus(status)
  return data.code === expected ? null : `${data.code} instead of ${expected}`
}

/** What an answer has wrong by the shape that is declared for it, or null. */
export const faultOfAnswer = ({ method, url, status, body }: SentAnswer): string | null => {
  const path = withoutSlash(url.split('?')[0] ?? '')
  if (!isRest(path)) return null
  const call = callOf(`${method} ${path}`)
  const shape = Object.entries(call?.answers ?? {}).find(([key]) => Number(key) === status)?.[1]
  const faults = () => {
    // Read before and not changed since: it has no body.
    if (status === 304 && method === 'GET') return body === undefined ? null : 'a body'
    if (shape) return shapeFaults(shape, body)
    if (status >= 400) return failureFaults(status, body)
    return 'no shape is declared for it in schema/rest'
  }
  const found = faults()
  return found && `${method} ${path} answered ${status}: ${found}\n${JSON.stringify(body)}`
}
