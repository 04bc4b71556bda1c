import { APIError } from 'openai'
import type { SpeechCreateParams } from 'openai/resources/audio/speech'
import { ModelError } from '#api/ai/opponent.ts'
import type { SpeechSynthesizer } from '#api/ai/voice.ts'
import type { OpponentStyle } from '#schema/constants.ts'
import { MANNERS } from './manners.ts'
import { createVoiceEndpoint, type VoiceEndpointSettings } from './voice-endpoint.ts'
import { wholeSamples } from './whole-samples.ts'

/** The longest wait for the first sound, and the longest silence after it. */
const REQUEST_TIMEOUT_MS = 30_000
const IDLE_TIMEOUT_MS = 15_000

const SETTING = 'OPENAI_SPEECH_MODEL'
const ADDRESS = 'OPENAI_SPEECH_BASE_URL'

const notAudio = () =>
  new ModelError({ code: 'VOICE_ANSWER_UNUSABLE', params: { address: ADDRESS } })

/** A server at a wrong address answers with a page or with JSON. */
const requireAudio = (response: Response): Response => {
  const type = response.headers.get('content-type') ?? ''
  if (/^(text|application\/json)\b/.test(type)) throw notAudio()
  return response
}

const isFormatRefused = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status === 400 || error.status === 422) &&
  /response_format|mp3/i.test(`${error.param ?? ''} ${error.message}`)

/** Speech from any server that speaks OpenAI's audio/speech; its PCM is 24 kHz, mono, 16 bit. */
export const createOpenAiSynthesizer = (
  settings: VoiceEndpointSettings & { voice: string },
): SpeechSynthesizer => {
  const { model, voice, baseUrl } = settings
  const endpoint = createVoiceEndpoint(settings, { model, setting: SETTING, address: ADDRESS })
  // Only OpenAI's own newer models take a manner of speaking.
  const takesManner = baseUrl === null && !model.startsWith('tts-1')
  let takesMp3 = true

  const ask = async (
    input: string,
    style: OpponentStyle,
    format: SpeechCreateParams['response_format'],
    signal: AbortSignal,
  ) =>
    requireAudio(
      await endpoint.client.audio.speech.create(
        {
          model,
          voice,
          input,
          response_format: format,
          ...(takesManner && { instructions: MANNERS[style] }),
        },
        { signal },
      ),
    )

  const askForFile = async (input: string, style: OpponentStyle, signal: AbortSignal) => {
    if (!takesMp3) return ask(input, style, 'wav', signal)
    try {
      return await ask(input, style, 'mp3', signal)
    } catch (error) {
      // A server without an encoder; every browser plays WAV as well.
      if (!isFormatRefused(error)) throw error
      takesMp3 = false
      return ask(input, style, 'wav', signal)
    }
  }

  return {
    model,
    async *speakPcm(text, style, signal) {
      signal.throwIfAborted()
      const watch = endpoint.watch(signal)
      watch.setDeadline(REQUEST_TIMEOUT_MS)
      let said = false
      try {
        const { body } = await ask(text, style, 'pcm', watch.signal)
        if (!body) throw notAudio()
        watch.setDeadline(IDLE_TIMEOUT_MS)
        for await (const piece of wholeSamples(body)) {
          // The time that the listener takes is not the service's silence.
          watch.clearDeadline()
          said = true
          yield piece
          watch.setDeadline(IDLE_TIMEOUT_MS)
        }
      } catch (error) {
        throw endpoint.failure(error, signal, watch)
      } finally {
        watch.clearDeadline()
      }
      signal.throwIfAborted()
      if (!said) throw new ModelError({ code: 'MODEL_SAID_NOTHING' })
    },
    async speakFile(text, style, signal) {
      signal.throwIfAborted()
      const watch = endpoint.watch(signal)
      watch.setDeadline(REQUEST_TIMEOUT_MS)
      try {
        const response = await askForFile(text, style, watch.signal)
        const bytes = new Uint8Array(await response.arrayBuffer())
        if (bytes.length === 0) throw new ModelError({ code: 'MODEL_SAID_NOTHING' })
        return { bytes, mediaType: takesMp3 ? 'audio/mpeg' : 'audio/wav' }
      } catch (error) {
        throw endpoint.failure(error, signal, watch)
      } finally {
        watch.clearDeadline()
      }
    },
  }
}
