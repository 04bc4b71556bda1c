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

/**
 * Of the points so likely left standing, 0–1, more than four in five were, in debates by writers whom
 * the fit had not seen.
 */
const LIKELY_DROPPED = 0.75

/** Of a point that a sentence came nearer to nobody can tell whether it was left standing. */
const MOST_TOUCHED = 0.3

type DrillChoice = { skill: Skill; drills: readonly string[]; slots: CoachingSlots }

type Said = {
  /** The drills that the user had. */
  earlier: readonly string[]
  language: Language
  /** The user's best sentence for the own side. */
  own: string | null
  /** One turn weighs the sides. */
  hasWeighed: boolean
  /** Who argues so well needs a better opponent more than a better claim. */
  isStrong: boolean
}

type Practised = { practice: Practice; slots: CoachingSlots }

/** What the user surely could not answer, because the turns were over. */
const ofLastWord = (
  { lastWord, turns }: Findings,
  kinds: readonly LastWord['kind'][],
  language: Language,
): Practised[] => {
  if (!lastWord || !kinds.includes(lastWord.kind)) return []
  if (lastWord.kind === 'question')
    return [{ practice: 'question', slots: { point: lastWord.text } }]
  const text = shortPoint(lastWord.text, language)
  if (lastWord.kind === 'point' || lastWord.kind === 'reply')
    return [{ practice: lastWord.kind, slots: { point: text } }]
  // Who granted so much may have been quoted for the opponent's side.
  const isOwn = turns.every(({ concedes, arguesOtherSide }) => !concedes && !arguesOtherSide)
  return isOwn ? [{ practice: lastWord.kind, slots: { S: text } }] : []
}

/** What is worth an exercise where nothing went plainly wrong, the most useful first. */
const toPractise = (findings: Findings, said: Said): Practised[] => {
  const { own, hasWeighed, isStrong, language } = said
  const about = (practice: Practice, text: string) => ({
    practice,
    slots: { point: shortPoint(text, language) },
  })
  // The likelier a point was left standing, the more useful it is to answer it.
  const byNeed = [...findings.clash].sort((a, b) => b.dropped - a.dropped)
  const isOpen = ({ outcome, dropped, isMain, touched, isGivenUp }: (typeof byNeed)[number]) =>
    outcome === 'dropped' ||
    (isMain && !isGivenUp && dropped >= LIKELY_DROPPED && touched < MOST_TOUCHED)
  // What speaks for the user's side by now, or was given up, needs no answer any more.
  const main = byNeed.filter(
    ({ isMain, outcome, isGivenUp }) => isMain && outcome !== 'turned' && !isGivenUp,
  )
  const open = byNeed.filter(isOpen).map(({ point }) => about('open', point.text.text))
  const weigh =
    own === null || hasWeighed
      ? []
      : main.map(({ point }): Practised => {
          const { practice, slots } = about('weigh', point.text.text)
          return { practice, slots: { ...slots, S: own } }
        })
  const doubt = ofLastWord(findings, ['doubt'], language)
  // A better version of a main point is worth an answer unless one surely answered it.
  const stronger = main
    .filter(row => !isOpen(row) && row.reply === null)
    .map(({ point }) => about('stronger', point.text.text))
  const named = ofLastWord(findings, ['support', 'question'], language)
  const last = isStrong ? [...weigh, ...stronger, ...doubt] : [...doubt, ...stronger]
  return [...open, ...last, ...named]
}

const isNamed = (drill: string) => drill.includes('{')

/** These skills are practised against the opponent's points: without any, only by one's own. */
const AGAINST_POINTS: ReadonlySet<Skill> = new Set(['persuasion', 'refutation'])

/** An exercise is the same one, whatever sentence it is about. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/gu, '“”')

/** By so many points, 0–100, below all others it is plainly the lowest. */
const PLAINLY = 10

/**
 * The skill with the lowest score, of two alike the earlier one. Organization only where it is plainly
 * the lowest: short answers score low in it, too, however tidy they are.
 */
export const skillToPractise = (decided: Record<Skill, { score: number }>): Skill => {
  const [first = 'depth', second = first] = [...SKILLS].sort(
    (a, b) => decided[a].score - decided[b].score,
  )
  const isPlain = decided[second].score - decided[first].score >= PLAINLY
  return first === 'organization' && !isPlain ? second : first
}

/**
 * An exercise of three minutes: for what went wrong; else for what came too late to be answered, a
 * point that was likely left standing, what no turn does, a main point at its best, or the skill
 * that is lowest. Not one that the user has had lately.
 */
export const chooseDrill = (
  coaching: Coaching,
  wrong: FoundFault | null,
  findings: Findings,
  weakest: Skill,
  said: Said,
): { skill: Skill; text: string } => {
  const { earlier, language, own } = said
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
  const choices: DrillChoice[] = [
    ...fault,
    ...(findings.turns.some(turn => turn.arguesOtherSide) ? [forFault('other side', {})] : []),
    ...ofLastWord(findings, ['point', 'reply'], language).map(forPractice),
    ...toPractise(findings, said).map(forPractice),
    // An exercise with the user's own sentence comes before one that would fit any debate.
    ...[isNamed, (drill: string) => !isNamed(drill)].flatMap(fits =>
      [weakest, ...SKILLS].map(
        (skill): DrillChoice => ({
          skill,
          drills: coaching.practice[skill].filter(
            drill =>
              fits(drill) &&
              (isNamed(drill) || findings.clash.length > 0 || !AGAINST_POINTS.has(skill)),
          ),
          slots: own === null ? {} : { S: own },
        }),
      ),
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
