import type OpenAI from 'openai'
import { createClient } from '#api/ai/openai/client.ts'
import { createWatch, type Watch } from '#api/ai/openai/watch.ts'
import { ModelError } from '#api/ai/opponent.ts'
import { type StartTimer, startTimer } from '#api/ai/start-timer.ts'
import { type AskedVoice, toVoiceError } from './voice-failures.ts'

export type VoiceEndpointSettings = {
  /** Null for a local server that asks for none. */
  apiKey: string | null
  /** Null for OpenAI itself. */
  baseUrl: string | null
  model: string
  /** The clock's own unless a test holds them. */
  startTimer?: StartTimer
}

const OPENAI_HOST = 'api.openai.com'

/** The host that is spoken to, for those who want to know who hears them. */
export const hostOf = (url: string | null): string =>
  url === null ? OPENAI_HOST : new URL(url).host

/** One endpoint of an audio service, with the patience and the failures that all of them share. */
export type VoiceEndpoint = {
  client: OpenAI
  /** Watches a call: `setDeadline` moves the end of its patience. */
  watch(caller: AbortSignal): Watch
  /** The abort's own reason, or a ModelError that says what went wrong. */
  failure(error: unknown, caller: AbortSignal, watch: Watch): unknown
}

export const createVoiceEndpoint = (
  settings: VoiceEndpointSettings,
  asked: AskedVoice,
): VoiceEndpoint => ({
  client: createClient(settings),
  watch: caller => createWatch(caller, settings.startTimer ?? startTimer),
  failure: (error, caller, watch) => {
    if (caller.aborted) return caller.reason
    return watch.expired
      ? new ModelError({ code: 'MODEL_TOO_SLOW' }, { cause: error })
      : toVoiceError(error, asked)
  },
})
