import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { browserAudio } from '../../lib/audio/browser-audio.ts'
import { readDevice } from '../../lib/audio/device-choice.ts'
import { languageOf } from '../../lib/format.ts'
import type { LoadedDebate } from '../../lib/load-debate.ts'
import { createOlderLine } from './older-line.ts'
import { createOlderSocket } from './older-socket.ts'
import { createRecordingDriver } from './recording-driver.ts'
import type { VoiceClientDeps } from './voice-client.ts'

/** Both halves of the older channel, for servers that turn the realtime screen off. */
export const createOlderChannel = (
  { debate, turns }: LoadedDebate,
  { keeps_audio: keepsAudio }: VoiceAnswer,
): Pick<VoiceClientDeps, 'openSocket' | 'driverOf'> => {
  const line = createOlderLine()
  const { debate_id: debateId } = debate
  const language = languageOf(turns[0]?.message_text ?? '')
  return {
    openSocket: createOlderSocket({
      line,
      session: {
        ...{ debateId, channel: 'turns', language, sendsAudio: true, keepsAudio },
        ...{ replying: false, transcribing: [] },
      },
    }),
    driverOf: () => emit =>
      createRecordingDriver({
        platform: browserAudio(),
        Recorder: 'MediaRecorder' in window ? MediaRecorder : null,
        deviceId: readDevice,
        line,
      })(emit),
  }
}
