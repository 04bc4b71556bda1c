import type { Language } from '#schema/constants.ts'

const PAST: Record<Language, RegExp> = {
  en: /\b(?:\w+ed|was|were|had|did|said|went|came|took|got|told|saw|gave|made|lost|found)\b/i,
  zh: /了|过/u,
}

/** Whether words tell what was. */
export const tellsOfPast = (words: string, language: Language): boolean =>
  PAST[language].test(words)
