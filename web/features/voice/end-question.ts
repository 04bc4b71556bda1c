import type { VoiceText } from '../../lib/i18n/en-voice.ts'

/** The question before a debate ends, with what would be lost by it. */
export const endQuestion =
  (text: VoiceText, isUnsent: boolean) =>
  (question: string): string =>
    isUnsent ? text.leave.thenEnd(question) : question
