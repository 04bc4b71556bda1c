import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import {
  allowFields,
  DataFault,
  readSections,
  type Section,
  sectionsNamed,
  textOf,
} from '../data/read-sections.ts'
import { POLICY_KINDS } from '../motions/motion-kind.ts'
import { fillSlots, type Point, type Slots } from './point.ts'

/**
 * A stock argument (liberty, cost, fairness …): it fits any motion of a kind; its texts have
 * {slots}.
 */
export type StockArgument = Omit<Point, 'specific' | 'heard' | 'objections'> & {
  serves: readonly string[]
  /** The one objection to it, and the answer to that. */
  reply: string
  counter: string
}

/**
 * What an argument can be used for: a side of a kind of motion. "first" and "last" put it before or
 * after the arguments that serve any change.
 */
const USES = [
  'for any change',
  'against any change',
  ...['for', 'against'].flatMap(side =>
    POLICY_KINDS.flatMap(kind => [`${side} ${kind}, first`, `${side} ${kind}, last`]),
  ),
  'value, good',
  'value, bad',
  'comparison',
  'fact, true',
  'fact, false',
]

const PARTS = ['claim', 'mechanism', 'impact', 'example', 'reply', 'counter'] as const

const argumentIn = (section: Section): StockArgument => {
  allowFields(section, ['serves', 'keywords', ...PARTS])
  const serves = textOf(section, 'serves').split('; ')
  const strange = serves.find(use => !USES.includes(use))
  if (strange !== undefined)
    throw new DataFault(section.file, section.line, `no motion asks for "${strange}"`)
  return {
    id: section.name,
    serves,
    keywords: textOf(section, 'keywords').split(' '),
    claim: textOf(section, 'claim'),
    mechanism: textOf(section, 'mechanism'),
    impact: textOf(section, 'impact'),
    example: textOf(section, 'example'),
    reply: textOf(section, 'reply'),
    counter: textOf(section, 'counter'),
  }
}

/** The stock arguments of a language, in the order of data/<language>/stock-arguments.txt. */
export const readStockArguments = (language: Language): readonly StockArgument[] =>
  readSections(language, 'stock-arguments').map(argumentIn)

/** What a change is called that the motion did not name plainly: data/<language>/slots.txt. */
export const readUnreadChange = (language: Language): string =>
  textOf(sectionsNamed(readSections(language, 'slots'), ['change']).change, 'unread')

const stockIn = onceALanguage(readStockArguments)
export const unreadChangeIn = onceALanguage(readUnreadChange)

/** The stock arguments for these uses, one use after the other, with the slots filled. */
export const stockArgumentsFor = (
  language: Language,
  uses: readonly string[],
  slots: Slots,
): Point[] =>
  uses.flatMap(use =>
    stockIn(language)
      .filter(({ serves }) => serves.includes(use))
      .map(({ id, keywords, ...texts }) => ({
        id,
        keywords,
        specific: false,
        claim: fillSlots(texts.claim, slots),
        mechanism: fillSlots(texts.mechanism, slots),
        impact: fillSlots(texts.impact, slots),
        example: fillSlots(texts.example, slots),
        heard: [],
        objections: [
          {
            id: 'first',
            objection: fillSlots(texts.reply, slots),
            wordings: [],
            heard: [],
            answer: fillSlots(texts.counter, slots),
            again: '',
          },
        ],
      })),
  )
