import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#schema/constants.ts'

/** A mistake in a file of language data, with its file and line. */
export class DataFault extends Error {
  override name = 'DataFault'
  constructor(file: string, line: number, why: string) {
    super(`${file}:${line} ${why}`)
  }
}

export type Entry = { text: string; line: number }

/** The content of a section: fields by name, each a list; the list without a field's name is ''. */
export type Section = {
  name: string
  file: string
  line: number
  fields: ReadonlyMap<string, readonly Entry[]>
}

const SECTION = /^\[(.+)\]$/
const ENTRY = /^- (.*)$/
const FIELD = /^([a-z][a-z -]*):(?: (.*))?$/

/**
 * Reads the sections of a text: "[name]", "field: one line", "- entry"; "#" begins a line of
 * comment.
 */
export const parseSections = (text: string, file: string): Section[] => {
  const sections: (Section & { fields: Map<string, Entry[]> })[] = []
  let list: Entry[] | null = null
  for (const [at, raw] of text.split('\n').entries()) {
    const line = at + 1
    const fault = (why: string) => new DataFault(file, line, why)
    const content = raw.trim()
    if (content === '' || content.startsWith('#')) continue
    const name = SECTION.exec(content)?.[1]
    if (name !== undefined) {
      if (sections.some(section => section.name === name))
        throw fault(`[${name}] stands here twice`)
      list = []
      sections.push({ name, file, line, fields: new Map([['', list]]) })
      continue
    }
    const section = sections.at(-1)
    if (!section) throw fault('the file begins without a [section]')
    const entry = ENTRY.exec(content)?.[1]
    if (entry !== undefined) {
      list?.push({ text: entry, line })
      continue
    }
    const [, field, value] = FIELD.exec(content) ?? []
    if (field === undefined) throw fault('this is no [section], no "field: …" and no "- entry"')
    if (section.fields.has(field)) throw fault(`"${field}" stands twice in [${section.name}]`)
    list = value === undefined ? [] : [{ text: value, line }]
    section.fields.set(field, list)
  }
  return sections
}

/** Reads a file of a language's folder, such as "phrases". */
export const readSections = (language: Language, name: string): Section[] => {
  const file = join(import.meta.dirname, language, `${name}.txt`)
  return parseSections(readFileSync(file, 'utf8'), `api/ai/offline/data/${language}/${name}.txt`)
}

/** The entries of a list, at least one. */
export const entriesOf = (section: Section, field = ''): readonly Entry[] => {
  const entries = section.fields.get(field) ?? []
  if (entries.length > 0) return entries
  const what = field === '' ? 'no entry' : `no "${field}"`
  throw new DataFault(section.file, section.line, `[${section.name}] has ${what}`)
}

export const textsOf = (section: Section, field = ''): readonly string[] =>
  entriesOf(section, field).map(({ text }) => text)

/** A field of one line. */
export const textOf = (section: Section, field: string): string => {
  const [only, second] = entriesOf(section, field)
  if (second) throw new DataFault(section.file, second.line, `"${field}" is one line`)
  return only?.text ?? ''
}

/** Throws for a field that nothing reads, so that a misspelt one is noticed. */
export const allowFields = (section: Section, allowed: readonly string[]): void => {
  for (const [field, entries] of section.fields) {
    if (allowed.includes(field) || (field === '' && entries.length === 0)) continue
    const line = entries[0]?.line ?? section.line
    const what = field === '' ? 'a list' : `"${field}"`
    throw new DataFault(section.file, line, `[${section.name}] knows no ${what}`)
  }
}

/** Throws for a {slot} that nothing fills, so that a misspelt one is noticed. */
export const allowSlots = (section: Section, allowed: readonly string[]): void => {
  for (const { text, line } of [...section.fields.values()].flat())
    for (const [slot, name = ''] of text.matchAll(/\{(\w+)\}/g))
      if (!allowed.includes(name))
        throw new DataFault(
          section.file,
          line,
          `nothing fills ${slot}; known: ${allowed.join(', ')}`,
        )
}

/** The sections by name: exactly these, in any order. */
export const sectionsNamed = <Name extends string>(
  sections: readonly Section[],
  names: readonly Name[],
): Record<Name, Section> => {
  const [first] = sections
  const byName = new Map(sections.map(section => [section.name, section]))
  const known = new Set<string>(names)
  for (const { name, file, line } of sections)
    if (!known.has(name)) throw new DataFault(file, line, `nobody reads [${name}]`)
  const missing = names.find(name => !byName.has(name))
  if (missing !== undefined)
    throw new DataFault(first?.file ?? 'an empty file', 1, `[${missing}] is missing`)
  return Object.fromEntries(byName) as Record<Name, Section>
}
