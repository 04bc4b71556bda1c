import t from 'tap'
import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { speakHindrance } from './voice-ability.ts'

const server: VoiceAnswer = {
  channel: 'realtime',
  realtime_voice_debate: true,
  older_channel: true,
  keeps_audio: false,
  heard_by: 'api.openai.com',
}
const browser = {
  ...{ isSecure: true, hasMicrophones: true, hasWebAudio: true },
  ...{ hasRecognition: true, hasVoice: true, hasRecorder: true },
}

t.test('one can speak where server and browser can; else the first reason is told', t => {
  t.equal(speakHindrance(server, browser), null)
  t.equal(speakHindrance({ ...server, channel: 'turns' }, browser), null)
  t.equal(speakHindrance(null, browser), 'noAnswer')
  const keyless = { ...server, channel: 'browser' } as const
  t.equal(speakHindrance(keyless, browser), null)
  t.equal(speakHindrance(keyless, { ...browser, hasRecognition: false }), 'noRecognition')
  t.equal(speakHindrance(keyless, { ...browser, hasMicrophones: false }), null, 'to measure only')
  // A page without HTTPS has no microphones either; the reason is what can be mended.
  t.equal(
    speakHindrance(server, { ...browser, isSecure: false, hasMicrophones: false }),
    'insecure',
  )
  t.equal(speakHindrance(server, { ...browser, hasMicrophones: false }), 'noSound')
  t.equal(speakHindrance(server, { ...browser, hasWebAudio: false }), 'noSound')
  const older = { ...server, realtime_voice_debate: false }
  t.equal(speakHindrance(older, browser), null)
  t.equal(speakHindrance({ ...older, older_channel: false }, browser), 'noServerVoice')
  t.equal(speakHindrance(older, { ...browser, hasRecorder: false }), 'noSound')
  t.end()
})
