import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type DatabaseConnection } from '#db/database.ts'
import { isMigrated, migrateToLatest } from '#db/migrate.ts'
import { clearLeases } from '#db/queries/debates.ts'
import { findTotals } from '#db/queries/results.ts'
import { findLoginVersions } from '#db/queries/sessions.ts'
import { seedTopics } from '#db/seed.ts'
import { chooseAi, chooseVoice } from './ai/choose.ts'
import type { Judge } from './ai/judge.ts'
import type { Opponent } from './ai/opponent.ts'
import { type StartTimer, startTimer } from './ai/start-timer.ts'
import type { Voice } from './ai/voice.ts'
import type { Config } from './config.ts'
import { createLoginEnds } from './domain/accounts/login-ends.ts'
import { createPasswordQueue } from './domain/accounts/password-queue.ts'
import { ensureFirstAdmin, type FirstAdmin } from './domain/admin/ensure-first-admin.ts'
import { createReadTogether } from './domain/admin/read-together.ts'
import { createBudgets, unlimited } from './domain/budgets.ts'
import { createCache } from './domain/cache.ts'
import { createDebateEvents } from './domain/debate-events.ts'
import { createEarlyReplies } from './domain/debates/early-replies.ts'
import { createLiveReplies } from './domain/debates/live-replies.ts'
import type { AdminLogins, CachedReads, Deps, Log } from './domain/deps.ts'
import { serverStopping } from './domain/server-stopping.ts'
import { createHeldRecordings, FILE_LIMITS, SPEECH_LIMITS } from './domain/voice/held-recordings.ts'
import { createTranscriptions } from './domain/voice/transcriptions.ts'
import { createVoiceSessions } from './domain/voice/voice-sessions.ts'
import type { ConnectionLimits } from './http/connection-limits.ts'
import { chooseIdentityProvider } from './identity/choose.ts'
import { createEvaluationQueue } from './jobs/evaluations.ts'
import { startPurges } from './jobs/purges.ts'
import { type SharedEvents, shareEvents } from './share-debate-events.ts'

/**
 * A token of an administrator whom another server has removed is accepted for at most this long.
 */
const SESSION_LIFETIME_MS = 1_000

/** What ends a login tells so in this channel (migration 0013). */
export const LOGIN_ENDED = 'login_ended'

/**
 * Shared reads may be this old when another server changed them;
 * this server's own changes show at once.
 */
const CACHE_LIFETIME_MS = 2_000

/** The events of a server's start. */
export type StartEvent =
  | { kind: 'waiting'; place: string }
  | { kind: 'migrated'; names: readonly string[] }
  | { kind: 'administrator'; made: FirstAdmin }

export type Overrides = {
  onStart?: (event: StartEvent) => void
  opponent?: Opponent
  judge?: Judge
  voice?: Voice
  now?: () => Date
  random?: () => number
  startTimer?: StartTimer
  connectionLimits?: Partial<ConnectionLimits>
  /** Takes the log's lines instead of the standard output. */
  logStream?: { write(line: string): void }
  /** How the third party of the sign-in is asked. */
  fetch?: typeof fetch
}

export type Composed = {
  deps: Deps
  connection: DatabaseConnection
  /** Null when everything is ready, else what is not. */
  findUnready(): Promise<string | null>
  /** For a stop: ends replies and voice sessions under way, whose turns are stored. */
  stopReplies(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens and prepares the database, starts the job queue and wires the domain.
 * `parts` replaces pieces in tests.
 */
export const compose = async (
  config: Config,
  log: Log,
  issueToken: Deps['issueToken'],
  parts: Overrides = {},
): Promise<Composed> => {
  const tell = parts.onStart ?? (() => undefined)
  const connection = await connect(
    config.database,
    error => log.error({ err: error }, 'a database connection broke'),
    {
      onWait: place => tell({ kind: 'waiting', place }),
      onChange: isDown =>
        isDown
          ? log.error({}, 'PostgreSQL does not answer: calls are refused until it does')
          : log.warn({}, 'PostgreSQL answers again'),
    },
  )
  let shared: SharedEvents | null = null
  try {
    const { db } = connection
    const now = parts.now ?? (() => new Date())
    tell({ kind: 'migrated', names: await migrateToLatest(connection.unlimited) })
    // Before anything else can fail: the password made here is shown only once.
    const firstAdmin = { db, newId: randomUUID, now }
    tell({ kind: 'administrator', made: await ensureFirstAdmin(firstAdmin, config.firstAdmin) })
    await seedTopics(db, now())
    if (connection.exclusive) await clearLeases(db)
    const ownEvents = createDebateEvents()
    const loginEnds = createLoginEnds()
    const adminLogins = createCache<AdminLogins>(SESSION_LIFETIME_MS, Date.now)
    loginEnds.onEnd(() => adminLogins.clear())
    await connection.listen?.(LOGIN_ENDED, loginEnds.hear)
    if (config.database.kind === 'postgres')
      shared = await shareEvents(config.database.url, {
        debateEvents: ownEvents,
        hearers: { [LOGIN_ENDED]: loginEnds.hear },
        onBack: () =>
          loginEnds
            .recheck((kind, ids) => findLoginVersions(db, kind, ids))
            .catch(error => log.error({ err: error }, 'open logins could not be checked')),
        log,
      })
    const queue = await createEvaluationQueue(connection, log)
    const ai =
      parts.opponent && parts.judge
        ? { opponent: parts.opponent, judge: parts.judge }
        : await chooseAi(config.ai)
    const opponent = parts.opponent ?? ai.opponent
    const debateEvents = shared?.events ?? ownEvents
    const deps: Deps = {
      db,
      now,
      newId: randomUUID,
      random: parts.random ?? Math.random,
      wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
      startTimer: parts.startTimer ?? startTimer,
      issueToken,
      opponent,
      judge: parts.judge ?? ai.judge,
      voice: parts.voice ?? (await chooseVoice(config)),
      keepsAudio: config.voice.keepsAudio,
      isRealtimeScreen: config.voice.isRealtimeScreen,
      evaluations: queue,
      budgets: config.rateLimits ? createBudgets(() => now().getTime()) : unlimited,
      passwords: createPasswordQueue(),
      identityProvider: await chooseIdentityProvider(config.signIn, { now, fetch: parts.fetch }),
      earlyReplies: createEarlyReplies(opponent, debateEvents),
      liveReplies: createLiveReplies(),
      voiceSessions: createVoiceSessions(),
      transcriptions: createTranscriptions(),
      heldFiles: createHeldRecordings(FILE_LIMITS),
      heldSpeech: createHeldRecordings(SPEECH_LIMITS),
      debateEvents,
      adminLogins,
      loginEnds,
      cache: createCache<CachedReads>(CACHE_LIFETIME_MS, Date.now),
      readTogether: createReadTogether(),
      log,
    }
    // Turns are in no cached answer.
    deps.debateEvents.subscribe(({ kind }) => {
      if (kind !== 'turn_added') deps.cache.clear()
    })
    await queue.work(deps)
    const purges = startPurges({ ...deps, guestDebateDays: config.guestDebateDays })
    return {
      deps,
      connection,
      findUnready: async () => {
        try {
          await findTotals(db)
          if (!(await isMigrated(db))) return 'migrations'
          return (await queue.isReady()) ? null : 'queue'
        } catch (error) {
          log.warn({ err: error }, 'the database does not answer')
          return 'database'
        }
      },
      stopReplies: async () => {
        await deps.voiceSessions.closeAll('server-stopping')
        await deps.liveReplies.drain(serverStopping())
      },
      close: async () => {
        await purges.stop()
        await queue.stop()
        await shared?.close()
        await connection.close()
      },
    }
  } catch (error) {
    await shared?.close()
    await connection.close()
    throw error
  }
}
