import type { JudgedDebate } from '#api/ai/judge.ts'
import type { PlantedFlaw } from '#api/ai/opponent.ts'
import { findFlaws } from '../opponent/find-flaws.ts'
import type { Heads } from '../quality/heads.ts'
import { judgeLevel, type Level } from '../quality/judge-level.ts'
import { type Answers, findAnswers } from './find-answers.ts'
import { findHollow, withoutCredit } from './find-hollow.ts'
import { markRebuttals } from './find-rebuttals.ts'
import { findSides, type Sides } from './find-sides.ts'
import { type Heard, hearDebate } from './hear-debate.ts'
import { type Relevance, readRelevance } from './read-relevance.ts'
import { type Sentence, wordsIn } from './sentence.ts'

/** All that was found in a debate, before anything is weighed. */
export type ReadDebate = {
  heard: Heard
  /** The user's sentences as they were said, all and those of the user's own case. */
  spoken: readonly Sentence[]
  ownSpoken: readonly Sentence[]
  /** The same as they count: hollow sentences without what they seem to do. */
  ours: readonly Sentence[]
  own: readonly Sentence[]
  hollow: ReadonlySet<string>
  relevance: Relevance
  sides: Sides
  answers: Answers
  /** What the opponent left in its case to be caught. */
  flaws: readonly PlantedFlaw[]
  /** What the trained heads make of the user's own case; null where they cannot tell. */
  trained: Level | null
}

/** With less than this outside the answers to the opponent, the answers are taken as the case. */
const LEAST_OWN = { words: 40, share: 0.25 }

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

/** Those of the hollow sentences that are not of the user's own case. */
const answersAmong = (
  hollow: ReadonlySet<string>,
  spoken: readonly Sentence[],
  own: readonly Sentence[],
): string[] => {
  const ownTexts = new Set(own.map(sentence => sentence.text))
  return spoken.flatMap(({ text }) => (hollow.has(text) && !ownTexts.has(text) ? [text] : []))
}

/** Reads a debate whose turns were shortened before. */
export const readDebate = (debate: JudgedDebate, heads: Heads): ReadDebate => {
  const heard = hearDebate(debate)
  const spoken = markRebuttals(heard)
  const ownSpoken = ownCase(spoken)
  const relevance = readRelevance(debate, heard, ownSpoken)
  const hollow = new Set([
    ...findHollow(heard, ownSpoken, relevance),
    // Where all of it is the own case there are no answers beside it.
    ...(ownSpoken === spoken
      ? []
      : answersAmong(findHollow(heard, spoken, relevance), spoken, ownSpoken)),
  ])
  const credited = (sentence: Sentence) =>
    hollow.has(sentence.text) ? withoutCredit(sentence) : sentence
  const ours = spoken.map(credited)
  const own = ownSpoken === spoken ? ours : ownSpoken.map(credited)
  const flaws = findFlaws(debate.turns, debate.language)
  const caught = flaws.flatMap(({ reply }) => (reply ? [reply.sentence] : []))
  const sides = findSides(debate, heard, spoken, relevance)
  const answers = findAnswers(debate, heard, ours, relevance, {
    conceding: sides.conceding,
    caught: new Set(caught),
  })
  const turns = debate.turns.filter(turn => turn.speaker === 'user').length
  // The speech head was trained on whole speeches, their greetings and asides included.
  const judged =
    turns === 1 && relevance.turns.every(turn => !turn.isOffMotion)
      ? spoken
      : own.filter(({ text }) => !hollow.has(text))
  // The weights know English only: elsewhere the rules alone judge.
  const trained =
    heard.language === 'en'
      ? judgeLevel(
          { sentences: judged.map(({ clean }) => clean), motion: debate.motion, turns },
          heads,
        )
      : null
  return { heard, spoken, ownSpoken, ours, own, hollow, relevance, sides, answers, flaws, trained }
}
