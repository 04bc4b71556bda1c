import type { Finding, JudgedDebate, SkillFinding } from '#api/ai/judge.ts'
import type { DebateMode, Skill } from '#schema/constants.ts'
import { findFlaws } from '../opponent/find-flaws.ts'
import type { Heads } from '../quality/heads.ts'
import { judgeLevel, type Level } from '../quality/judge-level.ts'
import { type DecidedTests, decideTests } from './decide-tests.ts'
import { findAnswers } from './find-answers.ts'
import { findHollow, withoutCredit } from './find-hollow.ts'
import { markRebuttals } from './find-rebuttals.ts'
import { toFindings } from './findings.ts'
import { hearDebate } from './hear-debate.ts'
import { bestFor, quoteOf } from './pick-quotes.ts'
import { readFeatures } from './read-features.ts'
import { type Matter, readMatter } from './read-matter.ts'
import { readRebuttals } from './read-rebuttals.ts'
import { readRelevance } from './read-relevance.ts'
import type { Sentence } from './sentence.ts'
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
const levelOf = (trained: Level | null, matter: Matter): Level => {
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

/** Refutation is read from the answers alone, and a voice from its sound. */
const levelFor = (skill: Skill, mode: DebateMode, level: Level): Level | null => {
  if (skill === 'refutation') return null
  if (skill !== 'delivery') return level
  return mode === 'voice' ? null : { ...level, level: level.level * (1 - lostToWords(level)) }
}

/** What the judge finds in a debate: the tests of every skill, and the words of the review. */
export const judgeDebate = (debate: JudgedDebate, heads: Heads): Finding => {
  const heard = hearDebate(debate)
  const relevance = readRelevance(debate, heard)
  const hollow = findHollow(heard, relevance)
  const ours = markRebuttals(heard).map(sentence =>
    hollow.has(sentence.text) ? withoutCredit(sentence) : sentence,
  )
  const caught = findFlaws(debate.turns, debate.language).flatMap(({ reply }) =>
    reply ? [reply.sentence] : [],
  )
  const answers = findAnswers(heard, ours, debate.motion, heads, new Set(caught))
  const own = ownCase(ours)
  const firm = readFeatures(own, heard.lexicon)
  const wide = readFeatures(ours, heard.lexicon)
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
  const level = levelOf(trained, readMatter(heard, ours, hollow, relevance))
  const evidence = {
    firm: weighTests(debate, firm, rebuttals),
    wide: weighTests(debate, wide, rebuttals),
  }
  const lostBy: Partial<Record<Skill, number>> = {
    organization: lostToOrder(firm.order),
    ...(debate.mode === 'voice' && { delivery: lostToWords(level) }),
  }
  const decided: Record<Skill, DecidedTests> = bySkill(skill =>
    decideTests(skill, debate, evidence, levelFor(skill, debate.mode, level), lostBy[skill] ?? 0),
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
  const findings = toFindings(debate.turns, answers)
  return { skills, ...writeReview(debate, heard, ours, findings, decided) }
}
