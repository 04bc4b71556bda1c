import type { SpeechTiming } from '#schema/voice/figures.ts'
import type {
  DisconnectReason,
  HeardReply,
  RealtimeServerEvents,
  VoiceChannel,
} from '#schema/voice/socket-events.ts'

/** What a session tells whoever is attached; the door sends it on under the same name. */
export type VoiceEvent = {
  [Name in keyof RealtimeServerEvents]: {
    name: Name
    payload: Parameters<RealtimeServerEvents[Name]>[0]
  }
}[keyof RealtimeServerEvents]

export type SubmittedWords = { text: string; client_turn_id: string; timing: SpeechTiming | null }

/**
 * One spoken debate on this server. It outlives its socket for a while, so that a dropped
 * connection comes back to the same conversation. What fails is told as `realtime-error`.
 */
export interface VoiceSession {
  readonly debateId: string
  readonly channel: VoiceChannel
  /** Sends everything to `emit` from now on; `session-ready` comes once it may be spoken to. */
  attach(emit: (event: VoiceEvent) => void): void
  /** Nobody listens any more; the session closes by itself unless somebody attaches again. */
  detach(): void
  /** Base64 of PCM16, checked by the door. */
  append(audio: string): void
  clear(heard: HeardReply): void
  commit(): void
  cancel(heard: HeardReply): void
  /** The `browser` channel's turn; resolves once it is stored. */
  say(turn: SubmittedWords): Promise<{ turnId: string; clientTurnId: string }>
  /** Ends and scores the debate; `debate-ended` follows. */
  end(): Promise<void>
  /** Resolves once everything is stored. Closing again does nothing. */
  close(reason: DisconnectReason): Promise<void>
}

/** `settled` resolves when all that was said is stored. */
export type OnClosed = (settled?: Promise<unknown>) => void
