type Write = (...line: never[]) => void

/** So many lines of one fault in a minute; of the others only their number is written. */
const MOST_LINES = 5
const WINDOW_MS = 60_000
/** Faults told apart; their texts can depend on callers, so the oldest is forgotten. */
const MOST_FAULTS = 500
const WARN = 40

type Count = { since: number; lines: number }

const placeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const [, place = ''] = error.stack?.split('\n    at ') ?? []
  return `${error.name} ${place}`
}

/** What makes two lines the same fault: its sentence and where it was thrown, not its details. */
const faultOf = ([first, second]: unknown[]): string => {
  if (typeof first === 'string') return first
  const details = (first ?? {}) as { err?: unknown }
  const error = first instanceof Error ? first : details.err
  return `${typeof second === 'string' ? second : ''} ${placeOf(error)}`
}

const withNumber = (args: unknown[], leftOut: number): unknown[] => {
  const [first, ...others] = args
  if (typeof first === 'string') return [{ left_out: leftOut }, first, ...others]
  return first instanceof Error
    ? [{ err: first, left_out: leftOut }, ...others]
    : [{ ...(first as object), left_out: leftOut }, ...others]
}

/**
 * pino's logMethod: a fault that repeats fills no disk. Lines from `warn` on are counted by fault;
 * the first line after a minute says in `left_out` how many were not written. `now` in ms.
 */
export const limitRepeats = (now: () => number) => {
  const counts = new Map<string, Count>()
  return function (this: unknown, args: unknown[], write: Write, level: number): void {
    const pass = (passed: unknown[]) => write.apply(this as never, passed as Parameters<Write>)
    const fault = faultOf(args)
    const count = counts.get(fault)
    if (level < WARN) pass(args)
    else if (count && now() - count.since < WINDOW_MS) {
      count.lines += 1
      if (count.lines <= MOST_LINES) pass(args)
    } else {
      counts.delete(fault)
      counts.set(fault, { since: now(), lines: 1 })
      const [oldest] = counts.keys()
      if (counts.size > MOST_FAULTS && oldest !== undefined) counts.delete(oldest)
      const leftOut = (count?.lines ?? 0) - MOST_LINES
      pass(leftOut > 0 ? withNumber(args, leftOut) : args)
    }
  }
}
