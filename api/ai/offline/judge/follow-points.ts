import type { Mark } from '../language/lexicon.ts'
import type { OpponentPoint } from './find-points.ts'
import type { Heard } from './hear-debate.ts'
import type { Scope } from './known-points.ts'
import { type MetPoint, meetPoints } from './meet-points.ts'
import { tells } from './motion-field.ts'
import type { Outcome } from './outcome.ts'
import type { FirmOutcome } from './read-passages.ts'
import { contentIn, hasAny, type Sentence } from './sentence.ts'

/**
 * A point of the opponent's, and what the user made of it: the likeliest outcome, by which a score
 * is placed, and the firm one, which may be shown.
 */
export type FollowedPoint = {
  point: OpponentPoint
  outcome: Outcome
  firm: FirmOutcome | null
  /** What the user's later turns did with it, as evidence. */
  met: MetPoint
  reply: Sentence | null
  /** How firmly the best passage meets it; compared between passages only. */
  meets: number
  /** The firm outcome after each of the user's later turns, by the turn's place. */
  byTurn: { at: number; outcome: Outcome }[]
}

/** What a word counts that was said for the point, or that belongs to it unsaid. */
const WORTH = { said: 1, unsaid: 0.45 }
/** From the first on a sentence may meet a point, from the second on it does. */
const TOUCHES = 0.22
const MEETS = 0.5
/** Who says “you say” means a point of the opponent's: fewer shared words tell which. */
const NAMED = 2
/** A later turn must come closer than the next one, where nearly everything is an answer. */
const LATER = 1.3
/** The share of the best point's overlap from which on another point is met as well. */
const AS_WELL = 0.6
/** How much new matter a reason brings at least. */
const LEAST_NEW = 0.5
const MOST_FOLLOWING = 4

const ARGUES: readonly Mark[] = [
  ...(['deny', 'counter', 'link', 'turn', 'reason', 'result', 'mechanism', 'condition'] as const),
  ...(['figure', 'source', 'comparison', 'weighing', 'limit', 'granting'] as const),
]

type Passage = { sentences: Sentence[]; meets: number }

const overlapWith = (
  { content }: Sentence,
  point: OpponentPoint,
  weigh: (stem: string) => number,
): number => {
  let sum = 0
  for (const stem of content) {
    if (point.said.has(stem)) sum += WORTH.said * weigh(stem)
    else if (point.unsaid.has(stem)) sum += WORTH.unsaid * weigh(stem)
  }
  return sum
}

const isConceding = (sentence: Sentence, conceding: ReadonlySet<string>) =>
  conceding.has(sentence.text)

/** How the words of a point count: by what they tell, and less where several points share them. */
const weigherFor = (
  points: readonly OpponentPoint[],
  motion: ReadonlySet<string>,
  heard: Heard,
) => {
  const holders = new Map<string, number>()
  for (const { said, unsaid } of points)
    for (const stem of new Set([...said, ...unsaid]))
      holders.set(stem, (holders.get(stem) ?? 0) + 1)
  return (stem: string) =>
    motion.has(stem) ? 0 : tells(stem, heard.language) / (holders.get(stem) ?? 1)
}

/** Which passages of a turn meet which points; what goes on from a passage belongs to it. */
const passagesIn = (
  turn: readonly Sentence[],
  points: readonly OpponentPoint[],
  weigh: (stem: string) => number,
  isNextTo: (point: OpponentPoint) => boolean,
): Map<OpponentPoint, Passage> => {
  const passages = new Map<OpponentPoint, Passage>()
  let open: OpponentPoint[] = []
  let following = 0
  for (const sentence of turn) {
    const overlaps = points
      .map(point => {
        const named = sentence.marks.has('refer') ? NAMED : 1
        const value = named * overlapWith(sentence, point, weigh)
        return { point, value: isNextTo(point) ? value : value / LATER }
      })
      .filter(({ value }) => value >= TOUCHES)
      .sort((a, b) => b.value - a.value)
    const [best] = overlaps
    const leaves = hasAny(sentence, ['ownCase', 'close', 'summary'])
    // An example answers what the sentences before it answer, and nothing by itself.
    if (best && !sentence.marks.has('example')) {
      const met = overlaps.filter(({ value }) => value >= AS_WELL * best.value)
      open = met.map(({ point }) => point)
      following = 0
      for (const { point, value } of met) {
        const passage = passages.get(point) ?? { sentences: [], meets: 0 }
        passage.sentences.push(sentence)
        passage.meets += value
        passages.set(point, passage)
      }
    } else if (!leaves && following < MOST_FOLLOWING) {
      following += 1
      for (const point of open) passages.get(point)?.sentences.push(sentence)
    } else open = []
  }
  return passages
}

const newMatter = ({ sentences }: Passage, point: OpponentPoint, heard: Heard): number => {
  let sum = 0
  for (const stem of contentIn(sentences.filter(({ isEcho }) => !isEcho)))
    if (!point.said.has(stem)) sum += tells(stem, heard.language)
  return sum
}

const outcomeOf = (
  passage: Passage,
  point: OpponentPoint,
  heard: Heard,
  conceding: ReadonlySet<string>,
): Outcome => {
  const { sentences, meets } = passage
  if (sentences.some(sentence => isConceding(sentence, conceding))) return 'dropped'
  const argues = sentences.some(
    sentence => !sentence.isEcho && !sentence.marks.has('example') && hasAny(sentence, ARGUES),
  )
  if (!argues || newMatter(passage, point, heard) < LEAST_NEW)
    return meets >= MEETS ? 'dropped' : 'could_not_tell'
  if (meets < MEETS) return 'could_not_tell'
  return sentences.some(sentence => sentence.marks.has('turn')) ? 'turned' : 'answered'
}

/** What counts for showing a sentence as the answer. */
const replyIn = ({ sentences }: Passage): Sentence | null => {
  const worth = (sentence: Sentence) =>
    ARGUES.filter(mark => sentence.marks.has(mark)).length +
    Math.min(1, sentence.stems.size / 4) -
    (sentence.isEcho ? 4 : 0) -
    (sentence.isWhole ? 0 : 9) -
    (sentence.isQuestion ? 1 : 0)
  return [...sentences].sort((a, b) => worth(b) - worth(a))[0] ?? null
}

/** What is settled stays settled; a later turn may only better it. */
const RANK: Record<Outcome, number> = { dropped: 0, could_not_tell: 1, answered: 2, turned: 3 }

/**
 * Follows each point of the opponent's through the user's later turns. Of each passage it is asked
 * which point it meets; `conceding` are sentences that give a point up,
 * `caught` ones that answer a flaw.
 */
export const followPoints = (
  points: readonly OpponentPoint[],
  ours: readonly Sentence[],
  motion: ReadonlySet<string>,
  isMotion: (stem: string) => boolean,
  heard: Heard,
  conceding: ReadonlySet<string>,
  caught: ReadonlySet<string>,
): { points: FollowedPoint[]; scope: Scope } => {
  const hollow = new Set(ours.flatMap(({ stems, text }) => (stems.size === 0 ? [text] : [])))
  const { met, scope } = meetPoints(points, heard, isMotion, { conceding, caught, hollow })
  const weigh = weigherFor(points, motion, heard)
  const userTurns = [...new Set(ours.map(({ at }) => at))]
  const answers = new Map(
    points.map((point): [OpponentPoint, FollowedPoint] => [
      point,
      {
        ...{ point, outcome: 'dropped', firm: null, reply: null, meets: 0, byTurn: [] },
        met: met.get(point) ?? { byTurn: new Map(), heedings: [], touched: 0 },
      },
    ]),
  )
  for (const at of userTurns) {
    const open = points.filter(({ lead }) => lead.at < at)
    const lastTheirs = Math.max(...heard.theirs.map(each => (each.at < at ? each.at : -1)))
    const isNextTo = ({ sentences }: OpponentPoint) =>
      sentences.some(sentence => sentence.at === lastTheirs)
    const turn = ours.filter(sentence => sentence.at === at)
    const passages = passagesIn(turn, open, weigh, isNextTo)
    for (const point of open) {
      const answer = answers.get(point)
      if (!answer) continue
      const passage = passages.get(point)
      const outcome = passage ? outcomeOf(passage, point, heard, conceding) : 'dropped'
      if (passage && RANK[outcome] > RANK[answer.outcome]) {
        answer.outcome = outcome
        answer.reply = outcome === 'could_not_tell' ? null : replyIn(passage)
        answer.meets = passage.meets
      }
      answer.firm = answer.met.byTurn.get(at) ?? null
      answer.byTurn.push({ at, outcome: answer.firm?.outcome ?? 'could_not_tell' })
    }
  }
  return { points: [...answers.values()].filter(({ byTurn }) => byTurn.length > 0), scope }
}
