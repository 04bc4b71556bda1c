import type { Test } from 'tap'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import { type FakeOptions, startFakeOpenAi } from './fake-openai.ts'
import { createHeldTimers } from './held-timers.ts'

/** A debate for tests of what is built on a chat model; nothing has been said in it. */
export const DEBATE: DebateSoFar = {
  debateId: 'd1',
  motion: 'Schools should abolish homework.',
  motionKey: null,
  language: 'en',
  userStance: 'for',
  level: 'club',
  style: 'professor',
  turns: [],
}

export const never = () => new AbortController().signal

/** The fake's chat model, the settings that reach it, and timers that a test lets run out. */
export const startChat = async (test: Test, options?: FakeOptions) => {
  const fake = await startFakeOpenAi(options)
  test.teardown(() => fake.close())
  const timers = createHeldTimers()
  const settings = {
    apiKey: 'sk-test',
    baseUrl: fake.baseUrl,
    model: 'debater',
    judgeModel: 'judge',
    startTimer: timers.startTimer,
  }
  return { fake, timers, settings }
}
