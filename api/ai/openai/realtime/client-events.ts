import type { RealtimeClientEvent } from 'openai/resources/realtime/realtime'
import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { ChatMessage } from '#api/ai/prompts/chat-message.ts'
import { spokenDebate } from '#api/ai/prompts/opponent-messages.ts'
import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'

export type RealtimeSettings = {
  /** Null for a local server that asks for none. */
  apiKey: string | null
  baseUrl: string | null
  /** Of the socket; null: made from `baseUrl`. */
  url: string | null
  model: string
  transcribeModel: string
  voice: string
}

/** A spoken minute is about 1,500 tokens of audio; replies are half a minute long. */
const MAX_OUTPUT_TOKENS = 1024
const FORMAT = { type: 'audio/pcm', rate: REALTIME_SAMPLE_RATE } as const

/** By these ids the service says which of our events it refuses. */
export const EVENT_IDS = { setUp: 'set-up', commit: 'commit', respond: 'respond' } as const

const itemEvent = ({ role, content }: ChatMessage): RealtimeClientEvent => ({
  type: 'conversation.item.create',
  item:
    role === 'assistant'
      ? { type: 'message', role, content: [{ type: 'output_text', text: content }] }
      : { type: 'message', role: 'user', content: [{ type: 'input_text', text: content }] },
})

/** What a session is set up with: push-to-talk, so nothing detects turns (the GA shape). */
export const setUpEvents = (
  { voice, transcribeModel }: RealtimeSettings,
  debate: DebateSoFar,
  notes: string,
): RealtimeClientEvent[] => {
  const { instructions, history } = spokenDebate(debate, notes)
  return [
    {
      type: 'session.update',
      event_id: EVENT_IDS.setUp,
      session: {
        type: 'realtime',
        output_modalities: ['audio'],
        instructions,
        max_output_tokens: MAX_OUTPUT_TOKENS,
        audio: {
          input: {
            format: FORMAT,
            transcription: { model: transcribeModel, language: debate.language },
            turn_detection: null,
            noise_reduction: { type: 'far_field' },
          },
          output: { format: FORMAT, voice, speed: 1 },
        },
      },
    },
    ...history.map(itemEvent),
  ]
}

/** What a session is set up with that reads a text aloud and does nothing else. */
export const readAloudEvents = (
  { voice }: RealtimeSettings,
  { text, instructions }: { text: string; instructions: string },
): RealtimeClientEvent[] => [
  {
    type: 'session.update',
    event_id: EVENT_IDS.setUp,
    session: {
      type: 'realtime',
      output_modalities: ['audio'],
      instructions,
      audio: {
        input: { turn_detection: null },
        output: { format: FORMAT, voice, speed: 1 },
      },
    },
  },
  itemEvent({ role: 'user', content: text }),
]

/** Written by hand: the base64 was checked by the door and needs no escapes. */
export const appendFrame = (base64: string): string =>
  `{"type":"input_audio_buffer.append","audio":"${base64}"}`
