import { enVoice, type VoiceText } from '../../lib/i18n/en-voice.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { zhVoice } from '../../lib/i18n/zh-voice.ts'

/** The sentences of the voice screen; they come with its own code, not with the home page. */
export const useVoiceText = (): VoiceText => (useLanguage() === 'zh' ? zhVoice : enVoice)
