/**
 * The database cannot serve now, and may again in a moment: it is down, frozen, starting or busy.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** PostgreSQL's codes for what passes by itself, beside the class 08 of broken connections. */
const PASSING: ReadonlySet<string> = new Set([
  // Shutting down, crashed, starting up, no connection left.
  ...['57P01', '57P02', '57P03', '53300'],
  // Deadlock, lock not had in time, statement too long, transaction idle for too long.
  ...['40P01', '55P03', '57014', '25P03'],
])

/** True of a code of PostgreSQL (SQLSTATE) that says "not now". */
export const isPassingCode = (code: string | undefined): boolean =>
  code !== undefined && (PASSING.has(code) || code.startsWith('08'))
