import type { Finding, JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import type { DebateMode, Skill } from '#schema/constants.ts'
import { findFlaws } from '../opponent/find-flaws.ts'
import type { Heads } from '../quality/heads.ts'
import { judgeLevel, type Level } from '../quality/judge-level.ts'
import { type DecidedTests, decideTests } from './decide-tests.ts'
import { findAnswers } from './find-answers.ts'
import { findHollow, withoutCredit } from './find-hollow.ts'
import { markRebuttals } from './find-rebuttals.ts'
import { costOfSides, findSides } from './find-sides.ts'
import { toFindings } from './findings.ts'
import { hearDebate } from './hear-debate.ts'
import { bestFor, quoteOf } from './pick-quotes.ts'
import { readAnachronism } from './read-anachronism.ts'
import { readFeatures } from './read-features.ts'
import { readMatter, type SaidMatter } from './read-matter.ts'
import { type RebuttalFeatures, readRebuttals } from './read-rebuttals.ts'
import { readRelevance } from './read-relevance.ts'
import type { Sentence } from './sentence.ts'
import { shortenTurns } from './shorten-turns.ts'
import { weighTests } from './weigh-tests.ts'
import { writeReview } from './write-review.ts'

const MOST_QUOTES = 3
/** From this score on, 0–100, a skill has a decisive moment. */
const DECIDING_SCORE = 80

/** With less than this outside the answers to the opponent, the answers are taken as the case. */
const LEAST_OWN = { words: 40, share: 0.25 }

const bySkill = <T>(make: (skill: Skill) => T): Record<Skill, T> => ({
  depth: make('depth'),
  persuasion: make('persuasion'),
  clarity: make('clarity'),
  argumentation: make('argumentation'),
  organization: make('organization'),
  delivery: make('delivery'),
  refutation: make('refutation'),
})

const wordsIn = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, each) => sum + each.words.length, 0)

/**
 * What the other six skills are read from: the user's own case, apart from the answers to the
 * opponent.
 */
const ownCase = (ours: readonly Sentence[]): readonly Sentence[] => {
  const own = ours.filter(sentence => !sentence.isRebuttal)
  const isEnough =
    wordsIn(own) >= LEAST_OWN.words && wordsIn(own) >= LEAST_OWN.share * wordsIn(ours)
  return isEnough ? own : ours
}

/**
 * How much Organization loses when no sentence is in a fitting place; from this share of well
 * placed sentences on, it loses nothing.
 */
const LOST_WITHOUT_ORDER = 0.5
const ORDERLY = 0.8
const lostToOrder = (order: number) => (LOST_WITHOUT_ORDER * Math.max(0, ORDERLY - order)) / ORDERLY

/** Organization loses so much when every turn answers what was said only later. */
const LOST_OUT_OF_TURN = 0.5

/** Words that more people than this, 0–1, would find inappropriate cost Delivery. */
const TOLERATED = 0.4

const lostToWords = (trained: Level | null) =>
  Math.max(0, (trained?.inappropriate ?? 0) - TOLERATED)

/** How far what is said of the matter moves the score of a debate, 0–1. */
const MATTER_WEIGHT = 0.5
/** What the trained heads find of the usual debate, 0–100. */
const USUAL_LEVEL = 57
const MOST_LEVEL = 100

/** Where the trained heads and what is said of the matter place a debate; a long speech the heads. */
const levelOf = (trained: Level | null, matter: SaidMatter): Level => {
  const inappropriate = trained?.inappropriate ?? 0
  const better = trained ? trained.level - USUAL_LEVEL : 0
  const inDebate = Math.min(MOST_LEVEL, Math.max(0, matter.level + better))
  if (trained === null)
    return { level: inDebate, weight: MATTER_WEIGHT, speechShare: 0, inappropriate }
  const { speechShare } = trained
  return {
    level: speechShare * trained.level + (1 - speechShare) * inDebate,
    weight: speechShare * trained.weight + (1 - speechShare) * MATTER_WEIGHT,
    speechShare,
    inappropriate,
  }
}

/** The skills that are about what was argued, as distinct from how. */
const OF_MATTER: ReadonlySet<Skill> = new Set([
  ...(['depth', 'persuasion', 'argumentation', 'refutation'] as const),
])
/** How much the share of points that were met counts in Refutation, 0–1. */
const MET_WEIGHT = 0.5
/** How far answers that say little of the matter are trusted, 0–1. */
const LEAST_TRUST = 0.4

/** Organization loses so much, 0–1, where nothing that is said says something. */
const LOST_WITHOUT_MATTER = 0.9
/** Where no head is trained, what is said counts so much for its order, 0–1. */
const MATTER_IN_ORDER = 0.3
/** Up to this share of words that say nothing, 0–1, order alone counts. */
const MOSTLY_HOLLOW = 0.6

const lostToHollow = (hollow: ReadonlySet<string>, spoken: readonly Sentence[]) => {
  const empty = spoken.filter(({ text }) => hollow.has(text))
  const share = wordsIn(empty) / Math.max(1, wordsIn(spoken))
  return (LOST_WITHOUT_MATTER * Math.max(0, share - MOSTLY_HOLLOW)) / (1 - MOSTLY_HOLLOW)
}

/** Refutation is read from the answers alone, and a voice from its sound. */
const levelFor = (
  skill: Skill,
  mode: DebateMode,
  level: Level,
  { answered, points }: RebuttalFeatures,
): Level | null => {
  if (skill === 'refutation') {
    if (points === 0) return null
    const trust = LEAST_TRUST + ((1 - LEAST_TRUST) * level.level) / MOST_LEVEL
    return { ...level, level: (MOST_LEVEL * trust * answered) / points, weight: MET_WEIGHT }
  }
  if (skill !== 'delivery') return level
  return mode === 'voice' ? null : { ...level, level: level.level * (1 - lostToWords(level)) }
}

/** Those of the hollow sentences that are not of the user's own case. */
const answersAmong = (
  hollow: ReadonlySet<string>,
  spoken: readonly Sentence[],
  own: readonly Sentence[],
): string[] => {
  const ownTexts = new Set(own.map(sentence => sentence.text))
  return spoken.flatMap(({ text }) => (hollow.has(text) && !ownTexts.has(text) ? [text] : []))
}

/** What the judge finds in a debate: the tests of every skill, and the words of the review. */
export const judgeDebate = (whole: JudgedDebate, heads: Heads): Finding => {
  const debate = shortenTurns(whole)
  const heard = hearDebate(debate)
  const spoken = markRebuttals(heard)
  const ownSpoken = ownCase(spoken)
  const relevance = readRelevance(debate, heard, ownSpoken)
  const hollow = new Set([
    ...findHollow(heard, ownSpoken, relevance),
    ...answersAmong(findHollow(heard, spoken, relevance), spoken, ownSpoken),
  ])
  const credited = (sentence: Sentence) =>
    hollow.has(sentence.text) ? withoutCredit(sentence) : sentence
  const [ours, own] = [spoken.map(credited), ownSpoken.map(credited)]
  const caught = findFlaws(debate.turns, debate.language).flatMap(({ reply }) =>
    reply ? [reply.sentence] : [],
  )
  const sides = findSides(debate, heard, spoken, relevance)
  const answers = findAnswers(debate, heard, ours, relevance, {
    conceding: sides.conceding,
    caught: new Set(caught),
  })
  const firm = readFeatures(own, heard.lexicon)
  const wide = readFeatures(ours, heard.lexicon)
  // A sentence has its place among the others whatever it tells.
  const ordered = {
    firm: readFeatures(ownSpoken, heard.lexicon),
    wide: readFeatures(spoken, heard.lexicon),
  }
  const rebuttals = readRebuttals(answers)
  // The weights know English only: elsewhere the rules alone judge.
  const trained =
    heard.language === 'en'
      ? judgeLevel(
          {
            sentences: own.flatMap(({ text, clean }) => (hollow.has(text) ? [] : [clean])),
            motion: debate.motion,
            turns: debate.turns.filter(turn => turn.speaker === 'user').length,
          },
          heads,
        )
      : null
  const level = levelOf(trained, readMatter(heard, own, hollow, relevance))
  const orderLevel = trained ?? { ...level, weight: MATTER_IN_ORDER }
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
      (1 - lostToOrder(ordered.firm.order)) *
        (1 - lostToHollow(hollow, ownSpoken)) *
        (1 - LOST_OUT_OF_TURN * readAnachronism(heard, spoken, relevance.field.motion)),
    ...(debate.mode === 'voice' && { delivery: lostToWords(level) }),
  }
  const lostIn = (skill: Skill) =>
    1 - (1 - (lostBy[skill] ?? 0)) * (1 - sideCost[OF_MATTER.has(skill) ? 'matter' : 'form'])
  const decided: Record<Skill, DecidedTests> = bySkill(skill =>
    decideTests(
      skill,
      debate,
      skill === 'organization' ? evidenceOfOrder : evidence,
      skill === 'organization' ? orderLevel : levelFor(skill, debate.mode, level, rebuttals),
      lostIn(skill),
    ),
  )
  const skills = bySkill((skill): SkillFinding => {
    const { testsMet, testsInferred, offset, score } = decided[skill]
    const quotes = bestFor(skill, ours).slice(0, MOST_QUOTES).map(quoteOf)
    return {
      testsMet,
      testsInferred,
      offset,
      quotes,
      decisiveMoment: score >= DECIDING_SCORE ? (quotes[0]?.text ?? null) : null,
    }
  })
  const findings = toFindings(debate.turns, relevance, sides, answers)
  return { skills, ...writeReview(debate, heard, ours, findings, decided) }
}
