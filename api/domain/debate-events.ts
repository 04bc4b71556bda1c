export const DEBATE_CHANGE_KINDS = ['started', 'ended', 'scored', 'unscored'] as const
export type DebateChange =
  | { debateId: string; kind: (typeof DEBATE_CHANGE_KINDS)[number] }
  /** A turn was stored, of either side. */
  | { debateId: string; kind: 'turn_added'; turnId: string }
  /** The user took back the last turn: no reply to it is wanted any more. */
  | { debateId: string; kind: 'turn_withdrawn'; turnId: string }

/**
 * Publishes what happened to debates to subscribers: here, and on other servers that share them.
 * Nothing is kept for those who come later.
 */
export type DebateEvents = {
  publish(change: DebateChange): void
  /** Returns the function that unsubscribes. */
  subscribe(subscriber: (change: DebateChange) => void): () => void
}

export const createDebateEvents = (): DebateEvents => {
  const subscribers = new Set<(change: DebateChange) => void>()
  return {
    publish: change => {
      for (const subscriber of subscribers) subscriber(change)
    },
    subscribe: subscriber => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
  }
}
