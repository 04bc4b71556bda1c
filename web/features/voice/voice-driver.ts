import type { SpeechTiming } from '#schema/voice/figures.ts'
import type { HeardReply } from '#schema/voice/socket-events.ts'
import type { MicrophoneFault } from '../../lib/audio/microphone.ts'
import type { RecognitionFault } from '../../lib/speech/recognition.ts'

/** What keeps a turn from being spoken, or a reply from being heard, on this side. */
export type DriverFault =
  | MicrophoneFault
  | Exclude<RecognitionFault, 'not-allowed'>
  | 'unplugged'
  | 'interrupted'
  | 'recording-failed'

export type DriverEvent =
  /** The microphone is open: speak. */
  | { kind: 'listening' }
  /** Base64 of PCM16 at 24 kHz, for `audio-chunk`. */
  | { kind: 'chunk'; audio: string }
  /** Words recognised so far, all of them. */
  | { kind: 'partial-words'; text: string }
  /** A whole turn in words, for `spoken-turn`. Empty: nothing was understood. */
  | { kind: 'turn-words'; text: string; timing?: SpeechTiming }
  /** It could not begin to listen. */
  | { kind: 'failed'; fault: DriverFault }
  /** It stopped in mid-turn; what was said before counts. */
  | { kind: 'lost'; fault: DriverFault }
  | { kind: 'playing'; itemId: string }
  /** Nothing is left to be played. */
  | { kind: 'quiet' }
  /** The browser wants a press before it plays. */
  | { kind: 'blocked' }
  /** The browser has no voice for the reply. */
  | { kind: 'mute' }

/** A piece of a reply. A driver plays or speaks what it can and leaves the rest. */
export type ReplyPart =
  | { kind: 'audio'; itemId: string; audio: string }
  /** All the words so far; whole once the reply is finished. */
  | { kind: 'words'; itemId: string; text: string; isWhole: boolean }

/**
 * How a spoken turn gets to the server and a reply to the ear, on one channel. The client knows
 * nothing of microphones, the driver nothing of the debate.
 */
export type VoiceDriver = {
  /** `audio`: chunks, and the client commits them; `words`: one `turn-words` after `stop`. */
  readonly sends: 'audio' | 'words'
  /** Begins to listen. Called inside a press, so that the browser allows sound. */
  start: () => void
  /** The turn is over; what is left of it follows. */
  stop: () => void
  /** Resolves once the stopped turn's last chunk is out; without it, that is soon. */
  handedOver?: () => Promise<void>
  /** Forgets the turn. */
  cancel: () => void
  /** How loud it is where it listens, 0 to 1; the ring asks on every frame. */
  level: () => number
  hear: (part: ReplyPart) => void
  /** Stops the reply at once; what was heard of it. Null where nothing was played. */
  hush: () => Promise<HeardReply | null>
  /** Plays what was blocked. Called inside a press. */
  unblock: () => void
  /** Another microphone was chosen. */
  changeDevice: () => void
  close: () => void
}

export type CreateDriver = (emit: (event: DriverEvent) => void) => VoiceDriver
