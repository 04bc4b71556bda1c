import type { Language } from '#schema/constants.ts'
import { answerCuesIn } from './answer-cues.ts'

/** What a turn can give, and the questions that ask for just that. */
const GIVEN = [
  ['gives another way', 'asks another way'],
  ['would switch', 'asks to switch'],
  ['says who loses', 'asks who loses'],
] as const

/** Whether a question asks for what a turn has just given. */
export const createGivenFilter = (turn: string, language: Language) => {
  const cues = answerCuesIn(language)
  const asked = GIVEN.flatMap(([gives, asks]) => (cues[gives].test(turn) ? [cues[asks]] : []))
  return (wording: string): boolean =>
    /[?？]$/u.test(wording) && asked.some(cue => cue.test(wording))
}
