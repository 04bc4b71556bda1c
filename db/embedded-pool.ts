import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { usePreparedStatements } from './prepared-statements.ts'
import { createRoundRobin } from './round-robin.ts'

/** Runs `act` on somebody's behalf: what it asks the database waits in this caller's line. */
export type AsCaller = <Answer>(caller: string, act: () => Answer) => Answer

type EmbeddedPool = {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
  options: object
  asCaller: AsCaller
}

/** The messages of PostgreSQL's protocol that are answered at once: Sync, Flush and Query. */
const ANSWERED = new Set([...'SHQ'].map(letter => letter.charCodeAt(0)))

/**
 * A statement is four or five messages, of which the last asks for the answer. Handed over
 * together they take the database 0.6 of the time.
 */
const inOnePiece = (pglite: PGlite): PGlite => {
  let held: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    held.push(message)
    if (!ANSWERED.has(message[0] ?? 0)) return []
    const whole = Buffer.concat(held)
    held = []
    return pglite.execProtocolStream(whole, options)
  }
  return { waitReady: pglite.waitReady, execProtocolStream } as PGlite
}

/** The server's own work. */
const NOBODY = ''

/**
 * PGlite has one connection, and a statement blocks the event loop. Who wants it waits: callers
 * take turns, and between two of them the loop turns, so that requests are read and answered.
 */
export const openEmbeddedPool = (
  pglite: PGlite,
  types: pg.CustomTypesConfig,
  onIdleError: (error: Error) => void,
): EmbeddedPool => {
  // The connection is always there: its client is not made anew after a rest.
  const config = { ...createPgConfig(inOnePiece(pglite)), max: 1, idleTimeoutMillis: 0, types }
  const pool = new pg.Pool(config as unknown as pg.PoolConfig)
  pool.on('connect', usePreparedStatements)
  pool.on('error', onIdleError)
  const callers = new AsyncLocalStorage<string>()
  const waiting = createRoundRobin<() => void>()
  let isHeld = false

  const passOn = async () => {
    await turnOfLoop()
    const begin = waiting.next()
    if (begin) begin()
    else isHeld = false
  }
  const leave = () => {
    if (waiting.size() > 0) void passOn()
    else isHeld = false
  }
  const connect = async (): Promise<pg.PoolClient> => {
    if (isHeld)
      await new Promise<void>(resolve => waiting.add(callers.getStore() ?? NOBODY, resolve))
    isHeld = true
    try {
      const client = await pool.connect()
      const { release } = client
      client.release = (error?: Error | boolean) => {
        release(error)
        leave()
      }
      return client
    } catch (error) {
      leave()
      throw error
    }
  }
  return {
    connect,
    end: () => pool.end(),
    options: pool.options,
    asCaller: (caller, act) => callers.run(caller, act),
  }
}
