import type { Findings } from './findings.ts'

/**
 * One sentence may be misread: so many turns argue the other side where it is sure, or who speaks
 * answers less than this score, 0–100, of Refutation. Nobody answers the side that he argues.
 */
const SURELY_OTHER_SIDE = { turns: 2, refutation: 40 }

/**
 * The findings with the other side only where it is surely argued; `refutation` is the score of that
 * skill, 0–100.
 */
export const withSureSides = (findings: Findings, refutation: number): Findings => {
  const turns = findings.turns.filter(turn => turn.arguesOtherSide)
  if (turns.length >= SURELY_OTHER_SIDE.turns || refutation < SURELY_OTHER_SIDE.refutation)
    return findings
  return { ...findings, turns: findings.turns.map(turn => ({ ...turn, arguesOtherSide: null })) }
}
