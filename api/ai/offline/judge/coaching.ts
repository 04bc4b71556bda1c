import { type Language, SKILLS, type Skill, STANCES, type Stance } from '#schema/constants.ts'
import { FRAME_LABELS } from '#schema/gaps.ts'
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

/** What a sentence can do well, and the skill that it shows; the best first. */
export const MERITS = {
  catch: 'refutation',
  turn: 'refutation',
  answer: 'refutation',
  weigh: 'persuasion',
  source: 'argumentation',
  cause: 'depth',
  admit: 'depth',
  case: 'argumentation',
} as const satisfies Record<string, Skill>
export type MeritKind = keyof typeof MERITS

/** What can go wrong, and the skill that it costs; the gravest first. */
export const FAULTS = {
  'off motion': 'argumentation',
  'gives up': 'argumentation',
  'other side': 'argumentation',
  contradicts: 'argumentation',
  insult: 'delivery',
  'everybody knows': 'argumentation',
  'only denies': 'refutation',
  'no reason': 'argumentation',
  saying: 'persuasion',
  'unnamed source': 'argumentation',
  'one person': 'argumentation',
  'says nothing': 'persuasion',
} as const satisfies Record<string, Skill>
export type FaultKind = keyof typeof FAULTS

/**
 * What to practise where nothing went plainly wrong: the opponent's last word, a flaw or another
 * point of the opponent's, a sentence of one's own, or a skill.
 */
export const PRACTICES = [
  ...(['point', 'reply', 'doubt', 'support', 'question', 'open', 'weigh', 'stronger'] as const),
  ...SKILLS,
] as const
export type Practice = (typeof PRACTICES)[number]

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
const SLOTS = ['S', 'R', 'word', 'point', 'side', 'quote', 'earlier', 'later'] as const

export const fill = (text: string, slots: CoachingSlots): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: keyof CoachingSlots) => slots[name] ?? slot)

const UNFILLED = /\{\w+\}/

/** The text with its slots filled; null where one of them has nothing to fill it. */
export const fillWholly = (text: string, slots: CoachingSlots): string | null => {
  const filled = fill(text, slots)
  return UNFILLED.test(filled) ? null : filled
}

/** `frame` is null where no frame would keep the meaning. */
type FaultWords = { why: string; lift: string; frame: string | null; drills: readonly string[] }

export type Coaching = {
  merits: Record<MeritKind, string>
  faults: Record<FaultKind, FaultWords>
  practice: Record<Practice, readonly string[]>
  notes: Record<(typeof NOTES)[number], string>
  /** Says that a rewrite has gaps to fill. */
  frameLabel: string
  /** A side, as it stands inside a sentence. */
  sides: Record<Stance, string>
}

const namesOf = <Name extends string>(record: Record<Name, unknown>) =>
  Object.keys(record) as Name[]

/** What the review says: data/<language>/coaching.txt. */
export const readCoaching = (language: Language): Coaching => {
  const [merits, faults] = [namesOf(MERITS), namesOf(FAULTS)]
  const sections = sectionsNamed(readSections(language, 'coaching'), [
    ...merits.map(kind => `merit ${kind}` as const),
    ...faults.map(kind => `fault ${kind}` as const),
    ...PRACTICES.map(practice => `practice ${practice}` as const),
    'notes',
    'labels',
  ])
  const checked = (section: Section, fields: readonly string[]) => {
    allowFields(section, fields)
    allowSlots(section, SLOTS)
    return section
  }
  checked(sections.labels, STANCES)
  checked(sections.notes, NOTES)
  return {
    merits: recordOf(merits, kind => textOf(checked(sections[`merit ${kind}`], ['why']), 'why')),
    faults: recordOf(faults, kind => {
      const section = checked(sections[`fault ${kind}`], ['why', 'lift', 'frame', 'drills'])
      return {
        why: textOf(section, 'why'),
        lift: textOf(section, 'lift'),
        frame: section.fields.has('frame') ? textOf(section, 'frame') : null,
        drills: textsOf(section, 'drills'),
      }
    }),
    practice: recordOf(PRACTICES, practice =>
      textsOf(checked(sections[`practice ${practice}`], ['drills']), 'drills'),
    ),
    notes: recordOf(NOTES, note => textOf(sections.notes, note)),
    frameLabel: FRAME_LABELS[language],
    sides: recordOf(STANCES, stance => textOf(sections.labels, stance)),
  }
}

export const coachingIn = onceALanguage(readCoaching)
