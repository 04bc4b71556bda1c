import type { Language } from '#schema/constants.ts'
import type { Clock } from '../clock.ts'
import { SPEECH_LANGUAGES } from './languages.ts'
import type { BrowserVoice, SynthesisPlatform } from './speech-platform.ts'

/** Browsers load their voices late; longer than this there are none. */
export const VOICES_MS = 1500

/** "zh_CN" on some telephones. Cantonese is another language than Mandarin to the ear. */
const tagOf = ({ lang }: BrowserVoice) => lang.replace('_', '-').toLowerCase()
const OTHER_CHINESE = /^zh-(hk|mo)|^yue/

const speaks = (voice: BrowserVoice, language: Language) =>
  tagOf(voice).startsWith(language) && !OTHER_CHINESE.test(tagOf(voice))

const rank = (voice: BrowserVoice, language: Language): number =>
  (voice.localService ? 4 : 0) +
  (tagOf(voice) === SPEECH_LANGUAGES[language].toLowerCase() ? 2 : 0) +
  (voice.default ? 1 : 0)

/** The best voice for a language; null where there is none. Remote ones only where allowed. */
export const chooseVoice = (
  voices: readonly BrowserVoice[],
  language: Language,
  isRemoteAllowed: boolean,
): BrowserVoice | null =>
  voices
    .filter(voice => speaks(voice, language) && (voice.localService || isRemoteAllowed))
    .toSorted((one, other) => rank(other, language) - rank(one, language))[0] ?? null

/** The voices, once the browser has loaded them; empty after `VOICES_MS` without any. */
export const loadVoices = (platform: SynthesisPlatform, clock: Clock): Promise<BrowserVoice[]> =>
  new Promise(resolve => {
    const found = platform.voices()
    if (found.length > 0) return resolve(found)
    const end = () => {
      forgetVoices()
      forgetLimit()
      resolve(platform.voices())
    }
    const forgetVoices = platform.onVoices(() => platform.voices().length > 0 && end())
    const forgetLimit = clock.after(VOICES_MS, end)
  })
