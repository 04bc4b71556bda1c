import type { Language } from '#schema/constants.ts'
import { splitSentences } from '../language/sentences.ts'
import { reviewCuesIn } from './review-cues.ts'

/** Words in quotation marks; an apostrophe inside a word is none. */
const QUOTES = /[“"「『][^”"」』]{4,}[”"」』]|(?<!\p{L})['‘].{4,}?['’](?!\p{L})/u

/** Whether a quotation that began earlier still goes on. */
const isOpen = (before: string): boolean => {
  const count = (marks: RegExp) => (before.match(marks) ?? []).length
  return count(/[“「『]/gu) > count(/[”」』]/gu) || count(/"/gu) % 2 === 1
}

/**
 * Whether a sentence shows that its words are somebody else's: by quotation marks, or by naming who
 * said them, in it or right before. `before` is what the turn says before it.
 */
export const isAttributed = (text: string, before: string, language: Language): boolean => {
  const { attributes } = reviewCuesIn(language)
  const last = splitSentences(before).at(-1) ?? ''
  return QUOTES.test(text) || isOpen(before) || attributes.test(text) || attributes.test(last)
}
