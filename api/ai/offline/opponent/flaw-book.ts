import { FLAW_KINDS, type FlawKind, type Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { cuesIn, FLAGS, isPart, patternsOf } from '../data/read-cues.ts'
import { readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'
import { recordOf } from '../data/record-of.ts'

/**
 * Weaknesses the opponent leaves in its case, by kind. `sentences` are those of earlier versions,
 * which stored debates have; those of today are phrases. `caught`: a sentence that answers the flaw.
 */
export type FlawBook = Record<FlawKind, { sentences: readonly string[]; caught: RegExp }>

/** The flaws of a language: data/<language>/flaws.txt. */
export const readFlaws = (language: Language): FlawBook => {
  const sections = readSections(language, 'flaws')
  const kinds = sectionsNamed(
    sections.filter(({ name }) => !isPart(name)),
    FLAW_KINDS,
  )
  const caught = patternsOf(cuesIn(sections, FLAGS[language], ['says']), FLAW_KINDS)
  return recordOf(FLAW_KINDS, kind => ({
    sentences: textsOf(kinds[kind], 'says'),
    caught: caught[kind],
  }))
}

export const flawsIn = onceALanguage(readFlaws)
