import type { Test } from 'tap'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import { closeSessions, openVoiceDebate, startVoiceServer } from './voice-client.ts'

const REATTACH_MS = 30_000

/** A voice server whose timers run out and whose clock goes on when a test says so. */
export const startHeldServer = async (t: Test) => {
  const timers = createHeldTimers()
  let clock = Date.now()
  const now = () => new Date(clock)
  const server = await startVoiceServer(t, { startTimer: timers.startTimer, now })
  const { app, fake } = server

  t.beforeEach(async () => {
    app.app.composed.deps.voice.factChecker = null
    fake.realtime.greet({ kind: 'accept' })
    await closeSessions(fake, () => timers.runOut(REATTACH_MS))
    fake.realtime.answer({})
  })

  const open = async (test: Test) => {
    const debate = await openVoiceDebate(test, server)
    await debate.join()
    return debate
  }
  return {
    server,
    app,
    fake,
    timers,
    now,
    passTime: (ms: number) => {
      clock += ms
    },
    open,
    /** A debate whose first reply hangs after half a second of sound. */
    hanging: async (test: Test) => {
      const debate = await openVoiceDebate(test, server)
      fake.realtime.answer(nth => (nth === 0 ? { pause: { after: 5 } } : {}))
      await debate.join()
      debate.say()
      await debate.nth('ai-audio-chunk', 5)
      fake.realtime.answer({})
      return debate
    },
  }
}
