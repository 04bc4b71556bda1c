import type { Language } from '#schema/constants.ts'
import { answerCuesIn } from './answer-cues.ts'

/** Whether words tell something bad or something good; null where they do not show it. */
export type Tone = 'ill' | 'good' | null

export const toneOf = (text: string, language: Language): Tone => {
  const { ill, good, denied, lacks } = answerCuesIn(language)
  if (lacks.test(text)) return 'ill'
  const [isIll, isGood] = [ill.test(text), good.test(text)]
  if (isIll === isGood) return null
  // What is denied is told by the words around it, in Chinese most of all.
  if (denied.test(text)) return language === 'en' && isGood ? 'ill' : null
  return isIll ? 'ill' : 'good'
}
