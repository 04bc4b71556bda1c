import type { Opponent } from '#api/ai/opponent.ts'
import { readCaseNotes } from '#api/ai/prompts/case-notes.ts'
import { openingMessages, replyMessages, welcomeText } from '#api/ai/prompts/opponent-messages.ts'
import { createChat, type OpenAiSettings } from './client.ts'
import { streamText } from './stream-text.ts'

const REQUEST_TIMEOUT_MS = 60_000
/** Far above the length asked for: models that reason in silence spend from it too. */
const MAX_TOKENS = { maxTokens: 4096, maxTokensElsewhere: 2048 }

/** An opponent played by any model behind OpenAI-compatible chat completions. */
export const createOpenAiOpponent = (settings: OpenAiSettings): Opponent => {
  const chat = createChat(
    settings,
    { model: settings.model, setting: 'OPENAI_MODEL' },
    REQUEST_TIMEOUT_MS,
  )
  return {
    provider: 'openai',
    model: settings.model,
    async open(debate, signal) {
      let opening = ''
      for await (const piece of streamText(
        chat,
        { ...MAX_TOKENS, messages: openingMessages(debate, await readCaseNotes(debate)) },
        signal,
      ))
        opening += piece
      return { welcome: welcomeText(debate), opening }
    },
    flawsIn: async () => [],
    async *reply(debate, signal) {
      const messages = replyMessages(debate, await readCaseNotes(debate))
      yield* streamText(chat, { ...MAX_TOKENS, messages }, signal)
    },
  }
}
