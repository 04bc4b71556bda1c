import {
  type FlawKind,
  type Language,
  OPPONENT_STYLES,
  type OpponentStyle,
  STANCES,
} from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import {
  allowFields,
  allowSlots,
  readSections,
  sectionsNamed,
  textsOf,
} from '../data/read-sections.ts'
import { recordOf } from '../data/record-of.ts'
import { SMALL_TALK_KINDS } from '../language/small-talk-kinds.ts'
import { MEASURES } from './measures.ts'

/** Kinds of phrases that each manner of speaking words in its own way, too. */
const STYLED_KINDS = [
  'greeting',
  'long-motion-greeting',
  'roadmap',
  'handover',
  'restatement',
  'new-point',
  'dropped-point',
  'question',
] as const

/** The flaws that the opponent leaves in its case: each overstates a point of its own. */
export const PLANTED_FLAWS = ['overclaim', 'hasty_generalisation'] as const satisfies FlawKind[]

/**
 * What a phrase is; data/<language>/phrases.txt says what each kind is for and which {slots} it
 * has.
 */
export const PHRASE_KINDS = [
  ...STYLED_KINDS,
  'affected',
  'second-point',
  ...(['simple-restatement', 'simple-new-point'] as const),
  'withdrawal',
  'extension',
  'late-question',
  'answer-lead',
  ...(['answer: example', 'answer: identity'] as const),
  'repeated-turn',
  'copied-turn',
  'other-language',
  ...SMALL_TALK_KINDS.map(kind => `small-talk: ${kind}` as const),
  ...(['greeting-again', 'back-to-point'] as const),
  'hint',
  'total-concession',
  'total-concession-plain',
  ...(['agreement', 'close', 'no reason', 'circle', 'garbled'] as const),
  'signpost: own alone',
  ...(['shared', 'shared-plain', 'my-side', 'my-side-plain'] as const),
  ...([
    'owed-answer',
    'owed-answer-plain',
    'no-answer',
    'no-answer-question',
    'no-answer-plain',
    'no-more-than-said',
  ] as const),
  ...([
    'heard-now',
    'heard-now-plain',
    'misread',
    'misread-plain',
    'misread-taken',
    'something-new',
  ] as const),
  ...([
    'no-case',
    'no-case-plain',
    'case-shows',
    'not-my-word',
    'defined',
    'defined-plain',
    'everyday-sense',
    'figure-of-speech',
  ] as const),
  ...(['ground', 'ground: case', 'ground: reason', 'ground: said'] as const),
  ...(['ground: sentence', 'ground: plain', 'only-asked', 'meant-against'] as const),
  ...(['one-case', 'one-case-plain', 'told-no-case', 'which-case'] as const),
  ...(['side-answer', 'side-answer-plain'] as const),
  ...(['fooling', 'off-motion', 'saying', 'short-turn', 'short-turn-plain', 'easy-point'] as const),
  'leaves-question',
  ...STANCES.map(stance => `easy-question: ${stance}` as const),
  ...([
    'simple-question',
    'to-your-point',
    'to-the-rest',
    'counts-for-you',
    'set-against',
    'supposed',
    'touched-point',
  ] as const),
  ...(['signpost: answer', 'signpost: second answer', 'signpost: own'] as const),
  ...(['signpost: dropped', 'signpost: weighing'] as const),
  ...MEASURES.map(measure => `weighing: ${measure}` as const),
  ...PLANTED_FLAWS.map(kind => `flaw: ${kind}` as const),
  'earlier flaw: overclaim',
  'last-resort',
  'of earlier versions',
] as const
export type PhraseKind = (typeof PHRASE_KINDS)[number]

/** What stands in braces in a phrase and is filled in when it is said. */
const SLOTS = ['motion', 'yours', 'ours', 'q', 'own', 'n', 'nth', 'who', 'p', 'c']

/** The opponent's wordings, in the order of the files. */
export type Phrasebook = Record<PhraseKind, readonly string[]>
type StyleBook = Record<(typeof STYLED_KINDS)[number], readonly string[]>

/** The wordings that all manners share. */
export const readPhrases = (language: Language): Phrasebook => {
  const sections = sectionsNamed(readSections(language, 'phrases'), PHRASE_KINDS)
  return recordOf(PHRASE_KINDS, kind => {
    allowFields(sections[kind], [''])
    allowSlots(sections[kind], SLOTS)
    return textsOf(sections[kind])
  })
}

/** The wordings of each manner. */
export const readStyles = (language: Language): Record<OpponentStyle, StyleBook> => {
  const names = OPPONENT_STYLES.flatMap(style =>
    STYLED_KINDS.map(kind => `${style}: ${kind}` as const),
  )
  const sections = sectionsNamed(readSections(language, 'styles'), names)
  return recordOf(OPPONENT_STYLES, style =>
    recordOf(STYLED_KINDS, kind => {
      const section = sections[`${style}: ${kind}`]
      allowFields(section, [''])
      allowSlots(section, SLOTS)
      return textsOf(section)
    }),
  )
}

type StyledPhrases = { phrases: Phrasebook; preferred: ReadonlySet<string> }

/** The wordings of a manner, which come first, and those that all manners share. */
const styledIn = onceALanguage((language): Record<OpponentStyle, StyledPhrases> => {
  const [common, styles] = [readPhrases(language), readStyles(language)]
  return recordOf(OPPONENT_STYLES, style => {
    const own = styles[style]
    const merged = recordOf(STYLED_KINDS, kind => [...own[kind], ...common[kind]])
    return { phrases: { ...common, ...merged }, preferred: new Set(Object.values(own).flat()) }
  })
})

/** The wordings of a manner; `preferred` are its own, taken before the common ones. */
export const phrasebookFor = (language: Language, style: OpponentStyle): StyledPhrases =>
  styledIn(language)[style]
