import type { Speaker } from '#schema/constants.ts'
import type { Debate, Turn } from '#schema/entities.ts'
import type { DebateText } from './i18n/en-debate.ts'

export type DebateMessage = {
  /** Stays the same when the server's id becomes known, so that nothing is drawn again. */
  id: string
  /** The server's id; null while it has none. */
  turnId: string | null
  speaker: Speaker
  text: string
  timestamp: string
  /** Spoken by the user: its words may not have been made out. */
  isSpoken?: boolean
}

export const toMessage = (turn: Turn): DebateMessage => ({
  id: turn.client_turn_id ?? turn.turn_id,
  turnId: turn.turn_id,
  speaker: turn.speaker,
  text: turn.message_text,
  timestamp: turn.timestamp,
  isSpoken: turn.speech !== null,
})

export const welcomeMessage = (text: string, at: string): DebateMessage[] =>
  text === '' ? [] : [{ id: 'welcome', turnId: null, speaker: 'ai', text, timestamp: at }]

/** A welcome (not a turn) and the turns, as a transcript shows them. */
export const toMessages = (
  debate: Pick<Debate, 'welcome_message' | 'start_time'>,
  turns: readonly Turn[],
) => [...welcomeMessage(debate.welcome_message, debate.start_time), ...turns.map(toMessage)]

/** What stands where a message has no words (specification section 9). */
export const sayNoWords = (text: DebateText, message: Pick<DebateMessage, 'isSpoken'>) =>
  message.isSpoken ? text.notMadeOut : text.noContent
