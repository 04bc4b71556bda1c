import type { Language } from '#schema/constants.ts'
import { readingCuesIn, STEPS } from './reading-cues.ts'

/** A premise and the conclusion that is drawn from it, both in the user's words. */
export type Step = { premise: string; conclusion: string }

/**
 * A shorter one says nothing when it is quoted back, a longer one hides the answer: in words, in
 * Chinese in characters.
 */
const LENGTHS: Record<Language, readonly [number, number]> = { en: [3, 14], zh: [4, 20] }
const HANGING = /^(?:of|to|by|not|even|only|and|or|but|that)\b/i
const OPEN_END = /\b(?:and|or|but|of|to|by|with|the|an?|not|even|only|just|merely|simply|partly)$/i

const isWhole = (part: string, language: Language): boolean => {
  const length = language === 'zh' ? [...part].length : part.split(/\s+/).length
  const [least, most] = LENGTHS[language]
  return length >= least && length <= most && !HANGING.test(part) && !OPEN_END.test(part)
}

/**
 * The step of a sentence that has been freed of its lead-in; null where it has none, or one too
 * long to quote back.
 */
export const stepIn = (sentence: string, language: Language): Step | null => {
  const cues = readingCuesIn(language)
  for (const name of STEPS) {
    const { premise = '', conclusion = '' } = cues[`step ${name}`].exec(sentence)?.groups ?? {}
    const step = { premise: premise.trim(), conclusion: conclusion.trim() }
    if (isWhole(step.premise, language) && isWhole(step.conclusion, language)) return step
  }
  return null
}
