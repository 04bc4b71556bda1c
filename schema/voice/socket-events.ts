import type { DebateStatus, Language, Speaker } from '../constants.ts'
import type { ErrorBody } from '../errors.ts'
import type { SpeechTiming } from './figures.ts'

/** Namespace of realtime voice debates (specification section 7); the token is `auth.token`. */
export const REALTIME_DEBATE_NAMESPACE = '/realtime-debate'
/** Namespace of the older voice channel. */
export const OLDER_VOICE_NAMESPACE = '/debate'

/**
 * How the words travel in a voice debate on this server. `realtime`: audio both ways through a
 * realtime model. `turns`: a turn is transcribed, answered and spoken, one after the other.
 * `browser`: the browser recognises and speaks, only words travel.
 */
export const VOICE_CHANNELS = ['realtime', 'turns', 'browser'] as const
export type VoiceChannel = (typeof VOICE_CHANNELS)[number]

/** Samples a second of the audio of the realtime channel: mono, PCM16, little-endian. */
export const REALTIME_SAMPLE_RATE = 24_000

/** Limits of one socket of /realtime-debate. */
export const VOICE_LIMITS = {
  /** Bytes of one chunk once decoded. */
  chunkBytes: 64 * 1024,
  /** Shorter turns hold no word and are not answered. Milliseconds. */
  shortestTurnMs: 100,
  /** Milliseconds of audio in one turn. */
  longestTurnMs: 5 * 60_000,
  eventsPerSecond: 100,
  bytesPerSecond: 512 * 1024,
} as const

/** What was heard of an interrupted reply: milliseconds played, or the words spoken aloud. */
export type HeardReply = { itemId?: string; playedMs?: number; heardText?: string }

export type SessionReady = {
  debateId: string
  channel: VoiceChannel
  language: Language
  /** False: the server sends words only, and the browser speaks them. */
  sendsAudio: boolean
  /** Whether the operator keeps recordings of the debate. */
  keepsAudio: boolean
  /** Whether a reply is under way, whichever way its turn was given. */
  replying: boolean
  /** `client_turn_id` of the stored turns whose words are still to come. */
  transcribing: string[]
}

export type ProcessingStatus =
  | 'completed'
  | 'cancelled'
  | 'failed'
  | 'incomplete'
  /** Too short or empty: nothing was stored, the person may speak again. */
  | 'inaudible'

export type SpokenTurnAck = { turnId: string; clientTurnId: string } | ErrorBody

export type RealtimeClientEvents = {
  'join-debate': (payload: { debateId: string }) => void
  /** `audio` is base64 of PCM16 where `base64` is true, which is the only form taken. */
  'audio-chunk': (payload: { audio: string; base64?: boolean }) => void
  'commit-audio': () => void
  'clear-audio': (heard?: HeardReply) => void
  'cancel-response': (heard?: HeardReply) => void
  'end-debate': () => void
  /**
   * The `browser` channel's turn: words that the browser has recognised, with what it measured.
   * Acknowledged once stored; the same clientTurnId twice is the same turn.
   */
  'spoken-turn': (
    payload: { text: string; clientTurnId: string; timing?: SpeechTiming },
    ack?: (answer: SpokenTurnAck) => void,
  ) => void
}

type TranscriptionUpdate = {
  /** All the text so far. */
  text: string
  role: Speaker
  partial: true
  itemId: string
}
type TranscriptionComplete = {
  text: string
  role: Speaker
  itemId: string
  /** Null for words that are not stored yet. */
  turnId: string | null
  /** The words could not be made out; the turn is kept without them. */
  failed?: true
}
export type FactCheck = {
  id: string
  debateId: string
  itemId: string
  role: Speaker
  claim: string
  verdict: 'supported' | 'disputed' | 'false' | 'unverifiable'
  explanation: string
  /** 0–1. */
  confidence: number
  /** Empty unless really retrieved. */
  sources: string[]
  at: string
}
export type ClarificationRequest = {
  id: string
  debateId: string
  itemId: string | null
  question: string
  quote?: string
  reason: 'inaudible' | 'ambiguous' | 'unsupported'
  at: string
}
/** Why a session, or this socket's part in it, is over or interrupted. */
const DISCONNECT_REASONS = [
  /** Another tab or device has joined the debate: it speaks there now. */
  'taken-over',
  /** The same socket has joined another debate. */
  'other-debate',
  'upstream-lost',
  /** The model's session had lasted as long as it may. */
  'upstream-expired',
  /** Nobody came back after the connection was lost. */
  'abandoned',
  'login-ended',
  'server-stopping',
] as const
export type DisconnectReason = (typeof DISCONNECT_REASONS)[number]
export type RealtimeError = Omit<ErrorBody, 'error'> & { message: string; fatal: boolean }

export type RealtimeServerEvents = {
  'realtime-connected': (payload: { message: string }) => void
  /** After a join, and again after a re-attachment or a rotation of the upstream session. */
  'session-ready': (payload: SessionReady) => void
  'ai-audio-chunk': (payload: {
    audio: string
    itemId: string
    responseId: string
    seq: number
  }) => void
  'transcription-update': (payload: TranscriptionUpdate) => void
  'transcription-complete': (payload: TranscriptionComplete) => void
  'speech-started': (payload: { role: Speaker }) => void
  'speech-stopped': (payload: { role: Speaker }) => void
  /** Exactly once for every commit. */
  'processing-complete': (payload: { status: ProcessingStatus }) => void
  'fact-check': (payload: FactCheck) => void
  'clarification-request': (payload: ClarificationRequest) => void
  'realtime-error': (payload: RealtimeError) => void
  /** `recoverable`: the session comes back by itself and says `session-ready`. */
  'realtime-disconnected': (payload: { reason: DisconnectReason; recoverable: boolean }) => void
  'debate-ended': (payload: {
    debateId: string
    score: number | null
    status: DebateStatus
  }) => void
  error: (payload: Omit<ErrorBody, 'error'> & { message: string }) => void
}

/** Limits of one utterance of the older channel, and of a recording that is sent with a turn. */
export const RECORDING_LIMITS = {
  bytes: 10 * 1024 * 1024,
  ms: 10 * 60_000,
  /** Characters that are spoken at once. */
  speech: 4096,
} as const

/** The older channel takes bare arguments in this order (specification section 7). */
export type OlderVoiceClientEvents = {
  'join-debate': (debateId: string) => void
  'leave-debate': (debateId: string) => void
  /** `isLast` ends the utterance: all its chunks together are one recording. */
  'voice-stream': (base64: string, isLast: boolean) => void
  'request-tts': (text: string) => void
}
export type OlderVoiceServerEvents = {
  connected: (payload: { message: string }) => void
  'joined-debate': (payload: { debateId: string }) => void
  transcription: (payload: { text: string; debateId: string }) => void
  'turn-processed': (payload: {
    debateId: string
    userTurnId: string
    turnId: string
    userText: string
    aiResponse: string
  }) => void
  /** `audio` is base64 of a whole recording. */
  'tts-response': (payload: { audio: string; mediaType: string; text: string }) => void
  error: (payload: Omit<ErrorBody, 'error'> & { message: string }) => void
}
