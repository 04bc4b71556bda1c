import { readOpenedDebate, readToken } from '../../lib/storage.ts'
import { hasChosenBefore } from './last-choice.ts'

/** Whoever has an account or has debated in this browser needs no introduction. */
export const hasBeenHere = () =>
  readToken() !== null || readOpenedDebate() !== null || hasChosenBefore()
