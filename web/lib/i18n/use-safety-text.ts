import { enSafety, type SafetyText } from './en-safety.ts'
import { useLanguage } from './use-text.ts'
import { zhSafety } from './zh-safety.ts'

/** The sentences of one’s own logins and data, with the code of the screens that show them. */
export const useSafetyText = (): SafetyText => (useLanguage() === 'zh' ? zhSafety : enSafety)
