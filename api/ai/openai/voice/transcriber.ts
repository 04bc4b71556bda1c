import { APIError } from 'openai'
import { fetchImpatiently } from '#api/ai/openai/client.ts'
import { ModelError } from '#api/ai/opponent.ts'
import type { Transcriber } from '#api/ai/voice.ts'
import { keepsFillers } from './keeps-fillers.ts'
import { fileOf } from './recording-file.ts'
import { recordingForm, sendingForm } from './recording-form.ts'
import { createVoiceEndpoint, hostOf, type VoiceEndpointSettings } from './voice-endpoint.ts'

/** A minute of speech takes seconds on a graphics card, and much longer on a school's computer. */
const REQUEST_TIMEOUT_MS = 60_000

const SETTING = 'OPENAI_TRANSCRIBE_MODEL'
const ADDRESS = 'OPENAI_TRANSCRIBE_BASE_URL'

/** Whisper writes traditional characters at times unless it is shown simplified ones. */
const PROMPTS = { en: undefined, zh: '以下是普通话的辩论发言，用简体字书写。' }

/** What some servers write down for silence and noise: [BLANK_AUDIO], (silence). */
const ONLY_REMARKS = /^(\s*(\[[^\]]*\]|\([^)]*\)))+\s*$/

/** OpenAI's code for what holds no word. */
const TOO_SHORT = 'audio_too_short'

const wordsIn = (text: string): string =>
  ONLY_REMARKS.test(text) ? '' : text.replaceAll(/\s+/g, ' ').trim()

/** Transcription by any server that speaks OpenAI's audio/transcriptions. */
export const createOpenAiTranscriber = (settings: VoiceEndpointSettings): Transcriber => {
  const { model, baseUrl } = settings
  const endpoint = createVoiceEndpoint(settings, { model, setting: SETTING, address: ADDRESS })
  return {
    model,
    host: hostOf(baseUrl),
    keepsFillers: keepsFillers(model),
    async transcribe(recording, language, signal) {
      signal.throwIfAborted()
      const file = fileOf(recording)
      const watch = endpoint.watch(signal)
      watch.setDeadline(REQUEST_TIMEOUT_MS)
      try {
        const form = recordingForm({ model, language, prompt: PROMPTS[language] }, file)
        // The SDK sends no stream a second time: it knows nothing of this body.
        const client = endpoint.client.withOptions({ fetch: sendingForm(fetchImpatiently, form) })
        const answer = await client.post<unknown>('/audio/transcriptions', { signal: watch.signal })
        const text = (answer as { text?: unknown } | null)?.text
        // A server at a wrong address may answer with something else entirely.
        if (typeof text !== 'string')
          throw new ModelError({ code: 'VOICE_ANSWER_UNUSABLE', params: { address: ADDRESS } })
        return wordsIn(text)
      } catch (error) {
        if (error instanceof APIError && error.code === TOO_SHORT) return ''
        throw endpoint.failure(error, signal, watch)
      } finally {
        watch.clearDeadline()
      }
    },
  }
}
