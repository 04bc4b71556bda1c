import { once } from '../data/once.ts'
import { readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'

/** Words that distinguish English from languages of the same letters: data/en/telling-words.txt. */
export const readTellingWords = () => {
  const lists = sectionsNamed(readSections('en', 'telling-words'), ['common', 'elsewhere'])
  const anyOf = (words: readonly string[]) =>
    new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu')
  return {
    common: anyOf(textsOf(lists.common)),
    elsewhere: anyOf(textsOf(lists.elsewhere)),
  }
}

const tellingWords = once(readTellingWords)

/** How many words of a text are words that almost every English sentence has. */
export const countEnglish = (text: string): number =>
  (text.match(tellingWords().common) ?? []).length

/** How many words of a text are frequent in other languages of its letters. */
export const countElsewhere = (text: string): number =>
  (text.match(tellingWords().elsewhere) ?? []).length
