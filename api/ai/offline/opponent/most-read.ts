import type { Language } from '#schema/constants.ts'

/**
 * Of a long turn the opponent reads its newest whole sentences, up to so many and so many characters:
 * an answer meets two or three of them, and what is asked stands at the end.
 */
export const MOST_READ = {
  sentences: 24,
  characters: { en: 1250, zh: 350 } satisfies Record<Language, number>,
}
