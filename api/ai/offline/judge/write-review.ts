import type { Finding, JudgedDebate } from '#api/ai/judge.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { chooseDrill, skillToPractise } from './choose-drill.ts'
import { byWeight, choosePriorities, priorityOf } from './choose-priorities.ts'
import { type Coaching, coachingIn, fill } from './coaching.ts'
import type { DecidedTests } from './decide-tests.ts'
import { type FoundFault, findFaults } from './find-faults.ts'
import { type Catches, findMerits, type Merit } from './find-merits.ts'
import { findOwn } from './find-own.ts'
import type { Findings } from './findings.ts'
import { givesUpIn } from './gives-up.ts'
import type { Heard } from './hear-debate.ts'
import { openingOf } from './opening-of.ts'
import { quoteOf } from './pick-quotes.ts'
import { reviewCuesIn } from './review-cues.ts'
import { catchesIn, praise, reviewTurns } from './review-turns.ts'
import { hasAny, isWithin, type Sentence } from './sentence.ts'
import { isSureSlip, withSureDrops, withSureSides } from './sure-slips.ts'

/** What the review praises, and what it shows as answers: none of it is blamed. */
const praisedIn = (
  merits: readonly Merit[],
  catches: Catches,
  { clash }: Findings,
): readonly Sentence[] => [
  ...merits.map(({ sentence }) => sentence),
  ...catches.keys(),
  ...clash.flatMap(({ reply }) => reply ?? []),
]

/** Below this score, 0–100, of Refutation nothing is said to be answered. */
const IGNORES_THE_OPPONENT = 20

/** From this mean score on, 0–100, a better opponent teaches more than a better claim. */
const VERY_STRONG = 68

/** The clash as Refutation agrees with it. */
const agreed = (findings: Findings, refutation: number): Findings => {
  if (refutation >= IGNORES_THE_OPPONENT) return findings
  const clash = findings.clash.map(row =>
    row.outcome === 'dropped' ? row : { ...row, outcome: 'could_not_tell' as const, reply: null },
  )
  return { ...findings, clash }
}

const meanScore = (decided: Record<Skill, DecidedTests>): number =>
  SKILLS.reduce((sum, skill) => sum + decided[skill].score, 0) / SKILLS.length

const notesOf = (heard: Heard, findings: Findings, { notes }: Coaching): string[] => {
  const seen = new Set<string>()
  const once = (kind: string, note: string): string[] => {
    if (seen.has(kind)) return []
    seen.add(kind)
    return [note]
  }
  return [
    ...(heard.hasInstruction ? [notes.instruction] : []),
    ...(heard.hasCopied ? [notes.copied] : []),
    ...(heard.hasWordList ? [notes['word list']] : []),
    ...(heard.isForeign ? [notes.foreign] : []),
    ...findings.turns.flatMap(turn => {
      const { turnId, isOffMotion, arguesOtherSide, contradicts } = turn
      const said = heard.ours.filter(sentence => sentence.turn_id === turnId)
      const [first] = said
      const concedes = givesUpIn(turn, said, heard.language)
      return [
        ...(isOffMotion && first
          ? once('off motion', fill(notes['off motion'], { quote: quoteOf(first).text }))
          : []),
        ...(concedes
          ? once('gives up', fill(notes['gives up'], { quote: quoteOf(concedes).text }))
          : []),
        ...(arguesOtherSide
          ? once('other side', fill(notes['other side'], { quote: quoteOf(arguesOtherSide).text }))
          : []),
        ...(contradicts
          ? once(
              'contradicts',
              fill(notes.contradicts, {
                earlier: quoteOf(contradicts.earlier).text,
                later: quoteOf(contradicts.later).text,
              }),
            )
          : []),
      ]
    }),
  ]
}

/**
 * The words of the review: a strength, priorities with frames, a drill, the clash and remarks. What
 * is not beyond doubt is left out.
 */
export const writeReview = (
  debate: JudgedDebate,
  heard: Heard,
  ours: readonly Sentence[],
  found: Findings,
  decided: Record<Skill, DecidedTests>,
): Omit<Finding, 'skills'> => {
  const { language } = heard
  const coaching = coachingIn(language)
  const score = meanScore(decided)
  const heeded = agreed(withSureDrops(found, heard), decided.refutation.score)
  const findings = withSureSides(heeded, { score, refutation: decided.refutation.score })
  const catches = catchesIn(debate, ours)
  // Where it is not sure whose side a turn is on, nothing in it is praised.
  const merits = findMerits(heard, ours, heeded, catches)
  const praised = praisedIn(merits, catches, findings)
  const isFree = (sentence: Sentence) => !praised.some(each => isWithin(sentence, each))
  const slotsOf = ({ sentence, slots }: FoundFault) => ({
    S: openingOf(sentence, language),
    side: coaching.sides[debate.userStance],
    ...slots,
  })
  const faults = byWeight(
    findFaults(heard, ours, findings).filter(
      ({ kind, sentence }) => isFree(sentence) && isSureSlip(kind, score),
    ),
  ).map(fault => ({ ...fault, slots: slotsOf(fault) }))
  const chosen = choosePriorities(faults)
  const strength = merits[0]
  const own = findOwn(heard, ours, merits, heeded)
  const cues = reviewCuesIn(language)
  const weighs = (sentence: Sentence) =>
    hasAny(sentence, ['weighing', 'decides']) || cues.weighs.test(sentence.text)
  return {
    strength: strength ? praise(strength, coaching) : null,
    priorities: chosen.map(fault => priorityOf(fault, coaching)),
    drill: chooseDrill(coaching, chosen[0] ?? null, findings, skillToPractise(decided), {
      ...{ earlier: debate.earlierDrills ?? [], language, isStrong: score >= VERY_STRONG },
      own: own ? openingOf(own, language) : null,
      hasWeighed: ours.some(weighs),
    }),
    clash: findings.clash.map(({ point, outcome, reply, met }) => ({
      ...(reply?.isWhole
        ? { point: met, reply: quoteOf(reply) }
        : { point: point.text, reply: null }),
      outcome,
    })),
    turns: reviewTurns(debate, merits, faults, coaching),
    notes: notesOf(heard, findings, coaching),
  }
}
