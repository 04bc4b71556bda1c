import { createSocketBudget } from './socket-budget.ts'

/** Refused events that a socket survives at once, and how many of them are forgiven in a second. */
const PATIENCE = { refused: 200, forgiven: 10 }

/** `refuse`: this event is too many; `close`: so many were that the socket shall end. */
type Decision = 'pass' | 'refuse' | 'close'

export type EventLimit = (bytes?: number) => Decision

/** Events and bytes of one socket. A single excess is refused, only a lasting one ends the socket. */
export const createEventLimit = (
  perSecond: { events: number; bytes: number },
  now: () => number,
): EventLimit => {
  const budget = createSocketBudget(perSecond, now)
  let refused = 0
  let refusedAt = now()
  return (bytes = 0) => {
    if (budget.spend(bytes)) return 'pass'
    const seconds = Math.max(0, now() - refusedAt) / 1000
    refusedAt = now()
    refused = Math.max(0, refused - seconds * PATIENCE.forgiven) + 1
    return refused > PATIENCE.refused ? 'close' : 'refuse'
  }
}
