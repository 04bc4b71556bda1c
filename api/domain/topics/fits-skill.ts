import type { TopicRow } from '#db/tables.ts'
import type { Skill } from '#schema/constants.ts'
import { MOTION_TRAITS } from '#schema/generated/motion-traits.ts'
import type { NextMotionCode } from '#schema/messages/codes.ts'
import type { Message } from '#schema/messages/message.ts'
import { motionsOn } from '#schema/motions/list-motions.ts'

type Trait = (typeof MOTION_TRAITS)[keyof typeof MOTION_TRAITS]
type CountedMotion = Trait & { key: string }

const ALL = Object.entries(MOTION_TRAITS).map(([key, trait]): CountedMotion => ({ key, ...trait }))

/** So many motions have the most, or the least, of what is counted. */
const OUTSTANDING = 12

const keysOf = (motions: readonly CountedMotion[]) => motions.map(({ key }) => key)
/** The motions with the highest figures. */
const most = (figure: (motion: CountedMotion) => number) =>
  keysOf(ALL.toSorted((a, b) => figure(b) - figure(a)).slice(0, OUTSTANDING))
const asking = (...kinds: Trait['kind'][]) => keysOf(ALL.filter(({ kind }) => kinds.includes(kind)))

type Fit = {
  /** The keys of the motions that fit. */
  motions: readonly string[]
  say: (score: number, topic: TopicRow) => Message<NextMotionCode>
}

const traitOf = ({ motion_key }: TopicRow): Trait | undefined =>
  ALL.find(({ key }) => key === motion_key)

/** What is true of a motion that makes it good practice for a skill (schema/rubric), and how to say it. */
const FITS: Record<Skill, Fit> = {
  // "Followed, step by step, to a consequence", and what a side costs.
  depth: {
    motions: asking('policy'),
    say: score => ({ code: 'NEXT_MOTION_DEPTH', params: { score } }),
  },
  // "You compare your stakes with those of the other side."
  persuasion: {
    motions: asking('value', 'comparison'),
    say: score => ({ code: 'NEXT_MOTION_PERSUASION', params: { score } }),
  },
  clarity: {
    motions: most(({ words }) => -words),
    say: score => ({ code: 'NEXT_MOTION_CLARITY', params: { score } }),
  },
  // "The support is specific: a case, a figure, a place or a source." Each argument has a case.
  argumentation: {
    motions: most(motion => motion.arguments),
    say: (score, topic) => ({
      code: 'NEXT_MOTION_ARGUMENTATION',
      params: { score, arguments: traitOf(topic)?.arguments ?? 0 },
    }),
  },
  // "You put the debate’s questions in order and go through them."
  organization: {
    motions: most(({ words }) => words),
    say: score => ({ code: 'NEXT_MOTION_ORGANIZATION', params: { score } }),
  },
  // "It sounds like one person talking to another."
  delivery: {
    motions: [...motionsOn('education'), ...motionsOn('society')],
    say: score => ({ code: 'NEXT_MOTION_DELIVERY', params: { score } }),
  },
  refutation: {
    motions: most(({ objections }) => objections),
    say: (score, topic) => ({
      code: 'NEXT_MOTION_REFUTATION',
      params: { score, objections: traitOf(topic)?.objections ?? 0 },
    }),
  },
}

/** For somebody without a score: what a school is, everybody knows. */
export const FIRST_MOTIONS: readonly string[] = motionsOn('education')

export const fitOf = (skill: Skill): Fit => FITS[skill]
