import type { Voice } from '#api/ai/voice.ts'
import type { AiSettings, VoiceSettings } from '#api/config.ts'

/** Voice through OpenAI, or through servers that speak its protocols. Sends nothing until asked. */
export const createOpenAiVoice = (_settings: { ai: AiSettings; voice: VoiceSettings }): Voice => ({
  realtime: null,
  transcriber: null,
  synthesizer: null,
  factChecker: null,
})
