import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import { z } from 'zod'
import type { JudgedDebate } from '#api/ai/judge.ts'
import { LANGUAGES, OPPONENT_LEVELS, OPPONENT_STYLES, SKILLS, STANCES } from '#schema/constants.ts'
import { describeFaults, sayFault } from '#schema/motions/describe-faults.ts'

/** The first half is read while the judge is changed, the second only afterwards. */
export const HALVES = ['first', 'second'] as const
export type Half = (typeof HALVES)[number]

/**
 * What a statement of the review is about. `works` says of a sentence of a turn that it works;
 * `best`, that none of the turn is better, is what reviews said before.
 */
export const STATEMENT_KINDS = [
  'strength',
  'priority',
  'rewrite',
  'drill',
  'clash',
  'works',
  'best',
  'weakest',
  'catch',
  'note',
] as const

export const VERDICTS = ['right', 'generic', 'wrong'] as const

/** Whether a reply of the opponent's meets what was said. */
export const REPLY_VERDICTS = ['on', 'generic', 'off', 'wrong'] as const

/** What a coach would say became of a point after a turn of the user. */
const OUTCOMES = ['answered', 'turned', 'dropped', 'could_not_tell'] as const

const said = z.string().trim().min(1, 'is empty')
const mark = z.number().min(0).max(100)
const place = z.int().min(0)
const turn = z.union([z.strictObject({ ai: said }), z.strictObject({ user: said })])

const codedDebate = z.strictObject({
  id: said,
  motion: said,
  /** A self-written motion. */
  isCustom: z.boolean(),
  language: z.enum(LANGUAGES),
  /** The user's side. */
  stance: z.enum(STANCES),
  level: z.enum(OPPONENT_LEVELS),
  style: z.enum(OPPONENT_STYLES),
  /** A coach's marks, 0–100, given before any score was seen. */
  mark,
  refutation: mark,
  /** Gibberish, a keyword list, a concession … */
  deservesLittle: z.boolean(),
  /** The coach's marks by skill, where there are any. */
  skills: z.record(z.enum(SKILLS), mark).optional(),
  turns: z.array(turn).min(1),
  /** The opponent's points; `after` has the state after each later turn of the user. */
  points: z.array(
    z.strictObject({ id: said, saidIn: place, quote: said, after: z.array(z.enum(OUTCOMES)) }),
  ),
  /** Weak sentences of the opponent's, and the user's turn that caught each. */
  flaws: z.array(z.strictObject({ quote: said, caughtIn: place.nullable() })),
  /** How well the opponent's turns after its opening meet what was said, where it was coded. */
  replies: z
    .array(
      z.strictObject({ turn: place, verdict: z.enum(REPLY_VERDICTS), why: z.string().optional() }),
    )
    .optional(),
  /** The sentences of a review, coded without knowing which version wrote them. */
  statements: z.array(
    z.strictObject({
      kind: z.enum(STATEMENT_KINDS),
      text: said,
      about: z.string().optional(),
      verdict: z.enum(VERDICTS),
      why: z.string().optional(),
    }),
  ),
})
export type CodedDebate = z.infer<typeof codedDebate>

const textAt = ({ turns }: CodedDebate, at: number, speaker: 'ai' | 'user'): string | null => {
  const found = turns[at]
  if (found === undefined) return null
  if (speaker === 'ai') return 'ai' in found ? found.ai : null
  return 'user' in found ? found.user : null
}

const userTurnsAfter = ({ turns }: CodedDebate, at: number) =>
  turns.slice(at + 1).filter(each => 'user' in each).length

const userTurnsBefore = ({ turns }: CodedDebate, at: number) =>
  turns.slice(0, at).filter(each => 'user' in each).length

/** What the shape alone cannot say: quotes are verbatim, places are turns of the right speaker. */
const placeFaults = (debate: CodedDebate): string[] => {
  const points = debate.points.flatMap((point, nth) => {
    const text = textAt(debate, point.saidIn, 'ai')
    if (text === null) return [`points[${nth}].saidIn is no turn of the opponent`]
    const later = userTurnsAfter(debate, point.saidIn)
    return [
      ...(text.includes(point.quote) ? [] : [`points[${nth}].quote is not in its turn`]),
      ...(point.after.length === later
        ? []
        : [`points[${nth}].after has ${point.after.length} entries for ${later} later user turns`]),
    ]
  })
  const flaws = debate.flaws.flatMap(({ quote, caughtIn }, nth) => {
    const saidIn = debate.turns.findIndex(each => 'ai' in each && each.ai.includes(quote))
    if (saidIn === -1) return [`flaws[${nth}].quote is in no turn of the opponent`]
    if (caughtIn === null) return []
    const isCatch = caughtIn > saidIn && textAt(debate, caughtIn, 'user') !== null
    return isCatch ? [] : [`flaws[${nth}].caughtIn is no later turn of the user`]
  })
  const replies = (debate.replies ?? []).flatMap(({ turn: at }, nth) => {
    const isReply = textAt(debate, at, 'ai') !== null && userTurnsBefore(debate, at) > 0
    return isReply ? [] : [`replies[${nth}].turn is no reply of the opponent`]
  })
  const ids = debate.points.map(point => point.id)
  const twice = ids.filter((id, nth) => ids.indexOf(id) !== nth)
  return [...points, ...flaws, ...replies, ...twice.map(id => `points have the id ${id} twice`)]
}

/** A coded debate, or what is wrong with its file. */
const parseCoded = (path: string): { debate: CodedDebate | null; faults: string[] } => {
  try {
    const { data, error } = codedDebate.safeParse(load(readFileSync(path, 'utf8')), {
      error: sayFault,
    })
    if (!data) return { debate: null, faults: describeFaults(error) }
    const name = basename(path, '.yaml')
    const misnamed = data.id === name ? [] : [`id is ${data.id}, but the file is called ${name}`]
    return { debate: data, faults: [...misnamed, ...placeFaults(data)] }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return { debate: null, faults: [`line ${(error.mark?.line ?? 0) + 1}: ${error.reason}`] }
  }
}

const pathsOf = (half: Half, folder: string): string[] => {
  const inside = join(folder, half)
  // Git keeps no empty folder: a half without debates has none.
  if (!existsSync(inside)) return []
  return readdirSync(inside)
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => join(inside, name))
}

/** The debates of a half, in the order of their ids. Throws when a file is not well-formed. */
export const readCodedDebates = (half: Half, folder = import.meta.dirname): CodedDebate[] =>
  pathsOf(half, folder).map(path => {
    const { debate, faults } = parseCoded(path)
    if (debate && faults.length === 0) return debate
    throw new Error(`${path}: ${faults.join('; ')}`)
  })

/** Every fault of the coded debates, each with its file. */
export const findCodedFaults = (folder = import.meta.dirname) => {
  const paths = HALVES.flatMap(half => pathsOf(half, folder))
  return {
    files: paths.length,
    faults: paths.flatMap(path =>
      parseCoded(path).faults.map(fault => `${path.slice(folder.length + 1)}: ${fault}`),
    ),
  }
}

/** A coded debate as a judge is shown it; its turns are called t0, t1 … */
export const toJudged = ({ id, motion, language, stance, turns }: CodedDebate): JudgedDebate => ({
  debateId: id,
  motion,
  language,
  userStance: stance,
  mode: 'text',
  turns: turns.map((each, at) => ({
    turn_id: `t${at}`,
    ...('ai' in each
      ? { speaker: 'ai' as const, text: each.ai }
      : { speaker: 'user' as const, text: each.user }),
  })),
})
