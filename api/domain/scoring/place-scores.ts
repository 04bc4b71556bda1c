import type { Finding, JudgedDebate, SkillFinding, Verdict } from '#api/ai/judge.ts'
import { type DebateMode, SKILLS, type Skill } from '#schema/constants.ts'
import type { Move, Quote, Review, SkillScores, TurnReview } from '#schema/review.ts'
import { BAND_COUNT, BAND_SIZE, bandOf, RUBRIC_VERSION, testsOf } from '#schema/rubric/rubric.ts'
import { keepConsistent } from './keep-consistent.ts'
import { round1 } from './round.ts'
import { turnsOf, verifyQuote, verifyQuotes } from './verify-quotes.ts'

const POINTS_A_TEST = 5
const TESTS_A_BAND = 3
const MOST_WITHOUT_QUOTE = 40
const MOST_WITHOUT_MOMENT = 80
/** Passes of one model agree with each other more than with the truth. */
const LEAST_NOISE = 1

type Cap = 'no-quote' | 'no-decisive-moment'
type PlacedSkill = {
  score: number
  capped: Cap | null
  testsMet: string[]
  testsInferred: string[]
  quotes: Quote[]
}
type Placed = { scores: SkillScores; overall: number; skills: Record<Skill, PlacedSkill> }

const bySkill = <T>(make: (skill: Skill) => T): Record<Skill, T> => ({
  depth: make('depth'),
  persuasion: make('persuasion'),
  clarity: make('clarity'),
  argumentation: make('argumentation'),
  organization: make('organization'),
  delivery: make('delivery'),
  refutation: make('refutation'),
})

const toScores = (score: (skill: Skill) => number): SkillScores => ({
  depth_score: score('depth'),
  persuasion_score: score('persuasion'),
  clarity_score: score('clarity'),
  argumentation_score: score('argumentation'),
  organization_score: score('organization'),
  delivery_score: score('delivery'),
  refutation_score: score('refutation'),
})

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const clamp = (value: number, most: number) =>
  Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0

const uncapped = (finding: SkillFinding, skill: Skill, mode: DebateMode): number => {
  const said = new Set(finding.testsMet)
  const bands = testsOf(skill, mode).map(
    tests => tests.filter(test => said.has(test.id)).length / tests.length,
  )
  const unfinished = bands.findIndex(share => share < 1)
  const below = unfinished === -1 ? BAND_COUNT : unfinished
  const met = TESTS_A_BAND * (bands[below] ?? 0)
  return clamp(BAND_SIZE * below + POINTS_A_TEST * met + clamp(finding.offset, POINTS_A_TEST), 100)
}

const capOf = (score: number, finding: SkillFinding): Cap | null => {
  if (finding.quotes.length === 0 && score > MOST_WITHOUT_QUOTE) return 'no-quote'
  return score > MOST_WITHOUT_MOMENT && !finding.decisiveMoment?.trim()
    ? 'no-decisive-moment'
    : null
}

/**
 * The score of a skill, 0–100, from a finding whose quotes are verified: 20 for each band met
 * from the bottom, 5 for each test met in the next one, and the offset of 0–5; caps come last.
 */
const placeScore = (finding: SkillFinding, skill: Skill, mode: DebateMode): number => {
  const score = uncapped(finding, skill, mode)
  const cap = capOf(score, finding)
  if (cap === 'no-quote') return MOST_WITHOUT_QUOTE
  if (cap === 'no-decisive-moment') return MOST_WITHOUT_MOMENT
  return round1(score)
}

const placeSkill = (
  skill: Skill,
  found: SkillFinding,
  mode: DebateMode,
  userTurns: JudgedDebate['turns'],
): PlacedSkill => {
  const finding = { ...found, quotes: verifyQuotes(found.quotes, userTurns) }
  const known = testsOf(skill, mode).flatMap(tests => tests.map(test => test.id))
  return {
    score: placeScore(finding, skill, mode),
    capped: capOf(uncapped(finding, skill, mode), finding),
    testsMet: known.filter(id => finding.testsMet.includes(id)),
    testsInferred: known.filter(
      id => finding.testsMet.includes(id) && finding.testsInferred.includes(id),
    ),
    quotes: finding.quotes,
  }
}

/** The scores of one pass. Only quotes that are in the user's turns count. */
const placeScores = (
  finding: Finding,
  mode: DebateMode,
  userTurns: JudgedDebate['turns'],
): Placed => {
  const skills = bySkill(skill => placeSkill(skill, finding.skills[skill], mode, userTurns))
  return {
    scores: toScores(skill => skills[skill].score),
    overall: round1(meanOf(SKILLS.map(skill => skills[skill].score))),
    skills,
  }
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return round1((upper + lower) / 2)
}

const nearestTo = <T>(
  items: readonly T[],
  value: (item: T) => number,
  goal: number,
): T | undefined =>
  [...items].sort((a, b) => Math.abs(value(a) - goal) - Math.abs(value(b) - goal))[0]

/** The words of a pass that can be shown: every quote of it is in the turn that it names. */
const wordsOf = (
  pass: Finding,
  userTurns: JudgedDebate['turns'],
  aiTurns: JudgedDebate['turns'],
) => {
  const strengthQuote = pass.strength && verifyQuote(pass.strength.quote, userTurns)
  return {
    strength: pass.strength && strengthQuote ? { ...pass.strength, quote: strengthQuote } : null,
    priorities: pass.priorities.flatMap(priority => {
      const quote = verifyQuote(priority.quote, userTurns)
      return quote ? [{ ...priority, quote }] : []
    }),
    clash: pass.clash.flatMap(({ point, outcome, reply }) => {
      const theirs = verifyQuote(point, aiTurns)
      const ours = reply && verifyQuote(reply, userTurns)
      return theirs ? [{ point: theirs, outcome, reply: outcome === 'dropped' ? null : ours }] : []
    }),
  }
}

const verifyMove = (
  move: Move | null,
  turnId: string,
  userTurns: JudgedDebate['turns'],
): Move | null => {
  const quote = move && verifyQuote(move.quote, userTurns)
  return move && quote?.turn_id === turnId ? { ...move, quote } : null
}

/** One review a turn, in the order of speaking, of moves that are in it. */
const placeTurns = (turns: readonly TurnReview[], userTurns: JudgedDebate['turns']): TurnReview[] =>
  userTurns.flatMap(({ turn_id }) => {
    const found = turns.find(turn => turn.turn_id === turn_id)
    const strongest = verifyMove(found?.strongest ?? null, turn_id, userTurns)
    const weakest = verifyMove(found?.weakest ?? null, turn_id, userTurns)
    return strongest || weakest ? [{ turn_id, strongest, weakest }] : []
  })

const FIRST_SENTENCE = /^.*?(?:[.!?](?=\s|$)|[。！？])/su

const firstSentence = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text

export type ScoredDebate = { scores: SkillScores; overall: number; noise: number; review: Review }

/**
 * Places a verdict: the median of its passes in each skill, their
 * plain mean as overall score, and the review in the words of the pass
 * nearest to the middle. Throws when the verdict has no pass at all.
 */
export const placeVerdict = (
  verdict: Verdict,
  debate: JudgedDebate,
  by: { provider: string; model: string; promptVersion: string },
): ScoredDebate => {
  const [userTurns, aiTurns] = [turnsOf(debate, 'user'), turnsOf(debate, 'ai')]
  const passes = verdict.passes.map(finding => ({
    finding,
    placed: placeScores(finding, debate.mode, userTurns),
  }))
  const middle = bySkill(skill => median(passes.map(({ placed }) => placed.skills[skill].score)))
  const overall = round1(meanOf(SKILLS.map(skill => middle[skill])))
  const central = nearestTo(passes, ({ placed }) => placed.overall, overall)
  if (!central) throw new Error('A verdict needs at least one pass')

  const totals = passes.map(({ placed }) => placed.overall)
  const spread = (Math.max(...totals) - Math.min(...totals)) / 2
  const noise = verdict.statedNoise ?? round1(Math.max(LEAST_NOISE, spread))
  const inOrder = [central, ...passes.filter(pass => pass !== central)]
  const words = inOrder.map(({ finding }) => ({
    ...wordsOf(finding, userTurns, aiTurns),
    drill: finding.drill,
    turns: placeTurns(finding.turns, userTurns),
    notes: finding.notes,
  }))
  const first = <T>(lists: T[][]): T[] => lists.find(list => list.length > 0) ?? []

  const shown = keepConsistent(
    {
      strength: words.find(each => each.strength !== null)?.strength ?? null,
      priorities: first(words.map(each => each.priorities)).slice(0, 2),
      clash: first(words.map(each => each.clash)),
      turns: first(words.map(each => each.turns)),
    },
    debate.turns.map(turn => turn.turn_id),
  )
  const [worst] = shown.priorities
  // Where nothing is clearly weak, the last word is the one that could still have turned the debate.
  const retried = worst?.quote.turn_id ?? userTurns.at(-1)?.turn_id
  const retrySkill = worst?.skill ?? central.finding.drill.skill

  const review: Review = {
    noise,
    skills: bySkill(skill => {
      const typical =
        nearestTo(passes, ({ placed }) => placed.skills[skill].score, middle[skill]) ?? central
      const { testsMet, testsInferred, quotes } = typical.placed.skills[skill]
      return {
        band: bandOf(middle[skill]),
        tests_met: testsMet,
        tests_inferred: testsInferred,
        quotes,
      }
    }),
    strength: shown.strength,
    priorities: shown.priorities,
    drill: central.finding.drill,
    next_step: worst?.lift ?? firstSentence(central.finding.drill.text),
    clash: shown.clash,
    flaws: [],
    turns: shown.turns,
    retry: retried === undefined ? null : { turn_id: retried, skill: retrySkill },
    notes: first(words.map(each => each.notes)),
    provider: by.provider,
    model: by.model,
    prompt_version: by.promptVersion,
    rubric_version: RUBRIC_VERSION,
  }
  return { scores: toScores(skill => middle[skill]), overall, noise, review }
}
