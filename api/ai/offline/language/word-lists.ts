import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { allowFields, readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'
import { recordOf } from '../data/record-of.ts'

const LISTS = ['stop', 'empty', 'weighing', 'grammar', 'stance'] as const

/** Lists of plain words: data/<language>/words.txt says what each is for. */
export const readWordLists = (language: Language) => {
  const sections = sectionsNamed(readSections(language, 'words'), LISTS)
  return recordOf(LISTS, (list): ReadonlySet<string> => {
    allowFields(sections[list], [''])
    return new Set(textsOf(sections[list]))
  })
}

export const wordListsIn = onceALanguage(readWordLists)

/**
 * Words that say nothing about the matter of a debate: the stop words and the words of debating.
 */
export const emptyWordsIn = onceALanguage((language): ReadonlySet<string> => {
  const { stop, empty } = wordListsIn(language)
  return new Set([...stop, ...empty])
})
