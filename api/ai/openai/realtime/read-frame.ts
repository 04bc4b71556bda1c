import type { RealtimeErrorEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { RealtimeEvent } from '#api/ai/voice.ts'
import { sliceAudio } from './audio-frame.ts'

/** The words of each item so far: the service tells only what is new. */
type Words = Map<string, string>

/** An error of another server may say less than the service's own. */
const withMessage = (event: RealtimeErrorEvent): RealtimeErrorEvent => ({
  ...event,
  error: { ...event.error, message: event.error.message ?? '' },
})

type ResponseDone = Extract<RealtimeServerEvent, { type: 'response.done' }>

const grow = (words: Words, itemId: string, delta: string): string => {
  const text = (words.get(itemId) ?? '') + delta
  words.set(itemId, text)
  return text
}

const responseOver = ({ response }: ResponseDone): RealtimeEvent => {
  const { id = '', status, status_details: details } = response
  return {
    kind: 'response-over',
    responseId: id,
    status: status === undefined || status === 'in_progress' ? 'failed' : status,
    reason: details?.error?.code ?? details?.reason ?? null,
  }
}

/** What an event says; null for those that say nothing to a debate. Errors are read elsewhere. */
const toEvent = (event: RealtimeServerEvent, words: Words): RealtimeEvent | null => {
  switch (event.type) {
    case 'session.updated':
      return { kind: 'ready' }
    case 'input_audio_buffer.committed':
      return { kind: 'committed', itemId: event.item_id }
    case 'conversation.item.input_audio_transcription.delta':
      return {
        kind: 'user-words',
        itemId: event.item_id,
        text: grow(words, event.item_id, event.delta ?? ''),
        isFinal: false,
      }
    case 'conversation.item.input_audio_transcription.completed':
      words.delete(event.item_id)
      return { kind: 'user-words', itemId: event.item_id, text: event.transcript, isFinal: true }
    case 'conversation.item.input_audio_transcription.failed':
      words.delete(event.item_id)
      return { kind: 'user-words-failed', itemId: event.item_id }
    case 'response.created':
      return { kind: 'response-started', responseId: event.response.id ?? '' }
    case 'response.output_audio.delta':
      return {
        kind: 'audio',
        responseId: event.response_id,
        itemId: event.item_id,
        audio: event.delta,
      }
    case 'response.output_audio.done':
      return { kind: 'audio-over', responseId: event.response_id, itemId: event.item_id }
    case 'response.output_audio_transcript.delta':
    case 'response.output_text.delta':
      return {
        kind: 'ai-words',
        responseId: event.response_id,
        itemId: event.item_id,
        text: grow(words, event.item_id, event.delta),
        isFinal: false,
      }
    case 'response.output_audio_transcript.done':
    case 'response.output_text.done':
      words.delete(event.item_id)
      return {
        kind: 'ai-words',
        responseId: event.response_id,
        itemId: event.item_id,
        text: 'transcript' in event ? event.transcript : event.text,
        isFinal: true,
      }
    case 'response.done':
      return responseOver(event)
    default:
      return null
  }
}

const REQUIRED = ['itemId', 'responseId', 'text', 'audio'] as const

/** A frame of a known kind without its fields is as good as an unknown one. */
const isWhole = (event: RealtimeEvent): boolean =>
  REQUIRED.every(name => !(name in event) || typeof event[name as keyof typeof event] === 'string')

/** A frame as a session needs it. */
export type FrameMessage =
  | RealtimeEvent
  | { kind: 'created' }
  | { kind: 'refusal'; event: RealtimeErrorEvent }

const toMessage = (frame: string, words: Words): FrameMessage | null => {
  const audio = sliceAudio(frame)
  if (audio) return { kind: 'audio', ...audio }
  const event: RealtimeServerEvent = JSON.parse(frame)
  if (event.type === 'session.created') return { kind: 'created' }
  if (event.type === 'error') return { kind: 'refusal', event: withMessage(event) }
  const read = toEvent(event, words)
  return read !== null && isWhole(read) ? read : null
}

/**
 * Reads the frames of one session; the words in them grow from one to the next.
 * Null for what is malformed or of no use.
 */
export const createFrameReader = () => {
  const words: Words = new Map()
  return (frame: string): FrameMessage | null => {
    try {
      return toMessage(frame, words)
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError) return null
      throw error
    }
  }
}
