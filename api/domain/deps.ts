import type { Judge } from '#api/ai/judge.ts'
import type { Opponent } from '#api/ai/opponent.ts'
import type { StartTimer } from '#api/ai/start-timer.ts'
import type { Voice } from '#api/ai/voice.ts'
import type { Db } from '#db/database.ts'
import type { FoundLogin } from '#db/queries/sessions.ts'
import type { LeaderboardEntry, PlatformStats, PopularTopic } from '#schema/entities.ts'
import type { IdentityProvider } from './accounts/identity-provider.ts'
import type { LoginEnds } from './accounts/login-ends.ts'
import type { PasswordQueue } from './accounts/password-queue.ts'
import type { ReadTogether } from './admin/read-together.ts'
import type { Budgets } from './budgets.ts'
import type { Cache } from './cache.ts'
import type { DebateEvents } from './debate-events.ts'
import type { EarlyReplies } from './debates/early-replies.ts'
import type { LiveReplies } from './debates/live-replies.ts'
import type { HeldRecordings } from './voice/held-recordings.ts'
import type { Transcriptions } from './voice/transcriptions.ts'
import type { VoiceSessions } from './voice/voice-sessions.ts'

export type TokenClaims = {
  type: 'user' | 'admin'
  id: string
  version: number
  sessionId: string
  email: string
  fullName?: string
}

/**
 * What the domain needs from outside: database, clock, AI … api/compose.ts makes it; tests replace
 * single parts.
 */
export type Deps = {
  db: Db
  now(): Date
  newId(): string
  /** In [0, 1). */
  random(): number
  /** Ends early, without an error, when `signal` aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  startTimer: StartTimer
  issueToken(claims: TokenClaims): string
  opponent: Opponent
  judge: Judge
  voice: Voice
  /** Whether the operator keeps recordings (KEEP_AUDIO). */
  keepsAudio: boolean
  /** The specification's flag realtimeVoiceDebate. */
  isRealtimeScreen: boolean
  evaluations: Evaluations
  budgets: Budgets
  passwords: PasswordQueue
  /** The third party that people may log in by; null where none is set up. */
  identityProvider: IdentityProvider | null
  earlyReplies: EarlyReplies
  liveReplies: LiveReplies
  voiceSessions: VoiceSessions
  transcriptions: Transcriptions
  /** Recordings that are being sent or written down. */
  heldFiles: HeldRecordings
  /** What is being said in spoken debates. */
  heldSpeech: HeldRecordings
  /** What administrators' tokens are checked against, by account and session. */
  adminLogins: Cache<AdminLogins>
  /** Closes open sockets when their logins end. */
  loginEnds: LoginEnds
  cache: Cache<CachedReads>
  /** Pages of administrators' lists. */
  readTogether: ReadTogether
  debateEvents: DebateEvents
  log: Log
}

export type AdminLogins = Record<string, FoundLogin>

/** What many ask for at once. */
export type CachedReads = {
  statistics: PlatformStats
  leaderboard: LeaderboardEntry[]
  popularTopics: PopularTopic[]
}

export type Evaluations = {
  /**
   * Asks for a debate's verdict as part of the transaction `tx`; nothing runs before it commits.
   */
  enqueue(tx: Db, debateId: string): Promise<void>
  /** Starts what was enqueued at once instead of at the next poll. */
  nudge(): void
}

export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
