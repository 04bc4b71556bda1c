export const DEBATE_CHANGE_KINDS = ['started', 'ended', 'scored', 'unscored'] as const
export type DebateChange = { debateId: string; kind: (typeof DEBATE_CHANGE_KINDS)[number] }

/**
 * Tells who listens on this server what happened to debates.
 * Nothing is kept for those who come later.
 */
export type DebateChanges = {
  tell(change: DebateChange): void
  listen(listener: (change: DebateChange) => void): () => void
}

export const createDebateChanges = (): DebateChanges => {
  const listeners = new Set<(change: DebateChange) => void>()
  return {
    tell: change => {
      for (const listener of listeners) listener(change)
    },
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
