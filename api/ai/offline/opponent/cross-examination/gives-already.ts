import type { Language } from '#schema/constants.ts'
import { answerCuesIn } from './answer-cues.ts'

/** What the user can give, and the questions that ask for just that. */
const GIVEN = [
  ['gives another way', 'asks another way'],
  ['would switch', 'asks to switch'],
  ['says who loses', 'asks who loses'],
] as const

/** Whether a question asks for what has just been given. */
export const createGivenFilter = (said: string, language: Language) => {
  const cues = answerCuesIn(language)
  const asked = GIVEN.flatMap(([gives, asks]) => (cues[gives].test(said) ? [cues[asks]] : []))
  return (wording: string): boolean =>
    /[?？]$/u.test(wording) && asked.some(cue => cue.test(wording))
}
