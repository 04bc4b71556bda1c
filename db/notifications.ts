import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** After a lost connection, and after each try in vain to make it again. */
const RECONNECT_MS = 1_000
const ANSWER_MS = 5_000
/** A connection that died unnoticed says nothing, and neither does one on which there is no news. */
const LIVENESS_MS = 5_000

export type Notifications = {
  /** Tells the other servers on the database, up to 7,999 bytes. Rejects without a connection. */
  tell(channel: string, text: string): Promise<void>
  /** What is not told yet is not told any more. */
  close(): Promise<void>
}

type Listening = {
  /** One statement after the other, as pg wants them. */
  ask(text: string, values?: string[]): Promise<void>
  lost: Promise<void>
}

/** What is done with the texts of each channel. */
export type Hearers = Record<string, (text: string) => void>

/**
 * What servers on one PostgreSQL tell each other (LISTEN and NOTIFY), over a connection of its own
 * that is made again when it breaks; what is told meanwhile is not heard, and `onBack` is called
 * afterwards. Nobody hears what it tells itself, but does hear what the database tells.
 */
export const openNotifications = async (
  url: string,
  hearers: Hearers,
  { onError, onBack }: { onError: (error: Error) => void; onBack: () => void },
): Promise<Notifications> => {
  const over = new AbortController()

  const listen = async (): Promise<Listening> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'ai-debater-tutor news',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    const { promise: lost, resolve } = Promise.withResolvers<void>()
    let latest: Promise<unknown> = Promise.resolve()
    const ask = async (text: string, values: string[] = []) => {
      const asked = latest.then(() => client.query(text, values))
      latest = asked.catch(() => undefined)
      await asked
    }
    const cut = () => client.connection.stream.destroy()
    const check = setInterval(() => {
      ask('select 1').catch(cut)
    }, LIVENESS_MS)
    over.signal.addEventListener('abort', cut, { once: true })
    client.once('end', () => {
      over.signal.removeEventListener('abort', cut)
      clearInterval(check)
      resolve()
    })
    client.on('error', onError)
    try {
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      client.on('notification', ({ processId, channel, payload = '' }) => {
        if (processId !== rows[0]?.pid) hearers[channel]?.(payload)
      })
      for (const channel of Object.keys(hearers))
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      clearInterval(check)
      cut()
      throw error
    }
    return { ask, lost }
  }

  let listening: Listening | null = await listen()
  const listenAgain = async () => {
    await pause(RECONNECT_MS, undefined, { signal: over.signal }).catch(() => undefined)
    if (over.signal.aborted) return null
    return listen().catch((error: Error) => {
      onError(error)
      return null
    })
  }
  const stayListening = async () => {
    while (!over.signal.aborted) {
      await listening?.lost
      listening = null
      listening = await listenAgain()
      if (listening) onBack()
    }
  }
  const whole = stayListening()

  return {
    tell: async (channel, text) => {
      if (!listening) throw new Error('the connection for notifications is lost')
      await listening.ask('select pg_notify($1, $2)', [channel, text])
    },
    close: async () => {
      over.abort()
      await whole
    },
  }
}
