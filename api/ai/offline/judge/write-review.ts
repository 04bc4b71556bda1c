import type { Finding, JudgedDebate } from '#api/ai/judge.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { choosePriorities, openPriority, priorityOf, weighFaults } from './choose-priorities.ts'
import { type Coaching, chooseDrill, coachingIn, FAULTS, type FaultKind, fill } from './coaching.ts'
import type { DecidedTests } from './decide-tests.ts'
import { findFaults } from './find-faults.ts'
import { findGaps } from './find-gaps.ts'
import { findMerits, type Merit } from './find-merits.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { quoteOf } from './pick-quotes.ts'
import { catchesIn, praise, reviewTurns } from './review-turns.ts'
import type { Sentence } from './sentence.ts'

/**
 * From this score on, 0–100, what a whole debate lacks in a skill is not worth a priority; what
 * speaks against one's own side is asked of good debates too.
 */
const GOOD = 65
const VERY_GOOD = 85
const ASKED_OF_THE_GOOD: ReadonlySet<FaultKind> = new Set(['dropped', 'no limit'])

/** The sentences that the review praises, and those that it shows as answers. */
const praisedIn = (merits: readonly Merit[], { clash }: Findings): ReadonlySet<Sentence> =>
  new Set([
    ...merits.map(({ sentence }) => sentence),
    ...clash.flatMap(({ reply, outcome }) => (reply && outcome !== 'dropped' ? [reply] : [])),
  ])

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
    ...findings.turns.flatMap(({ turnId, isOffMotion, concedes, arguesOtherSide, contradicts }) => {
      const first = heard.ours.find(sentence => sentence.turn_id === turnId)
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
  findings: Findings,
  decided: Record<Skill, DecidedTests>,
): Omit<Finding, 'skills'> => {
  const { language } = heard
  const coaching = coachingIn(language)
  const catches = catchesIn(debate, ours)
  const merits = findMerits(heard, ours, findings, catches)
  const praised = new Set([...catches, ...praisedIn(merits, findings)])
  const isFree = (sentence: Sentence) => !praised.has(sentence)
  const faults = weighFaults(
    findFaults(heard, ours, findings).filter(({ sentence }) => isFree(sentence)),
    decided,
  )
  const gaps = findGaps(heard, ours, isFree, findings).filter(
    ({ kind }) => decided[FAULTS[kind]].score < (ASKED_OF_THE_GOOD.has(kind) ? VERY_GOOD : GOOD),
  )
  const chosen = choosePriorities(weighFaults([...faults, ...gaps], decided))
  const [first] = chosen
  const ranked = [...SKILLS].sort((a, b) => decided[a].score - decided[b].score)
  const lowest = ranked[0] ?? 'depth'
  const priorities =
    chosen.length > 0
      ? chosen.map(fault => priorityOf(fault, coaching, language))
      : openPriority(ours, isFree, lowest, decided, language)
  const [strength] = merits
  return {
    strength: strength ? praise(strength, coaching) : null,
    priorities,
    drill: chooseDrill(coaching, first ?? null, lowest, debate.earlierDrills ?? []),
    clash: findings.clash.map(({ point, outcome, reply }) => ({
      point: point.text,
      outcome,
      reply: outcome !== 'dropped' && reply?.isWhole ? quoteOf(reply) : null,
    })),
    turns: reviewTurns(debate, merits, faults, coaching),
    notes: notesOf(heard, findings, coaching),
  }
}
