import type { Language } from '#schema/constants.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import {
  type Coaching,
  type CoachingSlots,
  FAULTS,
  type FaultKind,
  fillWholly,
  type Practice,
} from './coaching.ts'
import type { FoundFault } from './find-faults.ts'
import type { LastWord } from './find-last-word.ts'
import type { Findings } from './findings.ts'
import { shortPoint } from './short-point.ts'

/** A point with a greater chance of having been met, 0–1, may well be answered. */
const MOST_MET = 0.2

type DrillChoice = { skill: Skill; drills: readonly string[]; slots: CoachingSlots }

/** `earlier` are the drills that the user had; `hasWeighed`, whether one turn weighs the sides. */
type Said = { earlier: readonly string[]; language: Language; hasWeighed: boolean }

type Practised = { practice: Practice; slots: CoachingSlots }

/** What the user surely could not answer, because the turns were over. */
const ofLastWord = (
  { lastWord, turns }: Findings,
  kinds: readonly LastWord['kind'][],
  language: Language,
): Practised[] => {
  if (!lastWord || !kinds.includes(lastWord.kind)) return []
  const text = shortPoint(lastWord.text, language)
  if (lastWord.kind !== 'doubt') return [{ practice: lastWord.kind, slots: { point: text } }]
  // Who granted so much may have been quoted for the opponent's side.
  const isOwn = turns.every(({ concedes, arguesOtherSide }) => !concedes && !arguesOtherSide)
  return isOwn ? [{ practice: 'doubt', slots: { S: text } }] : []
}

/** What is worth an exercise where nothing went plainly wrong, the most useful first. */
const toPractise = (
  findings: Findings,
  own: string | null,
  { hasWeighed, language }: Said,
): Practised[] => {
  const { clash } = findings
  const about = (practice: Practice, text: string) => ({
    practice,
    slots: { point: shortPoint(text, language) },
  })
  // The fewer signs of an answer a point has, the more useful it is to answer it.
  const byNeed = [...clash].sort((a, b) => a.met - b.met)
  const isOpen = ({ outcome, met }: (typeof clash)[number]) =>
    outcome === 'dropped' || met < MOST_MET
  return [
    ...byNeed.filter(isOpen).map(({ point }) => about('open', point.text.text)),
    ...ofLastWord(findings, ['doubt'], language),
    ...(own === null || hasWeighed
      ? []
      : byNeed
          .filter(({ isMain }) => isMain)
          .map(({ point }): Practised => {
            const { practice, slots } = about('weigh', point.text.text)
            return { practice, slots: { ...slots, S: own } }
          })),
    // A better version of a main point is worth an answer whatever became of the point.
    ...byNeed
      .filter(row => !isOpen(row))
      .sort((a, b) => Number(b.isMain) - Number(a.isMain))
      .map(({ point }) => about('stronger', point.text.text)),
    ...(own === null ? [] : [{ practice: 'defend' as const, slots: { S: own } }]),
  ]
}

/** An exercise is the same one, whatever sentence it is about. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/gu, '“”')

/**
 * An exercise of three minutes: for what went wrong; else for what came too late to be answered, a
 * point with no sign of an answer, the one least surely answered, the user's best sentence, or the
 * skill that is lowest. Not one that the user has had lately.
 */
export const chooseDrill = (
  coaching: Coaching,
  wrong: FoundFault | null,
  findings: Findings,
  weakest: Skill,
  own: string | null,
  said: Said,
): { skill: Skill; text: string } => {
  const { earlier, language } = said
  const forFault = (kind: FaultKind, slots: CoachingSlots): DrillChoice => ({
    skill: FAULTS[kind],
    drills: coaching.faults[kind].drills,
    slots,
  })
  const forPractice = ({ practice, slots }: Practised): DrillChoice => ({
    skill: 'refutation',
    drills: coaching.practice[practice],
    slots,
  })
  const fault = wrong ? [forFault(wrong.kind, wrong.slots)] : []
  // What came too late is unanswered for certain, what was dropped only very likely.
  const isGraver = wrong !== null && wrong.kind !== 'dropped'
  const choices: DrillChoice[] = [
    ...(isGraver ? fault : []),
    ...(findings.turns.some(turn => turn.arguesOtherSide) ? [forFault('other side', {})] : []),
    ...ofLastWord(findings, ['point', 'reply'], language).map(forPractice),
    ...(isGraver ? [] : fault),
    ...toPractise(findings, own, said).map(forPractice),
    ...[weakest, ...SKILLS].map(
      (skill): DrillChoice => ({
        skill,
        drills: coaching.practice[skill],
        slots: own === null ? {} : { S: own },
      }),
    ),
  ]
  const drills = choices.flatMap(({ skill, drills, slots }) =>
    drills.flatMap(drill => {
      const text = fillWholly(drill, slots)
      return text === null ? [] : [{ skill, text }]
    }),
  )
  const known = new Set(earlier.map(withoutQuotes))
  const isNew = ({ text }: { text: string }) => !known.has(withoutQuotes(text))
  return drills.find(isNew) ?? drills[0] ?? { skill: weakest, text: '' }
}
