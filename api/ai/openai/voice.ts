import type { Voice } from '#api/ai/voice.ts'
import type { AiSettings } from '#api/config.ts'
import type { VoiceSettings } from '#api/voice-config.ts'
import { createRealtimeVoice } from './realtime/realtime-voice.ts'
import { createOpenAiFactChecker } from './voice/fact-checker.ts'
import { createOpenAiSynthesizer } from './voice/synthesizer.ts'
import { createOpenAiTranscriber } from './voice/transcriber.ts'

/** Voice through OpenAI, or through servers that speak its protocols. Sends nothing until asked. */
export const createOpenAiVoice = ({
  ai,
  voice: { realtime, transcription, speech },
}: {
  ai: AiSettings
  voice: VoiceSettings
}): Voice => ({
  realtime: realtime && createRealtimeVoice(realtime),
  transcriber: transcription && createOpenAiTranscriber(transcription),
  synthesizer: speech && createOpenAiSynthesizer(speech),
  factChecker: ai.provider === 'openai' ? createOpenAiFactChecker(ai) : null,
})
