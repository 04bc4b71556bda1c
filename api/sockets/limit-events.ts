import type { FastifyInstance } from 'fastify'
import { DomainError } from '#api/domain/domain-error.ts'
import { type Budget, createLeakyBuckets } from '#api/domain/leaky-bucket.ts'
import { keyOf, type Viewer } from '#api/domain/viewer.ts'
import { createEventLimit } from '#api/http/event-limit.ts'
import type { ErrorBody } from '#schema/errors.ts'

/** Who sends too much is told so by an event once in this time. Milliseconds. */
const TOLD_EVERY_MS = 1_000
/** Of one debater over all sockets: each of these events asks the database. */
const BUDGETS = {
  heavy: { limit: 30, restoreRate: 3 },
  /** What takes something back passes for longer. */
  light: { limit: 90, restoreRate: 9 },
} satisfies Record<string, Budget>

type Ack = (answer: ErrorBody) => void

/** As much of a socket as its limit needs. */
type LimitedSocket = {
  data: { viewer: Viewer; isCutOff: boolean }
  use(middleware: (event: unknown[], next: () => void) => void): unknown
  disconnect(close: boolean): unknown
}

type EventRules = {
  /** Null: any number. */
  perSecond: { events: number; bytes: number } | null
  /** Bytes of what an event carries. */
  sizeOf(payload: unknown): number
  /** Those that ask the database: they use up a budget over all of a debater's sockets. */
  heavy: readonly string[]
  light?: readonly string[]
  /** Tells of a refusal: by the acknowledgement if there is one, by an event where `isTold`. */
  refuse(error: DomainError, ack: Ack | null, isTold: boolean): void
}

const ackOf = (event: readonly unknown[]): Ack | null => {
  const last = event.at(-1)
  return typeof last === 'function' ? (last as Ack) : null
}

/** Limits a socket's events: what is too much is refused, and a lasting excess ends the socket. */
export const createLimitEvents = (app: FastifyInstance) => {
  const { deps, connection } = app.composed
  const now = () => deps.now().getTime()
  const spend = createLeakyBuckets(now)
  return (
    socket: LimitedSocket,
    { perSecond, sizeOf, heavy, light = [], refuse }: EventRules,
  ): void => {
    const limit = perSecond && createEventLimit(perSecond, now)
    const { data } = socket
    const kindOf = (name: unknown) => {
      if (heavy.some(each => each === name)) return 'heavy'
      return light.some(each => each === name) ? 'light' : null
    }
    const isSpent = (name: unknown) => {
      const kind = app.hasBudgets ? kindOf(name) : null
      return kind !== null && spend(`${kind} ${keyOf(data.viewer)}`, BUDGETS[kind], 1).isSpent
    }
    let toldAt = Number.NEGATIVE_INFINITY
    socket.use((event, next) => {
      const [name, payload] = event
      const decision = limit?.(sizeOf(payload)) ?? 'pass'
      if (decision === 'pass' && !isSpent(name))
        return connection.asCaller(keyOf(data.viewer), next)
      if (data.isCutOff) return
      const isTold = decision === 'close' || now() - toldAt >= TOLD_EVERY_MS
      if (isTold) toldAt = now()
      refuse(new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }), ackOf(event), isTold)
      if (decision !== 'close') return
      data.isCutOff = true
      socket.disconnect(true)
    })
  }
}
