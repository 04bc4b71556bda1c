import type { Finding } from '#api/ai/judge.ts'
import type { Language, Skill } from '#schema/constants.ts'
import { skillName } from '#schema/rubric/rubric.ts'
import {
  type Coaching,
  coachingIn,
  FAULTS,
  type FaultKind,
  fill,
  PRACTISED_FOR,
} from './coaching.ts'
import type { DecidedTests } from './decide-tests.ts'
import type { FoundFault } from './find-faults.ts'
import { blame } from './review-turns.ts'
import type { Sentence } from './sentence.ts'

const MOST_PRIORITIES = 2

/** How much a fault weighs: the gravest first. */
const BY_WEIGHT = Object.keys(FAULTS) as FaultKind[]
/** These go before everything else, whatever the scores. */
const GRAVE: ReadonlySet<FaultKind> = new Set([
  'off motion',
  'gives up',
  'other side',
  'contradicts',
  'insult',
])
/** A skill that is lower by so many points outweighs one place in the order of the faults. */
const POINTS_A_PLACE = 4

const END = /[\s.!?…,;:。！？，；：]+$/u
const LEAD_IN: Record<Language, RegExp> = {
  en: /^(?:and|but|so|also|plus|well)\b,?\s+(?=\p{L})/iu,
  zh: /^(?:而且|并且|但是|可是|不过|所以|另外|还有)[，,]?/u,
}

/** The sentence as a frame begins with it: word for word, without its first joining word. */
const openingOf = (sentence: Sentence, language: Language): string => {
  const bare = sentence.text.replace(LEAD_IN[language], '').replace(END, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

const NO_POINT: Record<Language, string> = { en: '[your opponent’s point]', zh: '【对方的论点】' }

/** A fault as a priority: why it cost points, a frame for its sentence, what lifts the skill. */
export const priorityOf = (fault: FoundFault, coaching: Coaching, language: Language) => {
  const { frame, lift } = coaching.faults[fault.kind]
  const slots = {
    point: NO_POINT[language],
    ...fault.slots,
    S: openingOf(fault.sentence, language),
  }
  return {
    ...blame(fault, coaching),
    rewrite: fill(coaching.frameLabel, { frame: fill(frame, slots) }),
    lift: fill(lift, slots),
  }
}

/**
 * What a good debate can still gain: a published test that is open in its lowest skill, shown at
 * its fullest sentence that is not praised.
 */
export const openPriority = (
  ours: readonly Sentence[],
  isFree: (sentence: Sentence) => boolean,
  skill: Skill,
  decided: Record<Skill, DecidedTests>,
  language: Language,
): Finding['priorities'] => {
  const [test] = decided[skill].missing
  const [sentence] = ours
    .filter(each => isFree(each) && each.isWhole && !each.isEcho && !each.isQuestion)
    .sort((a, b) => b.stems.size - a.stems.size)
  if (!test || !sentence) return []
  const coaching = coachingIn(language)
  const slots = { skill: skillName(skill, language), test: test.text }
  return [
    {
      ...priorityOf({ kind: PRACTISED_FOR[skill], sentence, slots: {} }, coaching, language),
      skill,
      why: fill(coaching.stillOpen, slots),
    },
  ]
}

/** The gravest faults first: by their kind, and by how low the skill is. */
export const weighFaults = (
  faults: readonly FoundFault[],
  decided: Record<Skill, DecidedTests>,
): FoundFault[] => {
  const placeOf = ({ kind }: FoundFault) =>
    (GRAVE.has(kind) ? -BY_WEIGHT.length * POINTS_A_PLACE : 0) +
    BY_WEIGHT.indexOf(kind) +
    decided[FAULTS[kind]].score / POINTS_A_PLACE
  return [...faults].sort((a, b) => placeOf(a) - placeOf(b))
}

/** One or two faults to work on, of different skills and sentences. */
export const choosePriorities = (faults: readonly FoundFault[]): FoundFault[] => {
  const [first, ...others] = faults
  if (!first) return []
  const second = others.find(
    other => FAULTS[other.kind] !== FAULTS[first.kind] && other.sentence !== first.sentence,
  )
  return [first, ...(second ? [second] : [])].slice(0, MOST_PRIORITIES)
}
