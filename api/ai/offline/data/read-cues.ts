import type { Language } from '#schema/constants.ts'
import {
  DataFault,
  type Entry,
  entriesOf,
  readSections,
  type Section,
  sectionsNamed,
} from './read-sections.ts'
import { recordOf } from './record-of.ts'

/** A named pattern, with texts that it must find and texts that it must not find. */
export type Cue = { name: string; pattern: RegExp; yes: readonly Entry[]; no: readonly Entry[] }

/** Where the entries of a list may be in a text; "…" is replaced by the entries. */
const PLACES: Readonly<Record<string, string>> = {
  anywhere: '…',
  words: '\\b(?:…)\\b',
  'word beginnings': '\\b(?:…)',
  'first words': '^(?:…)\\b',
  first: '^(?:…)',
  whole: '^(?:…)$',
}
const OTHER_FIELDS = ['flags', 'around', 'yes', 'no']

/** Chinese patterns count whole characters; English ones ignore upper and lower case. */
export const FLAGS: Record<Language, string> = { en: 'i', zh: 'u' }

const PART = /^part (.+)$/
const REFERENCE = /(?<!\\p)\{([a-z][a-z-]+)\}/g

/** Whether a section is a part that cues are made of. */
export const isPart = (name: string): boolean => PART.test(name)

type Parts = ReadonlyMap<string, string>

/** Puts the named parts in: "{says}" is any of the entries of [part says]. */
const withParts = ({ text, line }: Entry, parts: Parts, file: string): string =>
  text.replace(REFERENCE, (_, name: string) => {
    const part = parts.get(name)
    if (part === undefined) throw new DataFault(file, line, `there is no [part ${name}] above`)
    return `(?:${part})`
  })

const partsOf = (sections: readonly Section[]): Parts => {
  const parts = new Map<string, string>()
  for (const section of sections) {
    const name = PART.exec(section.name)?.[1]
    if (name === undefined) continue
    const entries = entriesOf(section).map(entry => withParts(entry, parts, section.file))
    parts.set(name, entries.join('|'))
  }
  return parts
}

const compile = (source: string, flags: string, { file, line, name }: Section): RegExp => {
  try {
    return new RegExp(source, flags)
  } catch {
    throw new DataFault(file, line, `[${name}] does not make an expression: ${source}`)
  }
}

const cueOf = (section: Section, parts: Parts, flags: string, besides: readonly string[]): Cue => {
  const { name, file, fields } = section
  const alternatives = [...fields].flatMap(([field, entries]) => {
    const place = PLACES[field]
    const line = entries[0]?.line ?? section.line
    if (place !== undefined && entries.length > 0)
      return [place.replace('…', () => entries.map(each => withParts(each, parts, file)).join('|'))]
    if (OTHER_FIELDS.includes(field) || besides.includes(field)) return []
    if (field === '' && entries.length === 0) return []
    throw new DataFault(file, line, `[${name}] knows no "${field}"`)
  })
  if (alternatives.length === 0) throw new DataFault(file, section.line, `[${name}] sees nothing`)
  const around = fields.get('around')?.[0]?.text
  const any = alternatives.join('|')
  const source = around === undefined ? any : around.replace('…', () => `(?:${any})`)
  return {
    name,
    pattern: compile(source, fields.get('flags')?.[0]?.text ?? flags, section),
    yes: entriesOf(section, 'yes'),
    no: entriesOf(section, 'no'),
  }
}

/** The cues among some sections, in their order. `besides` are fields that other code reads. */
export const cuesIn = (
  sections: readonly Section[],
  flags: string,
  besides: readonly string[] = [],
): Cue[] => {
  const parts = partsOf(sections)
  return sections
    .filter(({ name }) => !isPart(name))
    .map(section => cueOf(section, parts, flags, besides))
}

/** The patterns of some cues by name. */
export const patternsOf = <Name extends string>(
  cues: readonly Cue[],
  names: readonly Name[],
): Record<Name, RegExp> => {
  const byName = new Map(cues.map(({ name, pattern }) => [name, pattern]))
  return recordOf(names, name => {
    const pattern = byName.get(name)
    if (!pattern) throw new Error(`there is no cue [${name}]`)
    return pattern
  })
}

/** The patterns of a file by name: exactly these, in any order. */
export const readCues = <Name extends string>(
  language: Language,
  file: string,
  names: readonly Name[],
  flags = FLAGS[language],
): Record<Name, RegExp> => {
  const sections = readSections(language, file)
  sectionsNamed(
    sections.filter(({ name }) => !isPart(name)),
    names,
  )
  return patternsOf(cuesIn(sections, flags), names)
}

/** The same pattern, to find every place in a text. */
export const everywhere = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source, `g${pattern.flags}`)
