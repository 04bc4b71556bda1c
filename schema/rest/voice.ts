import { z } from 'zod'
import { VOICE_CHANNELS } from '../voice/socket-events.ts'
import type { RestCalls } from './call.ts'

/** What speaking with the AI needs to know before it begins. */
const voiceAnswer = z.strictObject({
  channel: z.enum(VOICE_CHANNELS),
  /** The specification's flag: false shows the older screen, which needs the server's speech. */
  realtime_voice_debate: z.boolean(),
  /** Whether the older channel can transcribe and speak here. */
  older_channel: z.boolean(),
  keeps_audio: z.boolean(),
  /** The host that hears the recordings, such as api.openai.com; null: nobody but the browser. */
  heard_by: z.string().nullable(),
})
export type VoiceAnswer = z.infer<typeof voiceAnswer>

export const VOICE_CALLS = {
  'GET /voice': { answers: { 200: voiceAnswer } },
} as const satisfies RestCalls
