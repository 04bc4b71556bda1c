import { catchUp } from './catch-up.ts'
import type { DebateSession } from './debate-session.ts'

/** After so long without a word of the reply the server is asked what it has. */
export const SILENCE_MS = 45_000

/** Asks after a reply that has gone silent, until the answer is called. */
export const watchSilence = (session: DebateSession) => {
  let cancel = (): void => undefined
  const unsubscribe = session.subscribe(() => {
    cancel()
    if (session.isReplying() && !session.isDemo())
      cancel = session.clock.after(SILENCE_MS, () => void catchUp(session, []))
  })
  return () => {
    unsubscribe()
    cancel()
  }
}
