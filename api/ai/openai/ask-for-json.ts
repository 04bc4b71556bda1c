import type { ChatCompletion } from 'openai/resources/chat/completions'
import { ModelError } from '#api/ai/opponent.ts'
import { alternating, type ChatMessage } from '#api/ai/prompts/chat-message.ts'
import { schemaMessage } from '#api/ai/prompts/judge-messages.ts'
import type { Chat, ChatInput } from './client.ts'
import { toModelError } from './failures.ts'
import { createWatch } from './watch.ts'

/** What the model wrote; `cut` when it came to the limit of its tokens. */
export type JsonAnswer = { text: string; cut: boolean }

export type JsonQuestion = Pick<ChatInput, 'maxTokens' | 'maxTokensElsewhere'> & {
  name: string
  schema: Record<string, unknown>
  messages: ChatMessage[]
}

const answerOf = (completion: ChatCompletion): JsonAnswer => {
  // A server at a wrong address may answer with something else entirely.
  const choice = completion?.choices?.[0]
  if (!choice?.message) throw new ModelError({ code: 'MODEL_NOT_CHAT' })
  if (choice.message.refusal || choice.finish_reason === 'content_filter')
    throw new ModelError({ code: 'MODEL_DECLINED' })
  return { text: choice.message.content ?? '', cut: choice.finish_reason === 'length' }
}

/**
 * One question that is answered with JSON, within the chat's time limit. Where the server takes
 * no schema, it is told in words. Throws ModelError, or the signal's reason after an abort.
 */
export const askForJson = async (
  chat: Chat,
  { name, schema, messages, ...limits }: JsonQuestion,
  caller: AbortSignal,
): Promise<JsonAnswer> => {
  const format = { type: 'json_schema' as const, json_schema: { name, strict: true, schema } }
  const watch = createWatch(caller, chat.startTimer)
  watch.setDeadline(chat.requestTimeoutMs)
  try {
    const completion = await chat.send(
      { ...limits, messages, response_format: format },
      (client, params) => {
        const stated =
          params.response_format?.type === 'json_schema'
            ? messages
            : [...messages, schemaMessage(schema)]
        return client.chat.completions.create(
          { ...params, messages: alternating(stated), stream: false },
          { signal: watch.signal },
        )
      },
    )
    return answerOf(completion)
  } catch (error) {
    caller.throwIfAborted()
    throw watch.expired
      ? new ModelError({ code: 'MODEL_TOO_SLOW' }, { cause: error })
      : toModelError(error, chat.asked)
  } finally {
    watch.clearDeadline()
  }
}
