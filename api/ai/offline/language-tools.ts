import type { Language, Stance } from '#schema/constants.ts'
import { countWords } from '#schema/judgeable.ts'
import type { Phrasebook } from './phrasebook.ts'
import { PHRASES_EN } from './phrases-en.ts'
import { PHRASES_ZH } from './phrases-zh.ts'
import { splitSentences } from './similarity.ts'

/** What differs between the languages in planning a speech. */
export type LanguageTools = {
  phrases: Phrasebook
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
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return ORDINALS[count - 1] ?? `${count}${ending}`
}

const firstSentence = (text: string) => splitSentences(text)[0] ?? text

const lowerFirst = (text: string) => {
  const head = text.split(/[\s,]/, 1)[0] ?? ''
  const keepsCapital = /^(?:I|I'.*|[A-Z]{2,}.*|[A-Z]\w*[A-Z]\w*)$/.test(head) || NAME_LIKE.test(head)
  return keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const NAME_LIKE =
  /^(?:China|Chinese|Europe(?:an|ans)?|Africa|Asia|America(?:n|ns)?|Britain|British|English|India|Japan(?:ese)?|Russia|France|French|German(?:y|s)?|Google|Facebook|Instagram|Twitter|Bitcoin|Wikipedia|Mars|Olympic|Olympics|Sunday|Finland|Norway|Sweden|Australia|Canada|Western|TikTok|YouTube|Amazon|Apple|Netflix|Internet|Christmas|Mexico|London|Africans|Asians)(?:['’]s)?$/

const ENGLISH: LanguageTools = {
  phrases: PHRASES_EN,
  sides: { for: 'for the motion', against: 'against the motion' },
  join: parts => parts.join(' '),
  embed: claim => lowerFirst(firstSentence(claim).replace(/[.!?\s]+$/, '')),
  times: count => ({ n: `for the ${ordinal(count)} time`, nth: `${ordinal(count)} time` }),
  length: text => text.split(/\s+/).length,
}

const CHINESE: LanguageTools = {
  phrases: PHRASES_ZH,
  sides: { for: '正方', against: '反方' },
  join: parts => parts.join(''),
  embed: claim => firstSentence(claim).replace(/[。！？\s]+$/u, ''),
  times: count => ({ n: `第${count}次`, nth: `第${count}次` }),
  length: text => countWords(text, 'zh'),
}

export const languageToolsFor = (language: Language): LanguageTools => (language === 'zh' ? CHINESE : ENGLISH)
