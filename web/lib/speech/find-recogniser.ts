import type { Language } from '#schema/constants.ts'
import { type Clock, pause } from '../clock.ts'
import { SPEECH_LANGUAGES } from './languages.ts'
import type { Maker, OnDevice, RecognitionPlatform } from './speech-platform.ts'

/** Who recognises the speech. */
export type Recogniser =
  | { kind: 'device' }
  /** `canInstall`: the device could, once it has downloaded the language. */
  | { kind: 'maker'; maker: Maker; canInstall: boolean }

/** A browser that does not answer in this time is taken for one that cannot. */
export const ANSWER_MS = 2000

/** Asks whether the device itself can; what fails or does not answer is a no. */
export const findRecogniser = async (
  platform: RecognitionPlatform,
  language: Language,
  clock: Clock,
): Promise<Recogniser> => {
  const asked = platform.onDevice(SPEECH_LANGUAGES[language]).catch((): OnDevice => 'unavailable')
  const late = pause(clock, ANSWER_MS).then((): OnDevice => 'unavailable')
  const answer = await Promise.race([asked, late])
  if (answer === 'available') return { kind: 'device' }
  return { kind: 'maker', maker: platform.maker, canInstall: answer === 'downloadable' }
}
