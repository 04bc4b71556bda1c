import type { Language } from '#schema/constants.ts'
import type { FaultKind } from './coaching.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'

/**
 * From this mean score on, 0–100, what a single sentence seems to do wrong is likely misread: of
 * what reviews blamed in better debates, coaches called nearly all wrong.
 */
const LIKELY_MISREAD = 54

/**
 * One sentence may be misread: so many turns argue the other side where it is sure, or who speaks
 * answers less than this score, 0–100, of Refutation. Nobody answers the side that he argues.
 */
const SURELY_OTHER_SIDE = { turns: 2, refutation: 40 }

/** Whether a fault of this kind may be named at a mean score; what a whole turn is about may. */
export const isSureSlip = (kind: FaultKind, score: number): boolean =>
  score < LIKELY_MISREAD || kind === 'off motion'

/**
 * The findings with what speaks against the own side only where that is sure: by the mean score and
 * by that of Refutation, 0–100.
 */
export const withSureSides = (
  findings: Findings,
  { score, refutation }: { score: number; refutation: number },
): Findings => {
  if (score >= LIKELY_MISREAD) {
    const sure = { concedes: null, arguesOtherSide: null, contradicts: null }
    return { ...findings, turns: findings.turns.map(turn => ({ ...turn, ...sure })) }
  }
  const turns = findings.turns.filter(turn => turn.arguesOtherSide)
  if (turns.length >= SURELY_OTHER_SIDE.turns || refutation < SURELY_OTHER_SIDE.refutation)
    return findings
  return { ...findings, turns: findings.turns.map(turn => ({ ...turn, arguesOtherSide: null })) }
}

/** In shorter turns hardly anything can be answered at length, and few words still answer. */
const LONG_ENOUGH: Record<Language, number> = { en: 25, zh: 40 }

/** A point that a sentence came nearer to may have been answered in other words. */
const UNTOUCHED = 0.3

/**
 * The findings with a point dropped only where that is sure: no sentence came near it, one turn had
 * room for an answer, and nothing was given up, after which nobody goes on answering.
 */
export const withSureDrops = (findings: Findings, { ours, language }: Heard): Findings => {
  const gaveUp = findings.turns.some(turn => turn.concedes)
  const wordsIn = (turnId: string) =>
    ours.reduce((sum, { turn_id, words }) => sum + (turn_id === turnId ? words.length : 0), 0)
  const clash = findings.clash.map(row => {
    const hadRoom = row.byTurn.some(({ turnId }) => wordsIn(turnId) >= LONG_ENOUGH[language])
    const isSure = !gaveUp && hadRoom && row.touched < UNTOUCHED
    return row.outcome !== 'dropped' || isSure
      ? row
      : { ...row, outcome: 'could_not_tell' as const }
  })
  return { ...findings, clash }
}
