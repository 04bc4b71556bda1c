import type { Finding, Judge, JudgedDebate } from '#api/ai/judge.ts'
import { ModelError } from '#api/ai/opponent.ts'
import type { ChatMessage } from '#api/ai/prompts/chat-message.ts'
import {
  JUDGE_PROMPT_VERSION,
  judgeMessages,
  repairMessages,
  showTurns,
} from '#api/ai/prompts/judge-messages.ts'
import { UnusableAnswer } from './answer-json.ts'
import { askForJson, type JsonAnswer } from './ask-for-json.ts'
import { type Chat, createChat, type OpenAiSettings } from './client.ts'
import { parseFinding, type ShownTurns } from './parse-finding.ts'
import { verdictSchema } from './verdict-schema.ts'

const REQUEST_TIMEOUT_MS = 180_000
/** A verdict takes about 3,000 tokens; models that reason in silence spend from the same budget. */
const MAX_TOKENS = { maxTokens: 16_000, maxTokensElsewhere: null }

const PASSES = 3
/** A median of fewer valid passes would mean little. */
const FEWEST_PASSES = 2

/** One question to the judge's model. */
const ask = (
  chat: Chat,
  mode: JudgedDebate['mode'],
  messages: ChatMessage[],
  signal: AbortSignal,
): Promise<JsonAnswer> =>
  askForJson(
    chat,
    { ...MAX_TOKENS, name: 'verdict', schema: verdictSchema(mode), messages },
    signal,
  )

const judgeOnce = async (
  chat: Chat,
  debate: JudgedDebate,
  messages: ChatMessage[],
  turns: ShownTurns,
  signal: AbortSignal,
): Promise<Finding> => {
  const first = await ask(chat, debate.mode, messages, signal)
  try {
    return parseFinding(first.text, debate.mode, turns)
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error
    // A cut answer only fills the context of the next one.
    const again = first.cut
      ? repairMessages('', 'It was cut off before its end. Use fewer and shorter texts.')
      : repairMessages(first.text, error.message)
    const second = await ask(chat, debate.mode, [...messages, ...again], signal)
    return parseFinding(second.text, debate.mode, turns)
  }
}

const asModelError = (reason: unknown): ModelError =>
  reason instanceof ModelError
    ? reason
    : new ModelError({ code: 'VERDICT_UNUSABLE' }, { cause: reason })

/**
 * A judge on any model behind OpenAI-compatible chat completions:
 * three passes at once, two of which must be valid.
 */
export const createOpenAiJudge = (settings: OpenAiSettings): Judge => {
  const chat = createChat(
    settings,
    { model: settings.judgeModel, setting: 'OPENAI_JUDGE_MODEL' },
    REQUEST_TIMEOUT_MS,
  )
  return {
    provider: 'openai',
    model: settings.judgeModel,
    promptVersion: JUDGE_PROMPT_VERSION,
    async judge(debate, signal) {
      signal.throwIfAborted()
      const shown = showTurns(debate)
      const turns: ShownTurns = new Map(shown.map(({ id, turn }) => [id, turn]))
      const messages = judgeMessages(debate, shown)
      const settled = await Promise.allSettled(
        Array.from({ length: PASSES }, () => judgeOnce(chat, debate, messages, turns, signal)),
      )
      signal.throwIfAborted()
      const passes = settled.flatMap(pass => (pass.status === 'fulfilled' ? [pass.value] : []))
      if (passes.length >= FEWEST_PASSES) return { passes, statedNoise: null }
      throw asModelError(settled.find(pass => pass.status === 'rejected')?.reason)
    },
  }
}
