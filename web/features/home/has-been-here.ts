import { hasChosenBefore } from '../../lib/last-choice.ts'
import { readOpenedDebate, readToken } from '../../lib/storage.ts'

/** Whoever has an account or has debated in this browser needs no introduction. */
export const hasBeenHere = () =>
  readToken() !== null || readOpenedDebate() !== null || hasChosenBefore()
