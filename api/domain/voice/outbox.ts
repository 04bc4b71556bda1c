import type { VoiceEvent } from './voice-session.ts'

/** What somebody who was away must still hear: no audio, and no words that were not final. */
const KEPT: ReadonlySet<VoiceEvent['name']> = new Set<VoiceEvent['name']>([
  'transcription-complete',
  'processing-complete',
  'fact-check',
  'clarification-request',
  'realtime-error',
  'debate-ended',
])
const MOST_KEPT = 50

/** Where a session's events go: to its listener, or until it comes back to a short list. */
export type Outbox = {
  emit(event: VoiceEvent): void
  attach(listener: (event: VoiceEvent) => void): void
  detach(): void
  /** Sends what was missed. */
  replay(): void
}

export const createOutbox = (): Outbox => {
  let listener: ((event: VoiceEvent) => void) | null = null
  let missed: VoiceEvent[] = []
  return {
    emit: event => {
      if (listener) listener(event)
      else if (KEPT.has(event.name)) missed = [...missed, event].slice(-MOST_KEPT)
    },
    attach: next => {
      listener = next
    },
    detach: () => {
      listener = null
    },
    replay: () => {
      const late = missed
      missed = []
      if (listener) late.forEach(listener)
    },
  }
}
