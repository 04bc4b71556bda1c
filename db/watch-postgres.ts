import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * Time is counted in looks: while this process itself has no time to read answers, none passes.
 */
const LOOK_MS = 250
/** An answer that is awaited for so long makes the watch ask on a connection of its own. */
const SUSPECT_LOOKS = 3
/** PostgreSQL is down when it does not answer the watch, nor anybody else, for so long. */
const ASK_LOOKS = 6
const ASK_AGAIN_MS = 500

/** What is waited for: `fail` ends the wait with a reason. */
type Wait = { since: number; longest: number; fail: (reason: string) => void }

export type PostgresWatch = {
  isDown(): boolean
  /**
   * Something waits for PostgreSQL from here on, at most `longestMs`; the answer ends the wait and
   * tells whether it had not failed before.
   */
  wait(longestMs: number, fail: (reason: string) => void): () => boolean
  /** PostgreSQL has answered on any connection. */
  hear(): void
  /** A connection broke or could not be made: asks at once. */
  suspect(): void
  stop(): void
}

/** Shutting down or starting: the one refusal that is no answer. */
const NOT_THERE = /^57P/

/** Whether PostgreSQL answers at all. */
const answers = async (url: string, gaveUp: AbortSignal): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'ai-debater-tutor watch',
  })
  client.on('error', () => undefined)
  const cut = () => client.connection.stream.destroy()
  gaveUp.addEventListener('abort', cut, { once: true })
  try {
    await client.connect()
    await client.query('select 1')
    return !gaveUp.aborted
  } catch (error) {
    return error instanceof pg.DatabaseError && !NOT_THERE.test(error.code ?? '')
  } finally {
    gaveUp.removeEventListener('abort', cut)
    cut()
  }
}

/**
 * Finds out within about two seconds when PostgreSQL is down or frozen, and when it answers again:
 * a frozen one accepts connections and never says a word. `onChange` is told both.
 */
export const watchPostgres = (url: string, onChange: (isDown: boolean) => void): PostgresWatch => {
  const waits = new Set<Wait>()
  const over = new AbortController()
  let looks = 0
  let askedAt = -SUSPECT_LOOKS
  let heardAt = 0
  let asking: { since: number; gaveUp: AbortController } | null = null
  let isDown = false

  const fail = (wait: Wait, reason: string) => {
    waits.delete(wait)
    wait.fail(reason)
  }
  const ask = async (): Promise<boolean> => {
    const gaveUp = new AbortController()
    asking = { since: looks, gaveUp }
    try {
      return await answers(url, gaveUp.signal)
    } finally {
      asking = null
      askedAt = looks
    }
  }
  const suspect = async () => {
    if (isDown || asking || over.signal.aborted) return
    const suspectedAt = looks
    if ((await ask()) || heardAt > suspectedAt || over.signal.aborted) return
    isDown = true
    onChange(true)
    for (const wait of waits) fail(wait, 'PostgreSQL does not answer')
    do await pause(ASK_AGAIN_MS, undefined, { signal: over.signal }).catch(() => undefined)
    while (!over.signal.aborted && !(await ask()))
    isDown = false
    if (!over.signal.aborted) onChange(false)
  }
  const look = () => {
    looks += 1
    if (asking && looks - asking.since > ASK_LOOKS) asking.gaveUp.abort()
    for (const wait of waits)
      if (looks - wait.since > wait.longest) fail(wait, 'PostgreSQL takes too long')
    const [oldest] = waits
    const isLate = oldest !== undefined && looks - oldest.since > SUSPECT_LOOKS
    if (isLate && looks - askedAt > SUSPECT_LOOKS) void suspect()
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()

  return {
    isDown: () => isDown,
    wait: (longestMs, failed) => {
      const wait = { since: looks, longest: Math.ceil(longestMs / LOOK_MS), fail: failed }
      waits.add(wait)
      return () => waits.delete(wait)
    },
    hear: () => {
      heardAt = looks
    },
    suspect: () => void suspect(),
    stop: () => {
      over.abort()
      asking?.gaveUp.abort()
      clearInterval(timer)
    },
  }
}
