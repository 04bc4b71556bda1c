import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { DataFault, readSections, type Section } from '#api/ai/offline/data/read-sections.ts'
import { listAsked } from '#api/ai/offline/motions/known-motion.ts'
import { readConcept, readConceptHeads } from '#schema/concepts/read-concepts.ts'
import { LANGUAGES, type Language, STANCES } from '#schema/constants.ts'
import { loadHeads } from '#schema/motions/load-head.ts'

const DATA = join(import.meta.dirname, '../api/ai/offline/data')
const CARDS = 'cards/'
/** Fewer say too little about how people put something; a card's arguments are many. */
const FEWEST = { motion: 4, card: 2 }

const cards = new Set(readConceptHeads().map(({ key }) => key))

const lastOf = (id: string) => id.split('/').at(-1) ?? ''

/** An argument with the objections to it, by their names. */
type Meant = { id: string; objections: readonly { id: string }[] }

/** The arguments of a motion ("nuclear-power") or a card ("cards/cats"); none where neither is there. */
const pointsOf = (name: string, language: Language): readonly Meant[] => {
  if (name.startsWith(CARDS)) {
    const key = name.slice(CARDS.length)
    return cards.has(key) ? Object.values(readConcept(key).stakes).flat() : []
  }
  const sides = findArguments(name, language)
  return STANCES.flatMap(side => sides?.[side] ?? [])
}

/** What of them can be put in words: `point` and `point/objection`. */
const meaningsOf = (name: string, language: Language): string[] =>
  pointsOf(name, language).flatMap(({ id, objections }) => [
    lastOf(id),
    ...objections.map(objection => `${lastOf(id)}/${objection.id}`),
  ])

const sectionFaults = (
  { name, file, line, fields }: Section,
  known: ReadonlySet<string>,
  fewest: number,
) => {
  const entries = fields.get('') ?? []
  const place = `${file}:${line} [${name}]`
  return [
    ...(known.has(name) ? [] : [`${place} is no point or objection there`]),
    ...(fields.size > 1 ? [`${place} has more than a list`] : []),
    ...(entries.length < fewest ? [`${place} has fewer than ${fewest} wordings`] : []),
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

const fileFaults = (of: string, language: Language): string[] =>
  faultsOr(() => {
    const place = `data/${language}/wordings/${of}.txt`
    const sections = readSections(language, join('wordings', of))
    const known = meaningsOf(of, language)
    if (known.length === 0) return [`${place}: no motion or card has this key`]
    const fewest = FEWEST[of.startsWith(CARDS) ? 'card' : 'motion']
    const named = new Set(sections.map(({ name }) => name))
    const texts = sections.flatMap(({ fields }) => [...fields.values()].flat())
    const first = new Map<string, number>()
    const twice = texts.filter(({ text, line }) => {
      if (first.has(text)) return true
      first.set(text, line)
      return false
    })
    return [
      ...sections.flatMap(section => sectionFaults(section, new Set(known), fewest)),
      ...known.filter(name => !named.has(name)).map(name => `${place} lacks [${name}]`),
      ...twice.map(({ text, line }) => `${place}:${line} also stands in line ${first.get(text)}`),
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

/** What is wrong with the wordings of the motions' and cards' arguments, each with its file and line. */
export const findWordingFaults = (): { files: number; faults: string[] } => {
  const files = LANGUAGES.flatMap(language =>
    readdirSync(join(DATA, language, 'wordings'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.txt'))
      .map(name => ({ language, of: name.replaceAll('\\', '/').slice(0, -'.txt'.length) })),
  )
  return {
    files: files.length,
    faults: [
      ...files.flatMap(({ of, language }) => fileFaults(of, language)),
      ...LANGUAGES.flatMap(askedFaults),
    ],
  }
}
