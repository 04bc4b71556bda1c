import pg from 'pg'
import { OperatorError } from './operator-error.ts'

/**
 * PostgreSQL may still be starting, for example with docker compose or at the start of the machine.
 */
const PAUSES_MS = [500, 1_000, 1_500, 2_000, 2_500, 2_500]
const ANSWER_MS = 5_000
const OLDEST = 15

/** Errors that end by themselves: PostgreSQL is not there, or there and not ready yet. */
const PASSING = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
  // PostgreSQL: starting up, shutting down.
  ...['57P03', '57P01'],
]

const codesOf = (error: unknown): string[] => {
  const { code, errors } = error as { code?: string; errors?: unknown[] }
  return [...(code ? [code] : []), ...(errors ?? []).flatMap(codesOf)]
}

/** pg's own time limit, and a connection that breaks, have no code. */
const isPassing = (error: unknown) =>
  codesOf(error).some(code => PASSING.includes(code)) ||
  /timeout|terminated/i.test((error as Error).message)

const ask = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    return rows[0]?.version ?? 0
  } finally {
    await client.end()
  }
}

const placeOf = (url: string) => {
  const { hostname, port } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}`
}

export type Waiting = {
  pause(ms: number): Promise<void>
  /** Called once, before the first pause. */
  onWait(place: string): void
}

/**
 * Waits until the PostgreSQL of the address answers, about ten seconds. Throws an
 * OperatorError when it does not or is too old, and PostgreSQL's own error when it refuses.
 */
export const waitForPostgres = async (url: string, { pause, onWait }: Waiting): Promise<void> => {
  for (let tried = 0; ; tried += 1) {
    try {
      const version = await ask(url)
      if (version >= OLDEST * 10_000) return
      throw new OperatorError(
        `PostgreSQL ${OLDEST} or newer is needed; ${placeOf(url)} is ${Math.floor(version / 10_000)}.`,
      )
    } catch (error) {
      if (!isPassing(error)) throw error
      const ms = PAUSES_MS[tried]
      if (ms === undefined)
        throw new OperatorError(
          `PostgreSQL does not answer at ${placeOf(url)} (${codesOf(error)[0] ?? (error as Error).message}). ` +
            'Start it, or correct DATABASE_URL.',
          { cause: error },
        )
      if (tried === 0) onWait(placeOf(url))
      await pause(ms)
    }
  }
}
