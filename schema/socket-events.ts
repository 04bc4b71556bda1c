import type { ErrorBody } from './errors.ts'

/**
 * Namespace of live text debates (specification section 7). The user token travels as `auth.token`.
 */
export const TEXT_DEBATE_NAMESPACE = '/text-debate'

export type SubmitTurnAck = { turnId: string; clientTurnId: string } | ErrorBody
type StopReplyAck = { stopped: boolean } | ErrorBody
type WithdrawTurnAck = { turnId: string; withdrawn: true } | ErrorBody
export type JoinDebateAck = { debateId: string; replying: boolean } | ErrorBody

/** Acknowledgements are optional: a client that sends none still gets `error` events. */
export type TextDebateClientEvents = {
  /**
   * The latest reply is sent again as `ai-response-complete`; drop it by its turnId if you have it.
   */
  'join-debate': (payload: { debateId: string }, ack?: (answer: JoinDebateAck) => void) => void
  /** Acknowledged once the turn is stored, before the model is asked. */
  'submit-turn': (
    payload: { message: string; clientTurnId?: string },
    ack?: (answer: SubmitTurnAck) => void,
  ) => void
  /** What has been said so far becomes the whole reply, and comes as `ai-response-complete`. */
  'stop-reply': (ack?: (answer: StopReplyAck) => void) => void
  /** The last turn, until its reply is whole; whoever joined the debate hears `turn-withdrawn`. */
  'withdraw-turn': (payload: { turnId: string }, ack?: (answer: WithdrawTurnAck) => void) => void
}

export type TextDebateServerEvents = {
  'text-debate-connected': (payload: { message: string; debateId?: string }) => void
  'ai-response-start': () => void
  /** `text` is the new piece, `fullText` all so far. */
  'ai-response-chunk': (payload: { text: string; fullText: string }) => void
  'ai-response-complete': (payload: { text: string; turnId: string }) => void
  /** The user took the turn back, by whatever door: the reply to it has stopped. */
  'turn-withdrawn': (payload: { turnId: string }) => void
  error: (payload: Omit<ErrorBody, 'error'> & { message: string }) => void
}
