import type { Language } from '#schema/constants.ts'

/**
 * Of a long turn the opponent reads its newest whole sentences, up to so many and so many characters:
 * an answer meets two or three of them, and what is asked stands at the end. Of the users' turns of
 * the coded debates 995 of 1,000 are shorter.
 */
export const MOST_READ = {
  sentences: 24,
  characters: { en: 1000, zh: 300 } satisfies Record<Language, number>,
}
