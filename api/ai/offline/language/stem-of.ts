import { isHan } from './words.ts'

/** How many letters identify an English word: "educate" and "education" are one. */
const TELLING_LETTERS = 6

/**
 * Good enough to see that two forms are one word: "uniform" and "uniforms", "city" and "cities".
 */
export const stemOf = (word: string): string =>
  isHan(word)
    ? word
    : word
        .replace(/'s$/, '')
        .replace(/(?:ies|y)$/, 'i')
        .replace(/s$/, '')
        .slice(0, TELLING_LETTERS)
