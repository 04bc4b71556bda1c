import type { Language } from '#schema/constants.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import { type Coaching, type CoachingSlots, FAULTS, fillWholly, type Practice } from './coaching.ts'
import type { FoundFault } from './find-faults.ts'
import type { Findings } from './findings.ts'
import { shortPoint } from './short-point.ts'

type DrillChoice = { skill: Skill; drills: readonly string[]; slots: CoachingSlots }

/** The opponent's points that are worth an exercise, the most useful first. */
const pointsToPractise = (
  { clash, unanswered }: Findings,
  language: Language,
): { practice: Practice; point: string }[] => {
  const shown = (practice: Practice, text: string) => ({
    practice,
    point: shortPoint(text, language),
  })
  const rows = (practice: Practice, outcomes: readonly string[]) =>
    clash
      .filter(({ outcome }) => outcomes.includes(outcome))
      .map(({ point }) => shown(practice, point.text.text))
      .reverse()
  return [
    ...(unanswered ? [shown('last', unanswered)] : []),
    ...rows('stronger', ['answered', 'turned']),
    ...rows('unclear', ['could_not_tell']),
  ]
}

/** An exercise is the same one, whatever sentence it is about. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/gu, '“”')

/**
 * An exercise of three minutes: for what went wrong; else for a point of the opponent's that is
 * open, or for the skill that is lowest, shown at the user's own sentence. Not one that the user
 * has had lately.
 */
export const chooseDrill = (
  coaching: Coaching,
  wrong: FoundFault | null,
  findings: Findings,
  weakest: Skill,
  own: string | null,
  { earlier, language }: { earlier: readonly string[]; language: Language },
): { skill: Skill; text: string } => {
  const choices: DrillChoice[] = [
    ...(wrong
      ? [
          {
            skill: FAULTS[wrong.kind],
            drills: coaching.faults[wrong.kind].drills,
            slots: wrong.slots,
          },
        ]
      : []),
    ...pointsToPractise(findings, language).map(
      ({ practice, point }): DrillChoice => ({
        skill: 'refutation',
        drills: coaching.practice[practice],
        slots: { point },
      }),
    ),
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
