import type { Test } from 'tap'
import { createOpenAiOpponent } from '#api/ai/openai/opponent.ts'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { FakeOptions } from './fake-openai.ts'
import { DEBATE, startChat } from './start-chat.ts'

export const debate: DebateSoFar = {
  ...DEBATE,
  turns: [
    { speaker: 'ai', text: 'Practice fixes what a lesson begins.' },
    { speaker: 'user', text: 'Homework steals sleep, and tired pupils learn less.' },
  ],
}

export const IDLE_MS = 45_000
export const REQUEST_MS = 60_000

/** An opponent on the fake's chat model. */
export const startOpponent = async (test: Test, options?: FakeOptions) => {
  const { fake, timers, settings } = await startChat(test, options)
  const opponent = createOpenAiOpponent({
    ...settings,
    idleTimeoutMs: IDLE_MS,
    requestTimeoutMs: REQUEST_MS,
  })
  return { fake, opponent, timers }
}

/** The pieces that came before the stream ended, and how it ended. */
export const listen = async (
  reply: AsyncIterable<string>,
  hear: (piece: string) => void = () => undefined,
): Promise<{ pieces: string[]; error: unknown }> => {
  const pieces: string[] = []
  try {
    for await (const piece of reply) {
      pieces.push(piece)
      hear(piece)
    }
    return { pieces, error: null }
  } catch (error) {
    return { pieces, error }
  }
}
