import type { Voice } from '#api/ai/voice.ts'
import type { AiSettings, VoiceSettings } from '#api/config.ts'
import { createRealtimeVoice } from './realtime/realtime-voice.ts'

/** Voice through OpenAI, or through servers that speak its protocols. Sends nothing until asked. */
export const createOpenAiVoice = ({
  voice: { realtime },
}: {
  ai: AiSettings
  voice: VoiceSettings
}): Voice => ({
  realtime: realtime && createRealtimeVoice(realtime),
  transcriber: null,
  synthesizer: null,
  factChecker: null,
})
