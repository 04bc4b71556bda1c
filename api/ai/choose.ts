import type { AiSettings } from '#api/config.ts'
import type { VoiceSettings } from '#api/voice-config.ts'
import type { Judge } from './judge.ts'
import type { Opponent } from './opponent.ts'
import type { Voice } from './voice.ts'

export type Ai = { opponent: Opponent; judge: Judge }

const offline = async (): Promise<Ai> => {
  const [{ createOfflineOpponent }, { createOfflineJudge }] = await Promise.all([
    import('./offline/opponent/create-opponent.ts'),
    import('./offline/judge/create-judge.ts'),
  ])
  return { opponent: createOfflineOpponent(), judge: createOfflineJudge() }
}

const openAi = async (settings: Extract<AiSettings, { provider: 'openai' }>): Promise<Ai> => {
  const [{ createOpenAiOpponent }, { createOpenAiJudge }] = await Promise.all([
    import('./openai/opponent.ts'),
    import('./openai/judge.ts'),
  ])
  return { opponent: createOpenAiOpponent(settings), judge: createOpenAiJudge(settings) }
}

/** Chooses the AI provider: a new provider is one more case here. Only the chosen one is loaded. */
export const chooseAi = (settings: AiSettings): Promise<Ai> => {
  switch (settings.provider) {
    case 'offline':
      return offline()
    case 'openai':
      return openAi(settings)
  }
}

/** What this server can do with voice. Nothing is loaded for what is not configured. */
export const chooseVoice = async (settings: {
  ai: AiSettings
  voice: VoiceSettings
}): Promise<Voice> => {
  const { realtime, transcription, speech } = settings.voice
  const isConfigured = realtime !== null || transcription !== null || speech !== null
  if (!isConfigured)
    return { realtime: null, transcriber: null, synthesizer: null, factChecker: null }
  const { createOpenAiVoice } = await import('./openai/voice.ts')
  return createOpenAiVoice(settings)
}
