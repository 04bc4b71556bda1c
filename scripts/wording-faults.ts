import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { DataFault, readSections, type Section } from '#api/ai/offline/data/read-sections.ts'
import { listAsked } from '#api/ai/offline/motions/known-motion.ts'
import { LANGUAGES, type Language, STANCES } from '#schema/constants.ts'
import { loadHeads } from '#schema/motions/load-head.ts'

const DATA = join(import.meta.dirname, '../api/ai/offline/data')
/** Fewer say too little about how people put something. */
const FEWEST = 4

const lastOf = (id: string) => id.split('/').at(-1) ?? ''

/** What of a motion can be put in words: `point` and `point/objection`. */
const meaningsOf = (key: string, language: Language): string[] => {
  const sides = findArguments(key, language)
  return STANCES.flatMap(side => sides?.[side] ?? []).flatMap(({ id, objections }) => [
    lastOf(id),
    ...objections.map(objection => `${lastOf(id)}/${objection.id}`),
  ])
}

const sectionFaults = ({ name, file, line, fields }: Section, known: ReadonlySet<string>) => {
  const entries = fields.get('') ?? []
  const place = `${file}:${line} [${name}]`
  return [
    ...(known.has(name) ? [] : [`${place} is no point or objection of the motion`]),
    ...(fields.size > 1 ? [`${place} has more than a list`] : []),
    ...(entries.length < FEWEST ? [`${place} has fewer than ${FEWEST} wordings`] : []),
  ]
}

/** What a look at a file finds, or that it cannot be read. */
const faultsOr = (find: () => string[]): string[] => {
  try {
    return find()
  } catch (error) {
    if (error instanceof DataFault) return [error.message]
    throw error
  }
}

const fileFaults = (key: string, language: Language): string[] =>
  faultsOr(() => {
    const sections = readSections(language, join('wordings', key))
    const known = meaningsOf(key, language)
    if (known.length === 0) return [`data/${language}/wordings/${key}.txt: no motion has this key`]
    const named = new Set(sections.map(({ name }) => name))
    const texts = sections.flatMap(({ fields }) => [...fields.values()].flat())
    const first = new Map<string, number>()
    const twice = texts.filter(({ text, line }) => {
      if (first.has(text)) return true
      first.set(text, line)
      return false
    })
    return [
      ...sections.flatMap(section => sectionFaults(section, new Set(known))),
      ...known
        .filter(name => !named.has(name))
        .map(name => `data/${language}/wordings/${key}.txt lacks [${name}]`),
      ...twice.map(
        ({ text, line }) =>
          `data/${language}/wordings/${key}.txt:${line} also stands in line ${first.get(text)}`,
      ),
    ]
  })

/** Of what else people type for a motion: what is no motion's, and what two motions would share. */
const askedFaults = (language: Language): string[] =>
  faultsOr(() => {
    const keys = new Set(loadHeads().map(({ key }) => key))
    const first = new Map<string, string>()
    return listAsked(language).all.flatMap(({ key, wording, telling }) => {
      const place = `data/${language}/asked.txt: [${key}] ${wording}`
      if (!keys.has(key)) return [`${place}: no motion has this key`]
      const other = first.get(telling) ?? key
      first.set(telling, key)
      return other === key ? [] : [`${place}: is asked by ${other}, too`]
    })
  })

/** What is wrong with the wordings of the motions' arguments, each with its file and line. */
export const findWordingFaults = (): { files: number; faults: string[] } => {
  const files = LANGUAGES.flatMap(language =>
    readdirSync(join(DATA, language, 'wordings')).map(name => ({
      language,
      key: basename(name, '.txt'),
    })),
  )
  return {
    files: files.length,
    faults: [
      ...files.flatMap(({ key, language }) => fileFaults(key, language)),
      ...LANGUAGES.flatMap(askedFaults),
    ],
  }
}
