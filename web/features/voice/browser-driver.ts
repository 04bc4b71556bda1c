import type { SessionReady } from '#schema/voice/socket-events.ts'
import { browserAudio } from '../../lib/audio/browser-audio.ts'
import { readDevice } from '../../lib/audio/device-choice.ts'
import { browserClock } from '../../lib/clock.ts'
import { browserRecognition, browserSynthesis } from '../../lib/speech/browser-speech.ts'
import { hasAgreed } from '../../lib/speech/consent.ts'
import { findRecogniser } from '../../lib/speech/find-recogniser.ts'
import type { RecognitionPlatform } from '../../lib/speech/speech-platform.ts'
import { createAudioDriver } from './audio-driver.ts'
import { createReader, type ReaderOf } from './reader.ts'
import { createSpeechDriver, withBrowserVoice } from './speech-driver.ts'
import type { CreateDriver } from './voice-driver.ts'

const clock = browserClock

const withAudio: CreateDriver = emit =>
  createAudioDriver({ platform: browserAudio(), clock, deviceId: readDevice })(emit)

const browserVoice = ({ language }: SessionReady, recognition: RecognitionPlatform | null) => ({
  ...{ clock, language, synthesis: browserSynthesis() },
  isRemoteAllowed: () => recognition !== null && hasAgreed(recognition.maker),
})

const withRecognition = (session: SessionReady, recognition: RecognitionPlatform) => {
  let isOnDevice = false
  void findRecogniser(recognition, session.language, clock).then(({ kind }) => {
    isOnDevice = kind === 'device'
  })
  return createSpeechDriver({
    ...browserVoice(session, recognition),
    ...{ recognition, audio: browserAudio() },
    // Without an agreement nothing leaves the device, whatever the device can.
    isLocal: () => isOnDevice || !hasAgreed(recognition.maker),
  })
}

/** The browser's own voice, for what is heard again. */
export const browserReader: ReaderOf = session =>
  createReader(browserVoice(session, browserRecognition()))

/** How this browser takes part in a session; null where it lacks what that needs. */
export const browserDriver = (session: SessionReady): CreateDriver | null => {
  const recognition = browserRecognition()
  if (session.channel === 'browser') return recognition && withRecognition(session, recognition)
  if (session.sendsAudio) return withAudio
  return withBrowserVoice(withAudio, browserVoice(session, recognition))
}
