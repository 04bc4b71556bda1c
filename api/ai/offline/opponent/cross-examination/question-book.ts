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
import { allCommonplaces } from './commonplaces.ts'

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

/** What a claim can be compared with; a regret is told in a sentence that cannot be said back. */
export const COMPARED = [
  ...(['favours a change', 'opposes a change', 'favours a thing', 'opposes a thing'] as const),
  ...(['prefers the first', 'regrets', 'regrets nothing', 'unread'] as const),
]

/** Where something bad, and where something good, is asked about in words of its own. */
const TONED = {
  ill: ['favours a thing', 'opposes a thing', 'prefers the first'],
  good: ['favours a thing', 'opposes a thing', 'prefers the first'],
} as const

const ALL_KINDS: readonly AskKind[] = [...ASK_KINDS, ...OWN_WORDED]
const STYLED = ['announcement', 'lead claim'] as const

const NAMES = [
  ...STYLED,
  'lead answer',
  'short change',
  'of the whole',
  'lead against',
  'lead earlier',
  'complaint met',
  'agreement',
  'agreement plain',
  'passed over',
  'own side again',
  'brief: opening',
  'brief: next',
  'dodge',
  'dodge plain',
  'left open',
  'contradiction',
  'no case',
  'no case plain',
  'no case: who',
  'no case: what',
  'no case: why',
  'no case: where',
  'answer from the brief',
  'taken',
  'dropped',
  'heard',
  'simpler',
  'complaint',
  'complaint again',
  'complaint again plain',
  'close: both',
  'close: both, unread',
  'close: one',
  'close: one, unread',
  'close: end',
  'formerly',
  'weak: unanswered',
  'weak: bare',
  'weak: one case',
  'weak: no source',
  'weak: sweeping',
  ...BURDENS.map(burden => `burdens: ${burden}` as const),
  ...BURDENS.map(burden => `first: ${burden}` as const),
  ...BURDENS.map(burden => `matter: ${burden}` as const),
  ...COMPARED.map(burden => `compare: ${burden}` as const),
  ...TONED.ill.map(burden => `ill: ${burden}` as const),
  ...TONED.good.map(burden => `good: ${burden}` as const),
  ...ASK_KINDS.map(kind => `ask ${kind}` as const),
  'ask step',
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
  'w',
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

/** How words of this tone are compared with what the motion is about; none where any will do. */
export const tonedIn = (
  tone: 'ill' | 'good',
  burden: (typeof COMPARED)[number],
  book: QuestionBook,
): readonly string[] => {
  if (tone === 'ill') {
    const ill = TONED.ill.find(each => each === burden)
    return ill === undefined ? [] : book[`ill: ${ill}`]
  }
  const good = TONED.good.find(each => each === burden)
  return good === undefined ? [] : book[`good: ${good}`]
}

/** All questions that compare a claim with what the motion is about. */
export const comparisonsIn = (book: QuestionBook): string[] => [
  ...COMPARED.flatMap(burden => book[`compare: ${burden}`]),
  ...TONED.ill.flatMap(burden => book[`ill: ${burden}`]),
  ...TONED.good.flatMap(burden => book[`good: ${burden}`]),
]

/** All that is said in a cross-examination, as it stands in a sentence; {slots} may be anything. */
export const questionWordings = (language: Language): string[] => {
  const { styled, ...common } = questionBookFor(language)
  const announced = Object.values(styled).flatMap(({ announcement }) => announcement)
  const said = Object.entries(common).flatMap(([name, wordings]) => {
    if (/^(?:lead|asked|narrow|short)/.test(name)) return []
    const follows = /^(?:ask (?!step)|compare|ill|good)/.test(name)
    return wordings.map(wording => (follows ? `{q} ${wording}` : wording))
  })
  const commonplaces = allCommonplaces(language).map(text => `{q} ${text}`)
  return [...announced, ...said, ...commonplaces]
}
