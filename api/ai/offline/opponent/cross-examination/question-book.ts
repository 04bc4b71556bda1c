import { type Language, OPPONENT_STYLES, type OpponentStyle } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import {
  allowFields,
  allowSlots,
  readSections,
  sectionsNamed,
  textsOf,
} from '../../data/read-sections.ts'
import { recordOf } from '../../data/record-of.ts'
import { ASK_KINDS, type AskKind, OWN_WORDED } from './ask-kinds.ts'
import { allParticularAsks } from './particulars.ts'
import { allProposalAsks } from './proposals.ts'
import { allStructureAsks, hasOwnQuote } from './structures.ts'

/** What the user has to show, by what the motion is and which side of it they take. */
const BURDENS = [
  'favours a change',
  'opposes a change',
  'favours a thing',
  'opposes a thing',
  'prefers the first',
  'unread',
] as const
export type Burden = (typeof BURDENS)[number]

const ALL_KINDS: readonly AskKind[] = [...ASK_KINDS, ...OWN_WORDED]
const STYLED = ['announcement', 'lead claim'] as const

const NAMES = [
  ...STYLED,
  'lead answer',
  'short change',
  'no reason',
  'narrowed',
  'your answer',
  'lead against',
  'agreement',
  'calm',
  'passed over',
  'own side again',
  'brief: opening',
  'brief: next',
  'dodge',
  'dodge plain',
  'contradiction',
  'rebuttal',
  'rebuttal plain',
  'cannot say',
  'cannot say plain',
  'answer from the brief',
  'taken',
  'dropped',
  'dropped as yours',
  'heard',
  'simpler',
  'simple again',
  'simple matter',
  'simple change',
  'simple opening',
  'lead simple',
  'complaint',
  'stand: two',
  'stand: one',
  'complaint again',
  'from you',
  'close: two to press',
  'formerly',
  ...BURDENS.map(burden => `burdens: ${burden}` as const),
  ...BURDENS.map(burden => `first: ${burden}` as const),
  ...BURDENS.map(burden => `matter: ${burden}` as const),
  ...ASK_KINDS.map(kind => `ask ${kind}` as const),
  ...ALL_KINDS.map(kind => `asked ${kind}` as const),
  ...ALL_KINDS.map(kind => `narrow ${kind}` as const),
] as const
type QuestionPhrase = (typeof NAMES)[number]

const STYLED_NAMES = OPPONENT_STYLES.flatMap(style =>
  STYLED.map(name => `${style}: ${name}` as const),
)

/** What is filled in when a phrase is said. */
const SLOTS = [
  'q',
  'p',
  'c',
  'a',
  'old',
  'topic',
  'whole',
  'other',
  'motion',
  'yours',
  'nth',
  'asked',
  'own',
  'ours',
]

export type QuestionBook = Record<QuestionPhrase, readonly string[]> & {
  /** The wordings of a manner, which come before the common ones. */
  styled: Record<OpponentStyle, Record<(typeof STYLED)[number], readonly string[]>>
}

/** The wordings of the cross-examination: data/<language>/cross-examination.txt. */
export const readQuestionBook = (language: Language): QuestionBook => {
  const sections = sectionsNamed(readSections(language, 'cross-examination'), [
    ...NAMES,
    ...STYLED_NAMES,
  ])
  const textsIn = (name: keyof typeof sections) => {
    allowFields(sections[name], [''])
    allowSlots(sections[name], [...SLOTS, 'narrow'])
    return textsOf(sections[name])
  }
  return {
    ...recordOf(NAMES, textsIn),
    styled: recordOf(OPPONENT_STYLES, style =>
      recordOf(STYLED, name => textsIn(`${style}: ${name}`)),
    ),
  }
}

export const questionBookFor = onceALanguage(readQuestionBook)

/** All that is said in a cross-examination, as it stands in a sentence; {slots} may be anything. */
export const questionWordings = (language: Language): string[] => {
  const { styled, ...common } = questionBookFor(language)
  const announced = Object.values(styled).flatMap(({ announcement }) => announcement)
  const said = Object.entries(common).flatMap(([name, wordings]) => {
    if (/^(?:lead|asked|narrow|short)/.test(name)) return []
    const follows = name.startsWith('ask ')
    return wordings.map(wording => (follows && !hasOwnQuote(wording) ? `{q} ${wording}` : wording))
  })
  const ofStructures = allStructureAsks(language).map(text =>
    hasOwnQuote(text) ? text : `{q} ${text}`,
  )
  return [
    ...announced,
    ...said,
    ...ofStructures,
    ...allParticularAsks(language).map(({ ask }) => ask),
    ...allProposalAsks(language),
  ]
}
