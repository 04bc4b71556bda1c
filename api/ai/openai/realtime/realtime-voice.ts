import { readCaseNotes } from '#api/ai/prompts/case-notes.ts'
import { realtimeAddress } from '#api/ai/realtime-address.ts'
import type { RealtimeVoice } from '#api/ai/voice.ts'
import { type RealtimeSettings, setUpEvents } from './client-events.ts'
import { openSession } from './open-session.ts'

/** OpenAI's realtime models, or a server that speaks their protocol. */
export const createRealtimeVoice = (settings: RealtimeSettings): RealtimeVoice => ({
  model: settings.model,
  host: realtimeAddress(settings).host,
  open: (debate, onEvent) => {
    const setUp = readCaseNotes(debate).then(notes => setUpEvents(settings, debate, notes))
    return openSession(settings, setUp, onEvent)
  },
})
