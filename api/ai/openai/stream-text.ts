import { ModelError } from '#api/ai/opponent.ts'
import type { Chat, ChatInput } from './client.ts'
import { toModelError } from './failures.ts'
import { spokenPart } from './spoken-part.ts'
import { createWatch } from './watch.ts'

/** Once an answer is finished, only the end of the stream is waited for. Milliseconds. */
export const AFTER_THE_END_MS = 250

/**
 * The content of the deltas as they come. Throws ModelError unless the model said that it finished.
 */
async function* streamContent(
  chat: Chat,
  input: ChatInput,
  caller: AbortSignal,
): AsyncGenerator<string> {
  caller.throwIfAborted()
  const watch = createWatch(caller, chat.startTimer)
  let finish: string | null = null
  let begun = false
  let refused = false
  try {
    watch.setDeadline(chat.requestTimeoutMs)
    const stream = await chat.send(input, (client, params) =>
      client.chat.completions.create({ ...params, stream: true }, { signal: watch.signal }),
    )
    watch.setDeadline(chat.idleTimeoutMs)
    for await (const chunk of stream) {
      // The time that the reader takes is not the service's silence.
      watch.clearDeadline()
      begun = true
      const choice = chunk.choices?.[0]
      finish = choice?.finish_reason ?? finish
      refused ||= Boolean(choice?.delta?.refusal)
      if (choice?.delta?.content) yield choice.delta.content
      watch.setDeadline(
        finish ? Math.min(AFTER_THE_END_MS, chat.idleTimeoutMs) : chat.idleTimeoutMs,
      )
    }
  } catch (error) {
    caller.throwIfAborted()
    if (watch.expired && !finish) throw new ModelError({ code: 'MODEL_TOO_SLOW' }, { cause: error })
    if (!finish) throw toModelError(error, chat.asked)
  } finally {
    watch.clearDeadline()
  }
  // An abort and a cut-off stream both end the SDK's iterator in silence.
  caller.throwIfAborted()
  if (!finish) {
    if (watch.expired) throw new ModelError({ code: 'MODEL_TOO_SLOW' })
    throw new ModelError({ code: begun ? 'MODEL_BROKE_OFF' : 'MODEL_NOT_CHAT' })
  }
  if (refused || finish === 'content_filter') throw new ModelError({ code: 'MODEL_DECLINED' })
}

/**
 * Streams what the model says, without outer white space; an answer cut by the token
 * limit counts as said. Throws ModelError, or the signal's reason after an abort.
 */
export async function* streamText(
  chat: Chat,
  input: ChatInput,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let said = false
  for await (const piece of spokenPart(streamContent(chat, input, signal))) {
    said = true
    yield piece
  }
  if (!said) throw new ModelError({ code: 'MODEL_SAID_NOTHING' })
}
