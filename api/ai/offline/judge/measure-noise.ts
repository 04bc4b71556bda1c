import type { JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import { type DebateMode, type Language, SKILLS, type Skill } from '#schema/constants.ts'
import { BAND_SIZE, testsOf } from '#schema/rubric/rubric.ts'
import { editSlightly } from './small-edits.ts'

/** No score is surer than this, in points: what the edits cannot show is never nothing. */
const LEAST = 1.5
/**
 * How far scores usually move, in points, measured over the coded debates; a few edits of one debate
 * alone would say too little, so this counts as much as so many of them.
 */
const USUAL = { points: 2.6, edits: 2 }
/** So many times the mean difference cover about 95 in 100 cases. */
const COVERS = 2.5
/** A wider noise than this says no more than that the debate is very short. */
const MOST = 15
/** Longer debates are measured at their first turns: reading all of them anew takes too long. */
const MOST_WHOLE: Record<Language, number> = { en: 8_000, zh: 4_000 }
const FIRST_TURNS: Record<Language, number> = { en: 4_000, zh: 2_000 }
const POINTS_A_TEST = 5

type Tests = Record<Skill, Pick<SkillFinding, 'testsMet' | 'offset'>>

/** The overall score of a finding, before any cap: the mean of its skills. */
const overallOf = (skills: Tests, mode: DebateMode): number => {
  const scores = SKILLS.map(skill => {
    const { testsMet, offset } = skills[skill]
    const met = testsOf(skill, mode).map(
      band => band.filter(test => testsMet.some(id => id === test.id)).length,
    )
    const open = met.findIndex((count, band) => count < (testsOf(skill, mode)[band]?.length ?? 0))
    return open === -1 ? 100 : BAND_SIZE * open + POINTS_A_TEST * (met[open] ?? 0) + offset
  })
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

/** The debate's first turns, as far as they can be read several times. */
const beginningOf = (debate: JudgedDebate): JudgedDebate => {
  const total = debate.turns.reduce((sum, { text }) => sum + text.length, 0)
  if (total <= MOST_WHOLE[debate.language]) return debate
  let characters = 0
  const turns = debate.turns.filter((turn, at) => {
    characters += turn.text.length
    return at < 2 || characters <= FIRST_TURNS[debate.language]
  })
  return { ...debate, turns }
}

/**
 * Half-width of the score's uncertainty, in points to one decimal: how far it moves when the same
 * is said in slightly other words, or with a sentence missing.
 */
export const measureNoise = (
  debate: JudgedDebate,
  found: Tests,
  judge: (debate: JudgedDebate) => Tests,
): number => {
  const shown = beginningOf(debate)
  const isWhole = shown.turns.length === debate.turns.length
  const overall = overallOf(isWhole ? found : judge(shown), debate.mode)
  const moves = editSlightly(shown).map(edited =>
    Math.abs(overallOf(judge(edited), debate.mode) - overall),
  )
  const sum = moves.reduce((total, each) => total + each, USUAL.edits * USUAL.points)
  const noise = (COVERS * sum) / (moves.length + USUAL.edits)
  return Math.round(10 * Math.min(MOST, Math.max(LEAST, noise))) / 10
}
