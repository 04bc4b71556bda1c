import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'

/** Audio in one event, as a browser sends it. Milliseconds. */
export const PIECE_MS = 100
/** What one of the two says before the other one speaks. Milliseconds. */
export const TURN_MS = 8_000
export const PIECES = TURN_MS / PIECE_MS
/** What the model takes to begin its reply. Milliseconds. */
export const MODEL_DELAY_MS = 50

const PIECE_BYTES = (REALTIME_SAMPLE_RATE * 2 * PIECE_MS) / 1000
const STAMP_BYTES = 8
const NS_PER_MS = 1e6

const pattern = (nth: number): Buffer =>
  Buffer.from(Array.from({ length: PIECE_BYTES }, (_, at) => (at * 31 + nth * 7) % 256))
const patterns = Array.from({ length: PIECES }, (_, nth) => pattern(nth))

/**
 * One piece of audio that carries the time of its making: the monotonic clock, which all processes
 * of a machine share. The rest of it is known to both ends.
 */
export const stampedPiece = (nth: number): string => {
  const bytes = Buffer.from(patterns[nth % PIECES] ?? [])
  bytes.writeBigUInt64LE(process.hrtime.bigint())
  return bytes.toString('base64')
}

export type Arrival = { ms: number; isWhole: boolean }

/** How long a piece was under way, and whether it came as it was sent. */
export const arrivalOf = (base64: string, nth: number): Arrival => {
  const now = process.hrtime.bigint()
  const bytes = Buffer.from(base64, 'base64')
  const expected = patterns[nth % PIECES] ?? Buffer.alloc(0)
  const isWhole =
    bytes.length === PIECE_BYTES &&
    bytes.subarray(STAMP_BYTES).equals(expected.subarray(STAMP_BYTES)) &&
    bytes.toString('base64') === base64
  return { ms: isWhole ? Number(now - bytes.readBigUInt64LE()) / NS_PER_MS : 0, isWhole }
}

/** Delays in milliseconds, and how many pieces were not what was sent. */
export type Arrivals = { delays: number[]; broken: number }

export const noteArrival = (arrivals: Arrivals, { ms, isWhole }: Arrival): void => {
  if (isWhole) arrivals.delays.push(ms)
  else arrivals.broken += 1
}
