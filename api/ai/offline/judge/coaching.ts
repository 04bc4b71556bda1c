import { type Language, SKILLS, type Skill } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import {
  allowFields,
  allowSlots,
  readSections,
  type Section,
  sectionsNamed,
  textOf,
  textsOf,
} from '../data/read-sections.ts'
import { recordOf } from '../data/record-of.ts'

/** What a sentence can do well, and the skill that it shows. */
export const MERITS = {
  catch: 'refutation',
  turn: 'refutation',
  answer: 'refutation',
  reply: 'refutation',
  source: 'argumentation',
  weigh: 'persuasion',
  cause: 'depth',
  admit: 'depth',
  case: 'argumentation',
} as const satisfies Record<string, Skill>
export type MeritKind = keyof typeof MERITS

/** What can go wrong, and the skill that it costs. */
export const FAULTS = {
  'off motion': 'argumentation',
  'gives up': 'argumentation',
  'other side': 'argumentation',
  contradicts: 'argumentation',
  insult: 'delivery',
  'no reason': 'argumentation',
  'only denies': 'refutation',
  'unnamed source': 'argumentation',
  'one person': 'argumentation',
  'everybody knows': 'argumentation',
  'empty word': 'clarity',
  'takes back': 'delivery',
  saying: 'persuasion',
  'too long': 'clarity',
  dropped: 'refutation',
  'no weighing': 'persuasion',
  'no case': 'argumentation',
  'no steps': 'depth',
  'no order': 'organization',
  'no limit': 'depth',
} as const satisfies Record<string, Skill>
export type FaultKind = keyof typeof FAULTS

/** What to practise where nothing went plainly wrong. */
export const PRACTISED_FOR: Record<Skill, FaultKind> = {
  depth: 'no steps',
  persuasion: 'no weighing',
  clarity: 'empty word',
  argumentation: 'no case',
  organization: 'no order',
  delivery: 'takes back',
  refutation: 'dropped',
}

const NOTES = [
  'instruction',
  'copied',
  'word list',
  'foreign',
  'off motion',
  'gives up',
  'other side',
  'contradicts',
] as const

/** What fills the gaps of a sentence: never more than what was really said. */
export type CoachingSlots = Partial<Record<(typeof SLOTS)[number], string>>
const SLOTS = [
  'S',
  'word',
  'point',
  'count',
  'quote',
  'earlier',
  'later',
  'frame',
  'skill',
  'test',
] as const

export const fill = (text: string, slots: CoachingSlots): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: keyof CoachingSlots) => slots[name] ?? slot)

type FaultWords = { why: string; lift: string; frame: string; drills: readonly string[] }

export type Coaching = {
  merits: Record<MeritKind, string>
  faults: Record<FaultKind, FaultWords>
  notes: Record<(typeof NOTES)[number], string>
  /** Says that a rewrite has gaps to fill. */
  frameLabel: string
  /** Names a test that is still open, where nothing went wrong. */
  stillOpen: string
}

const namesOf = <Name extends string>(record: Record<Name, unknown>) =>
  Object.keys(record) as Name[]

/** What the review says: data/<language>/coaching.txt. */
export const readCoaching = (language: Language): Coaching => {
  const [merits, faults] = [namesOf(MERITS), namesOf(FAULTS)]
  const sections = sectionsNamed(readSections(language, 'coaching'), [
    ...merits.map(kind => `merit ${kind}` as const),
    ...faults.map(kind => `fault ${kind}` as const),
    'notes',
    'labels',
  ])
  const checked = (section: Section, fields: readonly string[]) => {
    allowFields(section, fields)
    allowSlots(section, SLOTS)
    return section
  }
  checked(sections.labels, ['frame', 'open'])
  checked(sections.notes, NOTES)
  return {
    merits: recordOf(merits, kind => textOf(checked(sections[`merit ${kind}`], ['why']), 'why')),
    faults: recordOf(faults, kind => {
      const section = checked(sections[`fault ${kind}`], ['why', 'lift', 'frame', 'drills'])
      return {
        why: textOf(section, 'why'),
        lift: textOf(section, 'lift'),
        frame: textOf(section, 'frame'),
        drills: textsOf(section, 'drills'),
      }
    }),
    notes: recordOf(NOTES, note => textOf(sections.notes, note)),
    frameLabel: textOf(sections.labels, 'frame'),
    stillOpen: textOf(sections.labels, 'open'),
  }
}

export const coachingIn = onceALanguage(readCoaching)

/**
 * A drill for what went wrong, or for the weakest skill: one that the user has not had lately, and
 * that needs nothing which is not there.
 */
export const chooseDrill = (
  coaching: Coaching,
  wrong: { kind: FaultKind; slots: CoachingSlots } | null,
  weakest: Skill,
  earlier: readonly string[],
): { skill: Skill; text: string } => {
  const choices = [
    ...(wrong ? [{ ...wrong, skill: FAULTS[wrong.kind] }] : []),
    ...[weakest, ...SKILLS].map(skill => ({ kind: PRACTISED_FOR[skill], slots: {}, skill })),
  ].flatMap(({ kind, slots, skill }) =>
    coaching.faults[kind].drills
      .map(drill => ({ skill, text: fill(drill, slots) }))
      .filter(({ text }) => !/\{\w+\}/.test(text)),
  )
  const isNew = ({ text }: { text: string }) => !earlier.includes(text)
  return choices.find(isNew) ?? choices[0] ?? { skill: weakest, text: '' }
}
