import { readItem, removeItem, writeItem } from '../../lib/storage.ts'

/** Turns that were left before the server had them. */
export type LostTurns = {
  /** `userTurns`: how many the server had then. */
  remember: (debateId: string, userTurns: number) => void
  /** How many the server had, once; null where none was lost. */
  take: (debateId: string) => number | null
}

const keyOf = (debateId: string) => `unsentTurn:${debateId}`

export const lostTurns: LostTurns = {
  remember: (debateId, userTurns) => writeItem('session', keyOf(debateId), String(userTurns)),
  take: debateId => {
    const kept = readItem('session', keyOf(debateId))
    removeItem('session', keyOf(debateId))
    return kept === null ? null : Number(kept)
  },
}
