/** A message of a chat completion. */
export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/**
 * Some chat templates accept only turns that alternate,
 * so neighbours of one role become one message.
 */
export const alternating = (messages: readonly ChatMessage[]): ChatMessage[] => {
  const merged: ChatMessage[] = []
  for (const message of messages) {
    const last = merged.at(-1)
    if (last?.role === message.role) last.content += `\n\n${message.content}`
    else merged.push({ ...message })
  }
  return merged
}
