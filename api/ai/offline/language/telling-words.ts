import { once } from '../data/once.ts'
import { readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'

/** Words that tell English from its neighbours: data/en/telling-words.txt. */
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

/** How many of the words that hardly an English sentence does without stand in a text. */
export const countEnglish = (text: string): number =>
  (text.match(tellingWords().common) ?? []).length

/** How many words stand in a text that other languages of its letters hardly do without. */
export const countElsewhere = (text: string): number =>
  (text.match(tellingWords().elsewhere) ?? []).length
