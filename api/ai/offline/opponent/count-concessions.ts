import type { Language } from '#schema/constants.ts'
import { readAct } from '../language/read-acts.ts'
import { readUserTurn } from '../language/read-user-turn.ts'

/** In how many turns the user agreed with everything, or gave up. */
export const countConcessions = (turns: readonly string[], language: Language): number =>
  turns.filter(text => {
    const act = readAct(readUserTurn(text, { language, ownTurns: [], earlier: [] }), language)
    return act?.kind === 'agrees' || act?.kind === 'gives up'
  }).length
