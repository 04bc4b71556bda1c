import type { Clock } from '../../lib/clock.ts'
import type { VoiceProblem } from './problem.ts'
import { initialVoice, reduceVoice, type VoiceAction, type VoiceState } from './voice-reducer.ts'

/** Voice errors show for five seconds (specification section 9). */
const ALERT_MS = 5000

export type VoiceStore = ReturnType<typeof createVoiceStore>

/** The state of one spoken debate. Knows of no server and no sound. */
export const createVoiceStore = (clock: Clock) => {
  let state: VoiceState = initialVoice
  let alerts = 0
  const listeners = new Set<() => void>()

  const dispatch = (action: VoiceAction) => {
    const next = reduceVoice(state, action)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispatch,
    alert: (problem: VoiceProblem) => {
      alerts += 1
      const id = alerts
      dispatch({ kind: 'alert', id, problem })
      clock.after(ALERT_MS, () => dispatch({ kind: 'alert-over', id }))
    },
    at: () => new Date(clock.now()).toISOString(),
  }
}
