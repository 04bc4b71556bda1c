import type { Language } from '#schema/constants.ts'
import type { AudioPlatform } from '../../lib/audio/audio-platform.ts'
import type { Clock } from '../../lib/clock.ts'
import {
  createRecognition,
  type RecognitionEvent,
  type RecognitionFault,
} from '../../lib/speech/recognition.ts'
import type { RecognitionPlatform, SynthesisPlatform } from '../../lib/speech/speech-platform.ts'
import { createSpeaker } from '../../lib/speech/synthesis.ts'
import { createTurnMeasure } from '../../lib/speech/turn-measure.ts'
import type { CreateDriver, DriverFault } from './voice-driver.ts'

export type ReplyVoice = {
  /** Null where the browser does not speak. */
  synthesis: SynthesisPlatform | null
  clock: Clock
  language: Language
  /** Whether the replies may go to the browser's maker. */
  isRemoteAllowed: () => boolean
}
type SpeechDriverDeps = ReplyVoice & {
  recognition: RecognitionPlatform
  audio: AudioPlatform
  /** Whether what is said must stay on the device. */
  isLocal: () => boolean
}

/** How full the ring is while there is sound that is not measured. */
const SOUND_LEVEL = 0.4

const faultOf = (fault: RecognitionFault): DriverFault =>
  fault === 'not-allowed' ? 'denied' : fault

/** The browser recognises and speaks: for the channel on which only words travel. */
export const createSpeechDriver =
  ({ recognition: platform, audio, isLocal, ...voice }: SpeechDriverDeps): CreateDriver =>
  emit => {
    const { clock, language } = voice
    const measure = createTurnMeasure(audio, clock)
    let mayMeasure = !platform.isPhone
    let isListening = false
    /** Each start and cancel has its own number: what an earlier one was waiting for is dropped. */
    let attempt = 0
    let timing: ReturnType<typeof measure.stop> = Promise.resolve(null)

    const listen = async () => {
      const mine = attempt
      if (mayMeasure && !isListening) await measure.start()
      if (mine !== attempt || isListening) return
      isListening = true
      emit({ kind: 'listening' })
    }
    const handOver = async (text: string) => {
      const mine = attempt
      const measured = await timing
      if (mine !== attempt) return
      emit({ kind: 'turn-words', text, ...(measured && { timing: measured }) })
    }
    const fail = (fault: RecognitionFault) => {
      if (fault === 'audio-capture' && measure.isOn()) {
        // The two cannot share the microphone here: the words matter more.
        mayMeasure = false
        measure.release()
        recognition.goOn()
        return
      }
      emit({ kind: isListening ? 'lost' : 'failed', fault: faultOf(fault) })
    }
    const hear = (event: RecognitionEvent) => {
      if (event.kind === 'started') void listen()
      else if (event.kind === 'words') emit({ kind: 'partial-words', text: event.text })
      else if (event.kind === 'ended') void handOver(event.text)
      else fail(event.fault)
    }
    const recognition = createRecognition({ platform, clock, language, isLocal, emit: hear })
    const speaker = createSpeaker({ ...voice, platform: voice.synthesis, emit })
    return {
      sends: 'words',
      start: () => {
        attempt += 1
        isListening = false
        speaker.unlock()
        if (mayMeasure) measure.wake()
        recognition.start()
      },
      stop: () => {
        timing = measure.stop()
        recognition.stop()
      },
      cancel: () => {
        attempt += 1
        recognition.drop()
        measure.drop()
      },
      level: () => {
        if (measure.isOn()) return measure.level()
        return recognition.isSound() ? SOUND_LEVEL : 0
      },
      hear: part => {
        if (part.kind === 'words') speaker.hear(part.itemId, part.text, part.isWhole)
      },
      hush: async () => speaker.hush(),
      unblock: speaker.unblock,
      changeDevice: () => undefined,
      close: () => {
        attempt += 1
        recognition.drop()
        measure.close()
        speaker.close()
      },
    }
  }

/** Another driver hears, the browser speaks: where a server transcribes but has no voice. */
export const withBrowserVoice =
  (create: CreateDriver, voice: ReplyVoice): CreateDriver =>
  emit => {
    const driver = create(emit)
    const speaker = createSpeaker({ ...voice, platform: voice.synthesis, emit })
    return {
      ...driver,
      start: () => {
        speaker.unlock()
        driver.start()
      },
      hear: part => {
        if (part.kind === 'words') speaker.hear(part.itemId, part.text, part.isWhole)
      },
      hush: async () => speaker.hush(),
      unblock: () => {
        driver.unblock()
        speaker.unblock()
      },
      close: () => {
        speaker.close()
        driver.close()
      },
    }
  }
