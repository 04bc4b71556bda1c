import type { Language } from '#schema/constants.ts'
import { stepIn } from './read-steps.ts'
import { stripLeadIn } from './strip-lead-in.ts'
import { isHan, wordsOf } from './words.ts'

/** Rows of keys, and laughter. */
const TYPED = /\b(?:asdf\w*|sdfg\w*|qwer\w*|hjkl\w*|zxcv\w*|(?:ha){3,}\w*|z{4,})\b|(.)\1{4,}/iu
/** So often in a row a word is no part of a sentence. */
const IN_A_ROW = 3
/** In words: so short a sentence is a heading, and a longer one where it has no verb of these. */
const HEADING = { sure: 2, without: 3 }
const VERB =
  /\b(?:is|are|was|were|has|have|do|does|can|will|would|should|must|need|help|hurt)s?\b|n['’]t\b/i
/** So many headings are a list of words. */
const MANY_HEADINGS = 3
const DENIAL = /^(?:yes|no|nope|wrong|next)\b(?!.*\b(?:because|since|so|if)\b)/i
/** Words between commas of a Chinese list; a longer part says something. */
const LISTED = /^[^，,。！!]{1,4}(?:[、，,\s][^，,。、！!\s]{1,4}){2,}[。！!]?$/u
const CHINESE_VERB = /是|会|能|要|有|没|不|让|使|应|得|了|比/u
const EMPTY = new Set('of it this that they is are just simply very really so'.split(' '))

/** Whether words are typed without any sentence in them. */
export const isJumble = (text: string): boolean => {
  if (TYPED.test(text)) return true
  if (isHan(text)) return LISTED.test(text) && !CHINESE_VERB.test(text)
  let inARow = 0
  return wordsOf(text).some((word, at, words) => {
    inARow = word === words[at - 1] ? inARow + 1 : 1
    return inARow >= IN_A_ROW
  })
}

/** Whether a claim is given as its own reason. */
const isCircle = (sentence: string, language: Language): boolean => {
  const plain = stripLeadIn(sentence, language).replace(/[.!。！\s]+$/u, '')
  const parts = language === 'zh' ? plain.split(/[，,]?因为/u) : plain.split(/,? because /i)
  const step = stepIn(plain, language)
  const [conclusion = '', premise = ''] =
    parts.length === 2 ? parts : [step?.conclusion ?? '', step?.premise ?? '']
  const said = new Set(wordsOf(conclusion))
  const given = wordsOf(premise).filter(word => !EMPTY.has(word))
  return given.length > 0 && given.every(word => said.has(word))
}

/** What a turn is that gives no reason at all; null for any other one. */
export const saysNoReason = (
  sentences: readonly string[],
  language: Language,
): 'words' | 'circle' | null => {
  if (sentences.some(sentence => /[?？]/.test(sentence))) return null
  const circles = sentences.filter(sentence => isCircle(sentence, language)).length
  const jumbles = sentences.filter(isJumble).length
  const rest = language === 'en' ? sentences.filter(sentence => !isJumble(sentence)) : []
  const lengthOf = (sentence: string) => wordsOf(sentence).length
  const short = rest.filter(each => lengthOf(each) <= HEADING.sure || DENIAL.test(each)).length
  const longer = rest.filter(
    each => lengthOf(each) === HEADING.without && !VERB.test(each) && !isCircle(each, language),
  ).length
  const headings = short + longer
  // "Parents lose" is a claim; a turn of such words is none when most of it is shorter still.
  if (longer > short) return null
  if (circles + jumbles + headings < sentences.length) return null
  if (circles > 0) return 'circle'
  return jumbles > 0 || headings >= MANY_HEADINGS ? 'words' : null
}
