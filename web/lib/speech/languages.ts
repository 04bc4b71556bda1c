import type { Language } from '#schema/constants.ts'

/** What the Web Speech API calls our languages. */
export const SPEECH_LANGUAGES: Record<Language, string> = { en: 'en-US', zh: 'zh-CN' }
