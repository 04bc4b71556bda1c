import type { Finding, JudgedDebate } from '#api/ai/judge.ts'
import { type Language, SKILLS, type Skill } from '#schema/constants.ts'
import { type Coaching, chooseDrill, coachingIn, FAULTS, type FaultKind, fill } from './coaching.ts'
import type { DecidedTests } from './decide-tests.ts'
import { type Fault, findFaults } from './find-faults.ts'
import { findGaps } from './find-gaps.ts'
import { findMerits, type Merit } from './find-merits.ts'
import type { Findings } from './findings.ts'
import type { Heard } from './hear-debate.ts'
import { quoteOf } from './pick-quotes.ts'
import { blame, catchesIn, praise, reviewTurns } from './review-turns.ts'
import type { Sentence } from './sentence.ts'

const MOST_PRIORITIES = 2
/** From this score on, 0–100, what a whole debate lacks in a skill is not worth a priority. */
const GOOD = 85

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

const priorityOf = (fault: Fault, coaching: Coaching, language: Language) => {
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

/** The sentences that the review praises, and those that it shows as answers. */
const praisedIn = (merits: readonly Merit[], { clash }: Findings): ReadonlySet<Sentence> =>
  new Set([
    ...merits.map(({ sentence }) => sentence),
    ...clash.flatMap(({ reply, outcome }) => (reply && outcome !== 'dropped' ? [reply] : [])),
  ])

/** The gravest faults first: by their kind, and by how low the skill is. */
const weigh = (faults: readonly Fault[], decided: Record<Skill, DecidedTests>): Fault[] => {
  const placeOf = ({ kind }: Fault) =>
    (GRAVE.has(kind) ? -BY_WEIGHT.length * POINTS_A_PLACE : 0) +
    BY_WEIGHT.indexOf(kind) +
    decided[FAULTS[kind]].score / POINTS_A_PLACE
  return [...faults].sort((a, b) => placeOf(a) - placeOf(b))
}

/** One or two faults to work on, of different skills and sentences. */
const choosePriorities = (faults: readonly Fault[]): Fault[] => {
  const [first, ...others] = faults
  if (!first) return []
  const second = others.find(
    other => FAULTS[other.kind] !== FAULTS[first.kind] && other.sentence !== first.sentence,
  )
  return [first, ...(second ? [second] : [])].slice(0, MOST_PRIORITIES)
}

const notesOf = (heard: Heard, findings: Findings, { notes }: Coaching): string[] => [
  ...(heard.hasInstruction ? [notes.instruction] : []),
  ...(heard.hasCopied ? [notes.copied] : []),
  ...(heard.hasWordList ? [notes['word list']] : []),
  ...(heard.isForeign ? [notes.foreign] : []),
  ...findings.turns.flatMap(({ turnId, isOffMotion, concedes, arguesOtherSide, contradicts }) => {
    const first = heard.ours.find(sentence => sentence.turn_id === turnId)
    return [
      ...(isOffMotion && first ? [fill(notes['off motion'], { quote: quoteOf(first).text })] : []),
      ...(concedes ? [fill(notes['gives up'], { quote: quoteOf(concedes).text })] : []),
      ...(arguesOtherSide
        ? [fill(notes['other side'], { quote: quoteOf(arguesOtherSide).text })]
        : []),
      ...(contradicts
        ? [
            fill(notes.contradicts, {
              earlier: quoteOf(contradicts.earlier).text,
              later: quoteOf(contradicts.later).text,
            }),
          ]
        : []),
    ]
  }),
]

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
  const faults = weigh(
    findFaults(ours, findings, heard.lexicon.marks.hostile, language).filter(({ sentence }) =>
      isFree(sentence),
    ),
    decided,
  )
  const gaps = findGaps(heard, ours, isFree, findings).filter(
    ({ kind }) => decided[FAULTS[kind]].score < GOOD,
  )
  const chosen = choosePriorities(weigh([...faults, ...gaps], decided))
  const [first] = chosen
  const priorities = chosen.map(fault => priorityOf(fault, coaching, language))
  const ranked = [...SKILLS].sort((a, b) => decided[a].score - decided[b].score)
  const [strength] = merits
  return {
    strength: strength ? praise(strength, coaching) : null,
    priorities,
    drill: chooseDrill(coaching, first ?? null, ranked[0] ?? 'depth', debate.earlierDrills ?? []),
    clash: findings.clash.map(({ point, outcome, reply }) => ({
      point: point.text,
      outcome,
      reply: outcome !== 'dropped' && reply?.isWhole ? quoteOf(reply) : null,
    })),
    turns: reviewTurns(debate, merits, faults, coaching),
    notes: notesOf(heard, findings, coaching),
  }
}
