import type { Language, OpponentStyle } from '#schema/constants.ts'
import type { ModelFailure } from '#schema/messages/message.ts'
import type { DebateSoFar } from './opponent.ts'

/** A whole recording, as the microphone's recorder made it. */
export type Recording = { bytes: Uint8Array; mediaType: string }

/** Writes down what was said. Failures are thrown as ModelError. */
export interface Transcriber {
  readonly model: string
  /** The host that hears the recording. */
  readonly host: string
  /** Whether "um" and "er" are written down. */
  readonly keepsFillers: boolean
  /** The words; empty when nothing could be made out. */
  transcribe(recording: Recording, language: Language, signal: AbortSignal): Promise<string>
}

/** Speaks a text. Failures are thrown as ModelError. */
export interface SpeechSynthesizer {
  readonly model: string
  /** Streams mono PCM16 at 24 kHz, in pieces of whole samples. */
  speakPcm(text: string, style: OpponentStyle, signal: AbortSignal): AsyncIterable<Uint8Array>
  /** A whole recording that every browser plays. */
  speakFile(text: string, style: OpponentStyle, signal: AbortSignal): Promise<Recording>
}

/** What the realtime model tells, in its own order (shared voice notes, "Mapping"). */
export type RealtimeEvent =
  | { kind: 'ready' }
  | { kind: 'committed'; itemId: string }
  | { kind: 'user-words'; itemId: string; text: string; isFinal: boolean }
  | { kind: 'user-words-failed'; itemId: string }
  | { kind: 'response-started'; responseId: string }
  /** Base64 of PCM16, as it came; never decoded on the way. */
  | { kind: 'audio'; responseId: string; itemId: string; audio: string }
  | { kind: 'audio-over'; responseId: string; itemId: string }
  /** All the words so far. */
  | { kind: 'ai-words'; responseId: string; itemId: string; text: string; isFinal: boolean }
  | {
      kind: 'response-over'
      responseId: string
      status: 'completed' | 'cancelled' | 'failed' | 'incomplete'
      reason: string | null
    }
  /** `of`: what the model would not do. `message` is its own, for the log. */
  | {
      kind: 'fault'
      of: 'commit' | 'response' | null
      code: string
      message: string
      failure: ModelFailure
    }
  /** The session is over; `isExpired` when its time was up. Nothing comes after it. */
  | { kind: 'closed'; isExpired: boolean; reason: string; failure: ModelFailure }

/** One session with a realtime model. Nothing throws: what goes wrong comes as an event. */
export interface RealtimeSession {
  /** False when the line is clogged: the turn fails rather than the memory grows. */
  append(base64: string): boolean
  commit(): void
  clear(): void
  /** Asks for the reply. */
  respond(): void
  cancel(responseId: string): void
  /** What was not heard is forgotten. `heardMs` counts from the item's first sample. */
  truncate(itemId: string, heardMs: number): void
  close(): void
}

export interface RealtimeVoice {
  readonly model: string
  readonly host: string
  /** Opens a session that knows `debate`; its history goes along as text. */
  open(debate: DebateSoFar, onEvent: (event: RealtimeEvent) => void): RealtimeSession
}

export type CheckedClaim = {
  claim: string
  verdict: 'supported' | 'disputed' | 'false' | 'unverifiable'
  explanation: string
  confidence: number
}
export type Unclear = { question: string; quote: string; reason: 'ambiguous' | 'unsupported' }

/** A second look at what was said, beside the debate. Failures are thrown as ModelError. */
export interface FactChecker {
  check(
    said: string,
    debate: DebateSoFar,
    signal: AbortSignal,
  ): Promise<{ fact: CheckedClaim | null; unclear: Unclear | null }>
}

/** What this server can do with voice; null: not configured. */
export type Voice = {
  realtime: RealtimeVoice | null
  transcriber: Transcriber | null
  synthesizer: SpeechSynthesizer | null
  factChecker: FactChecker | null
}
