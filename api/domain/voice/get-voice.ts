import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { channelOf } from './channel-of.ts'

/** What speaking with the AI needs to know before it begins; the same for everybody. */
export const getVoice = (deps: Deps, _viewer: Viewer, _input: undefined): VoiceAnswer => {
  const { realtime, transcriber, synthesizer } = deps.voice
  const channel = channelOf(deps.voice)
  const hosts = {
    realtime: realtime?.host ?? null,
    turns: transcriber?.host ?? null,
    browser: null,
  }
  return {
    channel,
    realtime_voice_debate: deps.isRealtimeScreen,
    older_channel: transcriber !== null && synthesizer !== null,
    keeps_audio: deps.keepsAudio,
    heard_by: deps.isRealtimeScreen ? hosts[channel] : hosts.turns,
  }
}
