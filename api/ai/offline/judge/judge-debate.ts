import type { Finding, JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import type { Skill } from '#schema/constants.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import type { Heads } from '../quality/heads.ts'
import { chooseLevels, lostToWords } from './choose-levels.ts'
import { type DecidedTests, decideTests } from './decide-tests.ts'
import { costOfSides } from './find-sides.ts'
import { toFindings } from './findings.ts'
import { debateEvidence } from './firm/debate-evidence.ts'
import { FIRMNESS } from './firm/firmness.ts'
import { settlePoints } from './firm/settle-points.ts'
import { bestFor, quoteOf } from './pick-quotes.ts'
import { quotedEarly } from './quoted-early.ts'
import { type ReadDebate, readDebate } from './read-debate.ts'
import { readFeatures } from './read-features.ts'
import { quotingSentences } from './read-figures.ts'
import { readRebuttals } from './read-rebuttals.ts'
import { readSequence } from './read-sequence.ts'
import { type Sentence, wordsIn } from './sentence.ts'
import { shortenTurns } from './shorten-turns.ts'
import { weighTests } from './weigh-tests.ts'
import { writeReview } from './write-review.ts'

const MOST_QUOTES = 3
/** From this score on, 0–100, a skill has a decisive moment. */
const DECIDING_SCORE = 80

const bySkill = <T>(make: (skill: Skill) => T): Record<Skill, T> => ({
  depth: make('depth'),
  persuasion: make('persuasion'),
  clarity: make('clarity'),
  argumentation: make('argumentation'),
  organization: make('organization'),
  delivery: make('delivery'),
  refutation: make('refutation'),
})

/**
 * How much Organization loses when no sentence is in a fitting place; from this share of well
 * placed sentences on, it loses nothing.
 */
const LOST_WITHOUT_ORDER = 0.5
const ORDERLY = 0.95
const lostToOrder = (order: number) => (LOST_WITHOUT_ORDER * Math.max(0, ORDERLY - order)) / ORDERLY

/**
 * Organization loses so much, 0–1, when turns are out of their order: from the first share of what
 * another order would gain it begins to lose, from the second on it loses all of it.
 */
const LOST_OUT_OF_TURN = 0.5
const OUT_OF_TURN = [0.03, 0.13] as const
const lostToSequence = (gained: number) => {
  const [least, most] = OUT_OF_TURN
  return LOST_OUT_OF_TURN * Math.min(1, Math.max(0, (gained - least) / (most - least)))
}

/** Delivery loses so much by each harsh word at the opponent, and no more than the most, 0–1. */
const LOST_TO_HOSTILITY = { each: 0.12, most: 0.5 }

const lostToHostility = (sentences: number) =>
  Math.min(LOST_TO_HOSTILITY.most, LOST_TO_HOSTILITY.each * sentences)

/** The skills that are about what was argued, as distinct from how. */
const OF_MATTER: ReadonlySet<Skill> = new Set([
  ...(['depth', 'persuasion', 'argumentation', 'refutation'] as const),
])
/** Organization loses so much, 0–1, where nothing that is said says something. */
const LOST_WITHOUT_MATTER = 0.9
/** Up to this share of words that say nothing, 0–1, order alone counts. */
const MOSTLY_HOLLOW = 0.6

const lostToHollow = (hollow: ReadonlySet<string>, spoken: readonly Sentence[]) => {
  const empty = spoken.filter(({ text }) => hollow.has(text))
  const share = wordsIn(empty) / Math.max(1, wordsIn(spoken))
  return (LOST_WITHOUT_MATTER * Math.max(0, share - MOSTLY_HOLLOW)) / (1 - MOSTLY_HOLLOW)
}

/** The sentences that quote the opponent or meet one of its points. */
const answering = (read: ReadDebate): Sentence[] => [
  ...quotingSentences(read),
  ...read.answers.points.flatMap(({ reply }) => reply ?? []),
]

/** What a debate, shortened before, earns in each skill, and what that was read from. */
const decideSkills = (debate: JudgedDebate, heads: Heads) => {
  const read = readDebate(debate, heads)
  const { heard, spoken, ownSpoken, ours, own, hollow, relevance, sides, answers, trained } = read
  // Where all of it is the own case, firm and wide are read from the same sentences.
  const featuresOf = onceAnObject((sentences: readonly Sentence[]) =>
    readFeatures(sentences, heard.lexicon),
  )
  const firm = featuresOf(own)
  const wide = featuresOf(ours)
  // A sentence has its place among the others whatever it tells.
  const ordered = { firm: featuresOf(ownSpoken), wide: featuresOf(spoken) }
  const rebuttals = readRebuttals(answers)
  const levels = chooseLevels(read, debate)
  const evidence = {
    firm: weighTests(debate, firm, rebuttals),
    wide: weighTests(debate, wide, rebuttals),
  }
  const evidenceOfOrder = {
    firm: weighTests(debate, ordered.firm, rebuttals),
    wide: weighTests(debate, ordered.wide, rebuttals),
  }
  const sideCost = costOfSides(sides)
  const lostBy: Partial<Record<Skill, number>> = {
    organization:
      1 -
      (1 - lostToOrder(Math.min(ordered.firm.order, ordered.wide.order))) *
        (1 - lostToHollow(hollow, ownSpoken)) *
        (1 - lostToSequence(readSequence(heard, spoken, relevance.field.motion))) *
        (1 - LOST_OUT_OF_TURN * quotedEarly(debate, heard.language)),
    delivery:
      1 -
      (1 - (debate.mode === 'voice' ? lostToWords(trained) : 0)) *
        (1 - lostToHostility(wide.hostile)),
  }
  const lostIn = (skill: Skill) =>
    1 - (1 - (lostBy[skill] ?? 0)) * (1 - sideCost[OF_MATTER.has(skill) ? 'matter' : 'form'])
  const decided: Record<Skill, DecidedTests> = bySkill(skill =>
    decideTests(
      skill,
      debate,
      skill === 'organization' ? evidenceOfOrder : evidence,
      levels[skill],
      lostIn(skill),
    ),
  )
  return { read, levels, decided }
}

/** What is shown of a skill beside its tests. */
const quotedSkill = (
  skill: Skill,
  { testsMet, testsInferred, offset, score }: DecidedTests,
  read: ReadDebate,
): SkillFinding => {
  const best = bestFor(skill, read.ours)
  // Who answers without saying “you say” answers all the same.
  const shown = skill === 'refutation' && best.length === 0 ? answering(read) : best
  const quotes = shown.slice(0, MOST_QUOTES).map(quoteOf)
  return {
    testsMet,
    testsInferred,
    offset,
    quotes,
    decisiveMoment: score >= DECIDING_SCORE ? (quotes[0]?.text ?? null) : null,
  }
}

/** The tests of each skill alone: what a score is placed by, without any words of the debate. */
export const judgeTests = (whole: JudgedDebate, heads: Heads): Record<Skill, DecidedTests> =>
  decideSkills(shortenTurns(whole), heads).decided

/** What the judge finds in a debate: the tests of every skill, and the words of the review. */
export const judgeDebate = (whole: JudgedDebate, heads: Heads): Finding => {
  const debate = shortenTurns(whole)
  const { read, levels, decided } = decideSkills(debate, heads)
  const skills = bySkill(skill => quotedSkill(skill, decided[skill], read))
  const { heard, ours, relevance, sides, answers } = read
  const settled = settlePoints(debateEvidence(read, levels), FIRMNESS)
  const findings = toFindings(debate.turns, relevance, sides, {
    ...answers,
    points: settled,
  })
  return { skills, ...writeReview(debate, heard, ours, findings, decided) }
}
