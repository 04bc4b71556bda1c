import type { ChatRequest } from './behaviour.ts'
import type { Hint } from './json-schema.ts'

type QuotedTurn = { id: string; by: string; text: string }

/** The turns that a prompt shows as <turn id="…" by="…">text</turn>. */
const turnsInPrompt = (messages: ChatRequest['messages']): QuotedTurn[] =>
  messages.flatMap(({ content }) =>
    [...content.matchAll(/<turn id="([^"]+)" by="([^"]+)">\n?([\s\S]*?)\n?<\/turn>/g)].map(
      ([, id = '', by = '', text = '']) => ({ id, by, text }),
    ),
  )

const firstSentence = (text: string): string => /^[\s\S]*?[.!?。！？]/.exec(text)?.[0] ?? text

/** Makes generated verdicts quote the prompt's own turns, as a model that does its work would. */
export const quoteThePrompt = (messages: ChatRequest['messages']): Hint => {
  const turns = turnsInPrompt(messages)
  const first = (by: string) => turns.find(turn => turn.by === by)
  return path => {
    const quoted = first(path.at(-2) === 'point' ? 'opponent' : 'user')
    if (path.at(-1) === 'turn_id') return quoted?.id
    const inQuote = ['quote', 'quotes', 'point', 'reply'].includes(path.at(-2) ?? '')
    return path.at(-1) === 'text' && inQuote && quoted ? firstSentence(quoted.text) : undefined
  }
}
