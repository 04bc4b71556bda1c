import type { Failure } from '#schema/messages/say.ts'
import type { DriverFault } from './voice-driver.ts'

/** What goes wrong in a spoken debate; the catalogue has a sentence and a way on for each. */
export type VoiceProblem =
  | { kind: DriverFault }
  | {
      kind:
        | 'not-connected'
        | 'not-ready'
        | 'unreachable'
        | 'disconnected'
        | 'taken-over'
        | 'login-ended'
        | 'upstream-lost'
        | 'turn-lost'
        | 'turn-left'
        | 'no-session'
        | 'no-driver'
        | 'no-reply'
        | 'unanswered'
        | 'hidden'
        | 'too-long'
        | 'blocked'
        | 'unheard'
        | 'mute'
    }
  /**
   * The server says what it is. `reply-failed`: after a turn was handed over;
   * `stopped`: nothing goes on after it.
   */
  | { kind: 'said' | 'reply-failed' | 'stopped'; failure: Failure }
