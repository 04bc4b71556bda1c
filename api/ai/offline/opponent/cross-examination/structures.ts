import type { Language } from '#schema/constants.ts'
import type { Slots } from '../../arguments/point.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { onceAText } from '../../data/once-a-text.ts'
import { cuesIn, FLAGS, isPart } from '../../data/read-cues.ts'
import { allowSlots, readSections, textsOf } from '../../data/read-sections.ts'
import { hasVerb } from '../../language/clause-cues.ts'
import { isClause } from '../../language/pick-quote.ts'
import type { Step } from '../../language/read-steps.ts'
import { stripLeadIn } from '../../language/strip-lead-in.ts'
import { answerCuesIn } from './answer-cues.ts'
import { isNoClaim } from './no-claim.ts'
import { tellsOfPast } from './tells-of-past.ts'

/** How a sentence can be built, and what is asked about just that. */
type Structure = {
  name: string
  pattern: RegExp
  /** Words with which it does not fit. */
  unless: RegExp | null
  asks: readonly string[]
}

/** A claim with what is quoted of it, and the sentence before it, where it is drawn from that. */
type ReadClaim = { sentence: string; quote: string; step: Step | null }

/** A structure that was found in a claim, with the user's words for its questions. */
export type FoundStructure = Pick<Structure, 'asks'> & { slots: Slots }

const SLOTS = ['p', 'c', 'n', 'q']

/** How sentences are built: data/<language>/structures.txt. */
export const readStructures = (language: Language): readonly Structure[] => {
  const sections = readSections(language, 'structures')
  const patterns = new Map(
    cuesIn(sections, FLAGS[language], ['asks', 'unless']).map(cue => [cue.name, cue.pattern]),
  )
  return sections
    .filter(({ name }) => !isPart(name))
    .map(section => {
      const { name, file, line, fields } = section
      const asks = textsOf(section, 'asks')
      allowSlots({ name, file, line, fields: new Map([['asks', fields.get('asks') ?? []]]) }, SLOTS)
      const unless = fields.has('unless') ? textsOf(section, 'unless').join('|') : null
      return {
        name,
        pattern: patterns.get(name) ?? /$^/,
        unless: unless === null ? null : new RegExp(unless, FLAGS[language]),
        asks,
      }
    })
}

const structuresOf = onceALanguage(readStructures)

/** A conclusion that is drawn in a sentence of its own has this structure. */
const DRAWN = 'link because'

/** What the wording of a slot has to be; the other slots are words and no clauses. */
const CLAUSES: ReadonlySet<string> = new Set(['p', 'c'])

/** What is found of the given structures in a text, the firmest first; a text is read once. */
const foundIn = onceALanguage(language =>
  onceAText(text =>
    structuresOf(language).flatMap(({ pattern, unless, asks }): FoundStructure[] => {
      const found = groupsOf(pattern.exec(text))
      if (found === null || unless?.test(text)) return []
      const isWhole = Object.entries(found).every(
        ([slot, words]) => !CLAUSES.has(slot) || isEnd(words, language),
      )
      return isWhole ? [{ asks, slots: found }] : []
    }),
  ),
)

/** How a claim is built, the firmest structure first. */
export const structuresIn = (
  { sentence, quote, step }: ReadClaim,
  language: Language,
): FoundStructure[] => {
  const freed = stripLeadIn(sentence, language).replace(/[.!。！\s]+$/u, '')
  return [...foundIn(language)(freed), ...drawn(step, language)]
    .filter(({ slots }) => !isTold(String(slots.c ?? ''), language))
    .map(each => ({ ...each, slots: { ...each.slots, q: quote } }))
}

/** "She was late because the boat was full" tells what happened, and argues for nothing. */
const isTold = (conclusion: string, language: Language): boolean =>
  language === 'en' && tellsOfPast(conclusion, language)

/** A conclusion that is drawn in a sentence of its own. */
const drawn = (step: Step | null, language: Language): FoundStructure[] => {
  const structure = structuresOf(language).find(({ name }) => name === DRAWN)
  if (!structure || step === null) return []
  const { premise: p, conclusion: c } = step
  const isPlain = !structure.unless?.test(`${p}, ${c}`)
  return isPlain && [p, c].every(words => isEnd(words, language))
    ? [{ asks: structure.asks, slots: { p, c } }]
    : []
}

/** What is drawn in a sentence from something else in it. */
export const conclusionsIn = (sentence: string, language: Language): string[] =>
  structuresIn({ sentence, quote: '', step: null }, language).flatMap(({ slots }) =>
    slots.c === undefined ? [] : [slots.c],
  )

/** The named groups of what was found, or null. */
const groupsOf = (found: RegExpExecArray | null): Record<string, string> | null =>
  found &&
  Object.fromEntries(
    Object.entries(found.groups ?? {}).flatMap(([name, words]: [string, string | undefined]) =>
      words === undefined ? [] : [[name, words.trim()]],
    ),
  )

/** In words: a shorter clause is one only if its verb is known. */
const SURE_CLAUSE = 4

/** Whether words are an end of a link: a clause that is not about the speaker. */
const isEnd = (words: string, language: Language): boolean =>
  isClause(words, language) &&
  !answerCuesIn(language)['first person'].test(words) &&
  !isNoClaim(words, words, language) &&
  (words.split(' ').length >= SURE_CLAUSE || hasVerb(words, language))

/** Whether a question says the user's words itself, so that nothing has to come before it. */
export const hasOwnQuote = (ask: string): boolean => /\{[pcq]\}/.test(ask)

/** All that is asked about how a sentence is built. */
export const allStructureAsks = (language: Language): string[] =>
  structuresOf(language).flatMap(({ asks }) => asks)
