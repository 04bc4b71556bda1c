import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Point } from '../arguments/point.ts'
import { findFlawSentences } from './find-flaws.ts'
import type { LanguageTools } from './language-tools.ts'
import { LEVELS } from './levels.ts'
import { overstatesWell } from './overstates-well.ts'
import type { PLANTED_FLAWS } from './phrasebook.ts'
import type { Speech } from './speech.ts'

/**
 * A flawed sentence about a point of ours: it overstates the point's claim, or makes its one case
 * prove everything. Null when no flaw is due, or the claim is none that can be overstated well.
 */
export type PlantFlaw = (kind: (typeof PLANTED_FLAWS)[number], point: Point) => string | null

/** Leaves at most one flaw in a turn, when the level wants one and the last is long enough ago. */
export const createFlawPlanter = (
  { level, language, turns }: Pick<DebateSoFar, 'level' | 'language' | 'turns'>,
  { speech, tools }: { speech: Speech; tools: LanguageTools },
): PlantFlaw => {
  const own = turns.filter(({ speaker }) => speaker === 'ai')
  const { from, every } = LEVELS[level].flaws
  let isDue =
    own.length >= from &&
    own.slice(1 - every).every(({ text }) => findFlawSentences(text, language).length === 0)
  return (kind, point) => {
    const isFit = kind !== 'overclaim' || overstatesWell(point.claim, language)
    const flaw =
      isDue && isFit
        ? speech.pick(tools.phrases[`flaw: ${kind}`], { own: tools.embed(point.claim) })
        : null
    isDue &&= flaw === null
    return flaw
  }
}
