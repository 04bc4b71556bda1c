import type { JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import type { Skill } from '#schema/review.ts'
import { type RubricTest, testsOf } from '#schema/rubric.ts'
import type { Evidence } from './evidence.ts'

/** What the tests of a skill come to; quotes and the deciding moment are found elsewhere. */
export type Climb = Pick<SkillFinding, 'testsMet' | 'offset'> & {
  /** 0–100 as it will be placed, before any cap. */
  height: number
  /** The published tests that still keep it from the next band. */
  missing: RubricTest[]
}

const MOST_OFFSET = 5
const MOST_OF_A_BAND = 2
const NEAR = 0.7

/**
 * Decides the tests by `firm` evidence. `wide` evidence, which may also rest on answers to the opponent, moves the
 * score only inside its band: so an answer never counts twice.
 */
export const climb = (
  skill: Skill,
  debate: Pick<JudgedDebate, 'mode' | 'language'>,
  firm: Evidence,
  wide: Evidence,
): Climb => {
  const bands = testsOf(skill, debate.mode, debate.language)
  const full = (band: number) => (firm[band] ?? []).filter(evidence => evidence >= 1).length
  // Rules miss some of what is there: whoever meets most of the next band is given a near miss below it.
  const isMet = (band: number, place: number) =>
    (firm[band]?.[place] ?? 0) >= (full(band + 1) >= MOST_OF_A_BAND ? NEAR : 1)
  const tests = bands.map((band, at) => band.map((test, place) => ({ test, met: isMet(at, place), place })))
  const open = tests.findIndex(band => band.some(each => !each.met))
  const testsMet = tests.flat().flatMap(({ test, met }) => (met ? [test.id] : []))
  if (open === -1) return { testsMet, offset: 0, height: 100, missing: [] }
  const unmet = (tests[open] ?? []).filter(each => !each.met)
  const progress = unmet.reduce(
    (sum, { place }) => sum + 0.5 * Math.min(1, firm[open]?.[place] ?? 0) + 0.5 * Math.min(1, wide[open]?.[place] ?? 0),
    0,
  )
  const offset = Math.round((10 * MOST_OFFSET * progress) / unmet.length) / 10
  const height = 20 * open + 5 * ((tests[open]?.length ?? 0) - unmet.length) + offset
  return { testsMet, offset, height, missing: unmet.map(({ test }) => test) }
}
