import type { Language, OpponentStyle, Stance } from '#schema/constants.ts'
import { countWords } from '#schema/judgeable.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { allowFields, readSections, sectionsNamed, textOf } from '../data/read-sections.ts'
import { embed } from '../language/embed.ts'
import { type Phrasebook, phrasebookFor } from './phrasebook.ts'

/** What differs between the languages in planning a speech. */
export type LanguageTools = {
  phrases: Phrasebook
  /** The wordings of the manner, taken before the common ones. */
  preferred: ReadonlySet<string>
  sides: Record<Stance, string>
  join(parts: readonly string[]): string
  /** A claim as it reads after "that". */
  embed(claim: string): string
  /** Slots that count: "for the third time", "third time". */
  times(count: number): { n: string; nth: string }
  /** A place in a row: "second". */
  ordinal(count: number): string
  /** Length of a text in words; Chinese in words, too. */
  length(text: string): number
}

const ENDINGS = ['th', 'st', 'nd', 'rd']
const inFigures = (count: number) => {
  const isTeen = count % 100 > 10 && count % 100 < 14
  return `${count}${isTeen ? 'th' : (ENDINGS[count % 10] ?? 'th')}`
}

/** The words that sentences are put together from: data/<language>/speech.txt. */
export const readSpeechWords = (language: Language) => {
  const names = ['sides', 'counting'] as const
  const { sides, counting } = sectionsNamed(readSections(language, 'speech'), names)
  allowFields(sides, ['for', 'against'])
  allowFields(counting, ['n', 'nth', 'words'])
  const words = counting.fields.get('words')
  const [n, nth] = [textOf(counting, 'n'), textOf(counting, 'nth')]
  const countIn = (template: string, count: number) =>
    template.replace('{nth}', words ? (words[count - 1]?.text ?? inFigures(count)) : `${count}`)
  return {
    sides: { for: textOf(sides, 'for'), against: textOf(sides, 'against') },
    times: (count: number) => ({ n: countIn(n, count), nth: countIn(nth, count) }),
    ordinal: (count: number) => countIn('{nth}', count),
  }
}

const speechWordsIn = onceALanguage(readSpeechWords)

/** A reply is counted as it grows, part by part. */
const countedInChinese = onceAText(text => countWords(text, 'zh'))

/** The tools of a language, with the wordings of an opponent's manner. */
export const languageToolsFor = (language: Language, style: OpponentStyle): LanguageTools => {
  const { sides, times, ordinal } = speechWordsIn(language)
  const isChinese = language === 'zh'
  return {
    ...phrasebookFor(language, style),
    sides,
    times,
    ordinal,
    join: parts => parts.join(isChinese ? '' : ' '),
    embed: claim => embed(claim, language),
    length: text => (isChinese ? countedInChinese(text) : text.split(/\s+/).length),
  }
}
