import type { Language } from '#schema/constants.ts'
import { once } from '../data/once.ts'
import { readSections, sectionsNamed, textsOf } from '../data/read-sections.ts'
import { splitSentences } from './sentences.ts'

/** The English words that keep their capital inside a sentence. */
export const readNames = (): ReadonlySet<string> =>
  new Set(textsOf(sectionsNamed(readSections('en', 'names'), ['names']).names))

const names = once(readNames)

/** Whether a word is a name, alone or with its possessive: "Europe", "Europe's". */
export const isName = (word: string): boolean => names().has(word.replace(/['’]s$/, ''))

const ALWAYS_CAPITAL = /^(?:I|I'.*|[A-Z]{2,}.*|[A-Z]\w*[A-Z]\w*)$/

const lowerFirst = (text: string): string => {
  const head = text.split(/[\s,]/, 1)[0] ?? ''
  return ALWAYS_CAPITAL.test(head) || isName(head)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** The first sentence of a claim as it reads after "that". */
export const embed = (claim: string, language: Language): string => {
  const first = splitSentences(claim)[0] ?? claim
  return language === 'zh'
    ? first.replace(/[。！？\s]+$/u, '')
    : lowerFirst(first.replace(/[.!?\s]+$/, ''))
}
