import type { JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import type { Skill } from '#schema/review.ts'
import { type RubricTest, testsOf } from '#schema/rubric.ts'
import type { Level } from '../quality/judge-level.ts'
import type { Evidence } from './evidence.ts'

/** What the tests of a skill come to; quotes and the deciding moment are found elsewhere. */
export type Climb = Pick<SkillFinding, 'testsMet' | 'testsInferred' | 'offset'> & {
  /** 0–100 as it will be placed, before any cap. */
  height: number
  /** The published tests that still keep it from the next band. */
  missing: RubricTest[]
}

const MOST_OFFSET = 5
const MOST_OF_A_BAND = 2
const NEAR = 0.7

/** Less evidence than this is none. */
const SOME = 0.3
/** So many tests of a band may show to people and not to the rules: the review says that they are inferred. */
const MISSED = 1
const POINTS_A_TEST = 5
const POINTS_A_BAND = 20

type Judged = { test: RubricTest; met: boolean; evidence: number }

const heightOf = (bands: readonly (readonly Judged[])[], offset: number) => {
  const open = bands.findIndex(band => band.some(each => !each.met))
  if (open === -1) return 100
  return (
    POINTS_A_BAND * open +
    POINTS_A_TEST * (bands[open] ?? []).filter(each => each.met).length +
    offset
  )
}

/** Meets the likeliest tests, band by band, until the height is reached or no test is left that shows at all. */
const meetUpTo = (
  height: number,
  bands: readonly (readonly Judged[])[],
): { bands: Judged[][]; offset: number } => {
  let offset = 0
  let isOpen = false
  const settled = bands.map((band, at) => {
    if (isOpen) return [...band]
    const within = height - POINTS_A_BAND * at
    const shown = [...band]
      .sort((a, b) => b.evidence - a.evidence)
      .filter(each => each.evidence >= SOME)
    const isFull =
      within >= POINTS_A_BAND - POINTS_A_TEST / 2 && shown.length >= band.length - MISSED
    if (isFull) return band.map(each => ({ ...each, met: true }))
    isOpen = true
    const most = Math.min(band.length - 1, Math.floor(within / POINTS_A_TEST))
    const met = new Set(shown.slice(0, Math.max(0, most)))
    offset = Math.min(MOST_OFFSET, Math.max(0, within - POINTS_A_TEST * met.size))
    return band.map(each => ({ ...each, met: met.has(each) }))
  })
  return { bands: settled, offset: Math.round(10 * offset) / 10 }
}

/**
 * Decides the tests by `firm` evidence. `wide` evidence, which may also rest on answers to the opponent, moves the
 * score only inside its band: so an answer never counts twice. A trained `level` draws the height towards itself.
 * `lost` is the share, 0–1, that is taken off the level or, where there is none, off the height.
 */
export const climb = (
  skill: Skill,
  debate: Pick<JudgedDebate, 'mode' | 'language'>,
  firm: Evidence,
  wide: Evidence,
  trained: Level | null,
  lost = 0,
): Climb => {
  const rubric = testsOf(skill, debate.mode, debate.language)
  const full = (band: number) => (firm[band] ?? []).filter(evidence => evidence >= 1).length
  // Rules miss some of what is there: whoever meets most of the next band is given a near miss below it.
  const needed = (band: number) => (full(band + 1) >= MOST_OF_A_BAND ? NEAR : 1)
  const byRules = rubric.map((tests, band) =>
    tests.map((test, place): Judged => {
      const evidence = firm[band]?.[place] ?? 0
      return { test, evidence, met: evidence >= needed(band) }
    }),
  )
  const open = byRules.findIndex(band => band.some(each => !each.met))
  const unmet = (byRules[open] ?? []).flatMap((each, place) => (each.met ? [] : [place]))
  const progress = unmet.reduce(
    (sum, place) =>
      sum +
      0.5 * Math.min(1, firm[open]?.[place] ?? 0) +
      0.5 * Math.min(1, wide[open]?.[place] ?? 0),
    0,
  )
  const offset =
    unmet.length === 0 ? 0 : Math.round((10 * MOST_OFFSET * progress) / unmet.length) / 10
  const height = heightOf(byRules, offset)
  const drawn = trained
    ? height + trained.weight * (trained.level * (1 - lost) - height)
    : height * (1 - lost)
  const placed = trained || lost > 0 ? meetUpTo(drawn, byRules) : { bands: byRules, offset }
  const missing =
    placed.bands.find(band => band.some(each => !each.met))?.filter(each => !each.met) ?? []
  return {
    testsMet: placed.bands.flat().flatMap(({ test, met }) => (met ? [test.id] : [])),
    testsInferred: placed.bands
      .flat()
      .flatMap(({ test, met, evidence }) => (met && evidence < SOME ? [test.id] : [])),
    offset: placed.offset,
    height: heightOf(placed.bands, placed.offset),
    missing: missing.map(({ test }) => test),
  }
}
