import { isHan } from './words.ts'

/** How many letters identify an English word: "educate" and "education" are one. */
const TELLING_LETTERS = 6

/** Without what ends it, if that does. */
const without = (word: string, end: string) =>
  word.endsWith(end) ? word.slice(0, -end.length) : word

const singular = (word: string): string => {
  for (const end of ['ies', 'y']) if (word.endsWith(end)) return `${without(word, end)}i`
  return without(word, 's')
}

/**
 * Good enough to see that two forms are one word: "uniform" and "uniforms", "city" and "cities".
 * Every word of a motion is read so; to take ends off costs less than expressions that look for them.
 */
export const stemOf = (word: string): string =>
  isHan(word) ? word : singular(without(word, "'s")).slice(0, TELLING_LETTERS)
