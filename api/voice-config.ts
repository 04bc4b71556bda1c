import { addressFault } from './ai/realtime-address.ts'

type Endpoint = { apiKey: string | null; baseUrl: string | null; model: string }

/** Each part is null where nothing that speaks its protocol is configured. */
export type VoiceSettings = {
  realtime:
    | (Endpoint & {
        /** Of the socket; null: made from `baseUrl`. */
        url: string | null
        transcribeModel: string
        voice: string
      })
    | null
  transcription: Endpoint | null
  speech: (Endpoint & { voice: string }) | null
  /** The specification's flag realtimeVoiceDebate. */
  isRealtimeScreen: boolean
  keepsAudio: boolean
}

export type VoiceEnvironment = {
  OPENAI_REALTIME_URL?: string
  OPENAI_REALTIME_MODEL?: string
  OPENAI_TRANSCRIBE_BASE_URL?: string
  OPENAI_TRANSCRIBE_MODEL: string
  OPENAI_SPEECH_BASE_URL?: string
  OPENAI_SPEECH_MODEL?: string
  OPENAI_VOICE: string
  REALTIME_VOICE_DEBATE: 'on' | 'off'
  KEEP_AUDIO: 'on' | 'off'
}

/** `description` completes the sentence "NAME must be …" when a value does not fit. */
export const VOICE_VARIABLES = {
  OPENAI_REALTIME_URL: {
    type: 'string',
    pattern: '^(https?|wss?)://',
    description: 'an address that begins with wss://, ws://, https:// or http://',
  },
  OPENAI_REALTIME_MODEL: {
    type: 'string',
    minLength: 1,
    description: 'the name of a realtime model',
  },
  OPENAI_TRANSCRIBE_BASE_URL: {
    type: 'string',
    pattern: '^https?://',
    description: 'an address that begins with http:// or https://',
  },
  OPENAI_TRANSCRIBE_MODEL: {
    type: 'string',
    minLength: 1,
    default: 'gpt-transcribe',
    description: 'the name of a transcription model',
  },
  OPENAI_SPEECH_BASE_URL: {
    type: 'string',
    pattern: '^https?://',
    description: 'an address that begins with http:// or https://',
  },
  OPENAI_SPEECH_MODEL: { type: 'string', minLength: 1, description: 'the name of a speech model' },
  OPENAI_VOICE: {
    type: 'string',
    minLength: 1,
    default: 'marin',
    description: 'the name of a voice of the speech and realtime models',
  },
  REALTIME_VOICE_DEBATE: {
    type: 'string',
    enum: ['on', 'off'],
    default: 'on',
    description: 'on or off',
  },
  KEEP_AUDIO: { type: 'string', enum: ['on', 'off'], default: 'off', description: 'on or off' },
} as const

/** Without a realtime address, or with one that cannot be read, there is nothing to say here. */
export const realtimeFaults = (raw: NodeJS.ProcessEnv): string[] => {
  const url = raw.OPENAI_REALTIME_URL || null
  const baseUrl = raw.OPENAI_BASE_URL || null
  const address = url ?? (raw.OPENAI_REALTIME_MODEL ? baseUrl : null)
  if (address === null) return []
  if (!URL.canParse(address)) return ['The realtime address is none: see OPENAI_REALTIME_URL.']
  const fault = addressFault({ url, baseUrl })
  return fault === null ? [] : [fault]
}

const DEFAULT_REALTIME_MODEL = 'gpt-realtime-2.1'
/** Servers that know one model alone take any name; this is one that most of them know. */
const DEFAULT_SPEECH_MODEL = 'gpt-4o-mini-tts'

type Service = { provider: 'offline' | 'openai'; apiKey: string | null; baseUrl: string | null }

/**
 * OpenAI itself does everything with one key. A server of one's own says by its variables what
 * it can: most that speak chat completions neither listen nor speak.
 */
export const voiceSettings = (
  environment: VoiceEnvironment,
  { provider, apiKey, baseUrl }: Service,
): VoiceSettings => {
  const isOpenAi = provider === 'openai' && apiKey !== null && baseUrl === null
  const {
    OPENAI_REALTIME_URL: realtimeUrl,
    OPENAI_REALTIME_MODEL: realtimeModel,
    OPENAI_TRANSCRIBE_BASE_URL: transcribeUrl,
    OPENAI_TRANSCRIBE_MODEL: transcribeModel,
    OPENAI_SPEECH_BASE_URL: speechUrl,
    OPENAI_SPEECH_MODEL: speechModel = DEFAULT_SPEECH_MODEL,
    OPENAI_VOICE: voice,
  } = environment
  const hasRealtime = isOpenAi || realtimeUrl !== undefined || (baseUrl && realtimeModel)
  return {
    realtime: hasRealtime
      ? {
          apiKey,
          baseUrl,
          url: realtimeUrl ?? null,
          model: realtimeModel ?? DEFAULT_REALTIME_MODEL,
          transcribeModel,
          voice,
        }
      : null,
    transcription:
      isOpenAi || transcribeUrl
        ? { apiKey, baseUrl: transcribeUrl ?? null, model: transcribeModel }
        : null,
    speech:
      isOpenAi || speechUrl
        ? { apiKey, baseUrl: speechUrl ?? null, model: speechModel, voice }
        : null,
    isRealtimeScreen: environment.REALTIME_VOICE_DEBATE === 'on',
    keepsAudio: environment.KEEP_AUDIO === 'on',
  }
}
