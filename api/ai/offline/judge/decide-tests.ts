import type { JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import type { Skill } from '#schema/constants.ts'
import { BAND_SIZE, type RubricTest, testsOf } from '#schema/rubric/rubric.ts'
import type { Level } from '../quality/judge-level.ts'
import type { Evidence } from './evidence.ts'

/** The result of the tests of a skill; quotes and the deciding moment are found elsewhere. */
export type DecidedTests = Pick<SkillFinding, 'testsMet' | 'testsInferred' | 'offset'> & {
  /** The skill's score, 0–100, before any cap. */
  score: number
}

/** A test of the rubric, as the rules see it. */
type WeighedTest = { test: RubricTest; met: boolean; evidence: number }

const MOST_OFFSET = 5
const POINTS_A_TEST = 5

/** Less evidence than this is none. */
const SOME = 0.3
/** What is nearly enough evidence, where it counts as a near miss. */
const NEAR = 0.7
/** With this many tests of the next band met, a near miss below it is likely met too. */
const MOST_OF_A_BAND = 2
/** The share of the offset within a band that firm and wide evidence each decide. */
const HALF = 0.5

const toTenths = (value: number) => Math.round(10 * value) / 10

const scoreOf = (bands: readonly (readonly WeighedTest[])[], offset: number) => {
  const open = bands.findIndex(band => band.some(each => !each.met))
  if (open === -1) return 100
  const met = (bands[open] ?? []).filter(each => each.met).length
  return BAND_SIZE * open + POINTS_A_TEST * met + offset
}

/**
 * Counts the tests with most evidence as met, band by band, until the score is reached. What is
 * said in words that the rules do not know has no evidence: the review calls such a test likely.
 */
const meetUpTo = (
  score: number,
  bands: readonly (readonly WeighedTest[])[],
): { bands: WeighedTest[][]; offset: number } => {
  let offset = 0
  let isOpen = false
  const settled = bands.map((band, at) => {
    if (isOpen) return [...band]
    const within = score - BAND_SIZE * at
    if (within >= BAND_SIZE - POINTS_A_TEST / 2) return band.map(each => ({ ...each, met: true }))
    isOpen = true
    const most = Math.min(band.length - 1, Math.max(0, Math.floor(within / POINTS_A_TEST)))
    const likeliest = [...band].sort((a, b) => b.evidence - a.evidence)
    const met = new Set(likeliest.slice(0, most))
    offset = Math.min(MOST_OFFSET, Math.max(0, within - POINTS_A_TEST * met.size))
    return band.map(each => ({ ...each, met: met.has(each) }))
  })
  return { bands: settled, offset: toTenths(offset) }
}

/**
 * The tests that the rules find met. With most tests of the next band met, a near miss below it is
 * counted as met.
 */
const meetByRules = (rubric: readonly (readonly RubricTest[])[], firm: Evidence): WeighedTest[][] =>
  rubric.map((tests, band) => {
    const above = (rubric[band + 1] ?? []).filter(test => firm[test.id] >= 1).length
    const needed = above >= MOST_OF_A_BAND ? NEAR : 1
    return tests.map(test => ({ test, evidence: firm[test.id], met: firm[test.id] >= needed }))
  })

/** How far the tests that are open in the band reached are met, as an offset within the band. */
const offsetIn = (bands: readonly (readonly WeighedTest[])[], firm: Evidence, wide: Evidence) => {
  const open = bands.find(band => band.some(each => !each.met)) ?? []
  const unmet = open.filter(each => !each.met)
  if (unmet.length === 0) return 0
  const progress = unmet.reduce(
    (sum, { test }) => sum + HALF * Math.min(1, firm[test.id]) + HALF * Math.min(1, wide[test.id]),
    0,
  )
  return toTenths((MOST_OFFSET * progress) / unmet.length)
}

/**
 * Decides the tests by `firm` evidence. `wide` evidence, which may also rest on answers to the
 * opponent, moves the score only inside its band: so an answer never counts twice. A trained
 * `level` moves the score towards itself, by its weight. `lost` is the share, 0–1, that is taken off the
 * score in the end.
 */
export const decideTests = (
  skill: Skill,
  debate: Pick<JudgedDebate, 'mode' | 'language'>,
  { firm, wide }: { firm: Evidence; wide: Evidence },
  trained: Pick<Level, 'level' | 'weight'> | null,
  lost = 0,
): DecidedTests => {
  const byRules = meetByRules(testsOf(skill, debate.mode, debate.language), firm)
  const offset = offsetIn(byRules, firm, wide)
  const score = scoreOf(byRules, offset)
  const wanted = trained ? score + trained.weight * (trained.level - score) : score
  const reached = trained ? meetUpTo(wanted, byRules) : { bands: byRules, offset }
  // What is lost comes off the score that the tests allow, else it would be lost above them.
  const placed =
    lost > 0
      ? meetUpTo((1 - lost) * scoreOf(reached.bands, reached.offset), reached.bands)
      : reached
  const all = placed.bands.flat()
  return {
    testsMet: all.flatMap(({ test, met }) => (met ? [test.id] : [])),
    testsInferred: all.flatMap(({ test, met, evidence: shown }) =>
      met && shown < SOME ? [test.id] : [],
    ),
    offset: placed.offset,
    score: scoreOf(placed.bands, placed.offset),
  }
}
