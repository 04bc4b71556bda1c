import type { Clock } from '../../lib/clock.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'

/** The pauses before the server is asked again. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 8000, 8000]

/** Asks what the server has until the reply is there, or for half a minute. The answer stops it. */
export const catchUp = (
  clock: Clock,
  load: () => Promise<LoadedDebate>,
  hasReply: (loaded: LoadedDebate) => boolean,
  onFound: (loaded: LoadedDebate) => void,
): (() => void) => {
  let isWanted = true
  let forgetPause: () => void = () => undefined
  const look = async (round: number) => {
    // Without the network there may be one the next time.
    const loaded = await load().catch(() => null)
    if (!isWanted) return
    if (loaded && hasReply(loaded)) return onFound(loaded)
    const pauseMs = PAUSES_MS[round]
    if (pauseMs !== undefined) forgetPause = clock.after(pauseMs, () => void look(round + 1))
  }
  void look(0)
  return () => {
    isWanted = false
    forgetPause()
  }
}
