import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { concedes } from '../language/read-concessions.ts'
import { plainText } from '../language/read-user-turn.ts'

/** In characters: who gives up in a long turn does so at its end. */
const READ_OF_LONG = 600

const concedesIn = onceALanguage(language =>
  onceAText(text => concedes(plainText(text.slice(-READ_OF_LONG)), language)),
)

/** In how many turns the user agreed with everything, or gave up. */
export const countConcessions = (turns: readonly string[], language: Language): number =>
  turns.filter(concedesIn(language)).length
