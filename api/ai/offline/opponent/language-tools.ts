import {
  type Language,
  OPPONENT_STYLES,
  type OpponentStyle,
  type Stance,
} from '#schema/constants.ts'
import { countWords } from '#schema/judgeable.ts'
import { PHRASES_EN } from '../data/en/phrases.ts'
import { STYLES_EN } from '../data/en/styles.ts'
import { PHRASES_ZH } from '../data/zh/phrases.ts'
import { STYLES_ZH } from '../data/zh/styles.ts'
import { splitSentences } from '../language/similarity.ts'
import { inStyle, type Phrasebook, type StyleBook } from './phrasebook.ts'

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
  /** Length of a text in words; Chinese in words, too. */
  length(text: string): number
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]

const ordinal = (count: number) => {
  const ending =
    count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return ORDINALS[count - 1] ?? `${count}${ending}`
}

const firstSentence = (text: string) => splitSentences(text)[0] ?? text

const lowerFirst = (text: string) => {
  const head = text.split(/[\s,]/, 1)[0] ?? ''
  const keepsCapital =
    /^(?:I|I'.*|[A-Z]{2,}.*|[A-Z]\w*[A-Z]\w*)$/.test(head) || NAME_LIKE.test(head)
  return keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const NAME_LIKE =
  /^(?:China|Chinese|Europe(?:an|ans)?|Africa|Asia|America(?:n|ns)?|Britain|British|English|India|Japan(?:ese)?|Russia|France|French|German(?:y|s)?|Google|Facebook|Instagram|Twitter|Bitcoin|Wikipedia|Mars|Olympic|Olympics|Sunday|Finland|Norway|Sweden|Australia|Canada|Western|TikTok|YouTube|Amazon|Apple|Netflix|Internet|Christmas|Mexico|London|Africans|Asians)(?:['’]s)?$/

/** A claim as it reads after "that". */
export const embedEnglish = (claim: string): string =>
  lowerFirst(firstSentence(claim).replace(/[.!?\s]+$/, ''))

const ENGLISH: Omit<LanguageTools, 'preferred'> = {
  phrases: PHRASES_EN,
  sides: { for: 'for the motion', against: 'against the motion' },
  join: parts => parts.join(' '),
  embed: embedEnglish,
  times: count => ({ n: `for the ${ordinal(count)} time`, nth: `${ordinal(count)} time` }),
  length: text => text.split(/\s+/).length,
}

const CHINESE: Omit<LanguageTools, 'preferred'> = {
  phrases: PHRASES_ZH,
  sides: { for: '正方', against: '反方' },
  join: parts => parts.join(''),
  embed: claim => firstSentence(claim).replace(/[。！？\s]+$/u, ''),
  times: count => ({ n: `第${count}次`, nth: `第${count}次` }),
  length: text => countWords(text, 'zh'),
}

const inEveryStyle = (tools: Omit<LanguageTools, 'preferred'>, styles: StyleBook) =>
  new Map<OpponentStyle, LanguageTools>(
    OPPONENT_STYLES.map(style => [
      style,
      {
        ...tools,
        phrases: inStyle(tools.phrases, styles[style]),
        preferred: new Set(Object.values(styles[style]).flat()),
      },
    ]),
  )

const TOOLS: Record<Language, Map<OpponentStyle, LanguageTools>> = {
  en: inEveryStyle(ENGLISH, STYLES_EN),
  zh: inEveryStyle(CHINESE, STYLES_ZH),
}

/** The tools of a language, with the wordings of an opponent's manner. */
export const languageToolsFor = (language: Language, style: OpponentStyle): LanguageTools => {
  const tools = TOOLS[language].get(style)
  if (!tools) throw new Error(`no manner of speaking called ${style}`)
  return tools
}
