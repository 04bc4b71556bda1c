import type { ClashOutcome } from '#schema/constants.ts'
import { sharedCount } from '../language/content-words.ts'
import { phraseKindOf } from '../opponent/phrase-kind-of.ts'
import { type Heads, shareCounters } from '../quality/heads.ts'
import { readCounters } from '../quality/read-counters.ts'
import type { Heard } from './hear-debate.ts'
import { hasAny, type Sentence } from './sentence.ts'

/** A main point of the opponent's, and what the user made of it. */
type Answer = { point: Sentence; outcome: ClashOutcome; reply: Sentence | null }

export type Answers = {
  points: Answer[]
  /**
   * Runs of rebutting sentences, each with how well it answers something the opponent really said.
   */
  blocks: { sentences: Sentence[]; meets: number }[]
}

/** How many points of the opponent's are looked at, and how many of them from its opening. */
const MOST_POINTS = 4
const FROM_OPENING = 2
/** Fewer words of content make no point. */
const LEAST_STEMS = 3
/**
 * More content words than this do not make a point more important; a link counts like so many of
 * them.
 */
const MOST_STEMS = 8
const LINK_WORTH = 2
/** Points that share more of their words than this, 0–1, are the same point. */
const SAME_POINT = 0.4

const LINKS = ['reason', 'result', 'mechanism', 'claim'] as const

const weightOf = (sentence: Sentence): number =>
  Math.min(MOST_STEMS, sentence.stems.size) +
  LINK_WORTH * LINKS.filter(mark => sentence.marks.has(mark)).length

/** A claim of the opponent's own, and none of the phrases around it. */
const isPoint = (sentence: Sentence) =>
  !sentence.isQuestion &&
  sentence.stems.size >= LEAST_STEMS &&
  !sentence.marks.has('refer') &&
  !sentence.marks.has('example') &&
  phraseKindOf(sentence.text) === null

/**
 * The strongest claims of the opponent's turns that the user could still answer: two of the
 * opening, then others.
 */
const mainPoints = (heard: Heard, lastUserTurn: number): Sentence[] => {
  const candidates = heard.theirs.filter(
    sentence => sentence.at < lastUserTurn && isPoint(sentence),
  )
  const opening = candidates[0]?.at
  const chosen: Sentence[] = []
  const take = (from: readonly Sentence[], most: number) => {
    let taken = 0
    for (const sentence of [...from].sort((a, b) => weightOf(b) - weightOf(a) || a.at - b.at)) {
      if (taken >= most || chosen.length >= MOST_POINTS) return
      const isNew = chosen.every(
        other =>
          sharedCount(other.stems, sentence.stems) <
          SAME_POINT * Math.min(other.stems.size, sentence.stems.size),
      )
      if (!isNew) continue
      chosen.push(sentence)
      taken += 1
    }
  }
  take(
    candidates.filter(sentence => sentence.at === opening),
    FROM_OPENING,
  )
  for (const at of new Set(candidates.map(sentence => sentence.at)))
    if (at !== opening)
      take(
        candidates.filter(sentence => sentence.at === at),
        1,
      )
  return chosen.sort((a, b) => heard.theirs.indexOf(a) - heard.theirs.indexOf(b))
}

const blocksOf = (ours: readonly Sentence[]): Sentence[][] => {
  const blocks: Sentence[][] = []
  ours.forEach((sentence, index) => {
    if (!sentence.isRebuttal) return
    const before = ours[index - 1]
    const last = blocks.at(-1)
    const goesOn = before?.isRebuttal && before.at === sentence.at && !sentence.marks.has('refer')
    if (goesOn && last) last.push(sentence)
    else blocks.push([sentence])
  })
  return blocks
}

const union = (sentences: readonly Sentence[]): Set<string> =>
  new Set(sentences.flatMap(each => [...each.stems]))

const ANSWERING = ['deny', 'link', 'reason', 'result', 'turn'] as const

/** What counts against showing a sentence as the answer: an instruction in it most of all. */
const AGAINST = { restatement: 2, echo: 4, notWhole: 9 }
/** Two shared words count as much as more, and together as much as one mark. */
const MOST_SHARED = 2

const answerWorth = (sentence: Sentence, point: Sentence): number => {
  const shared = Math.min(MOST_SHARED, sharedCount(sentence.stems, point.stems)) / MOST_SHARED
  // To repeat the point is not yet to answer it.
  const restates = sentence.marks.has('refer') && !hasAny(sentence, ['deny', 'counter', 'link'])
  return (
    ANSWERING.filter(mark => sentence.marks.has(mark)).length +
    shared -
    (restates ? AGAINST.restatement : 0) -
    (sentence.isEcho ? AGAINST.echo : 0) -
    (sentence.isWhole ? 0 : AGAINST.notWhole)
  )
}

/** The sentence of a block that does the answering. */
const replyIn = (block: readonly Sentence[], point: Sentence): Sentence | null =>
  [...block].sort((a, b) => answerWorth(b, point) - answerWorth(a, point))[0] ?? null

/** From this share on, the trained head is sure enough that one shared word is sufficient. */
const SURE = 0.5
/** How many shared words a sure head counts for. */
const TRUST = 3

const textOf = (sentences: readonly Sentence[]) =>
  sentences.map(sentence => sentence.clean).join(' ')

/**
 * How likely each block answers the point, by the trained head. It works for English only, and
 * needs at least two blocks to compare.
 */
const trainedShares = (
  heard: Heard,
  motion: string,
  point: string,
  blocks: readonly Sentence[][],
  heads: Heads,
): number[] =>
  heard.language === 'en' && blocks.length > 1
    ? shareCounters(readCounters(motion, point, blocks.map(textOf)), heads.counter)
    : blocks.map(() => 0)

/**
 * Finds which of the opponent's main points the user answered, turned (used against the opponent)
 * or dropped. `ours` has its rebuttals marked; a sentence among `caught` answers a flaw and no
 * point.
 */
export const findAnswers = (
  heard: Heard,
  ours: readonly Sentence[],
  motion: string,
  heads: Heads,
  caught: ReadonlySet<string>,
): Answers => {
  const lastUserTurn = ours.at(-1)?.at ?? 0
  const blocks = blocksOf(ours)
  const stems = blocks.map(union)
  const onPoints = blocks.map(block => !block.every(sentence => caught.has(sentence.text)))
  const points = mainPoints(heard, lastUserTurn).map((point): Answer => {
    const index = heard.theirs.indexOf(point)
    const next = heard.theirs[index + 1]
    const matter = union([
      point,
      ...(next && next.at === point.at && !next.isQuestion ? [next] : []),
    ])
    const shares = trainedShares(heard, motion, point.clean, blocks, heads)
    const replies = blocks
      .map((block, nth) => {
        const shared = sharedCount(stems[nth] ?? new Set(), matter)
        const own = sharedCount(stems[nth] ?? new Set(), point.stems)
        const at = block[0]?.at ?? 0
        // In the very next turn, naming the opponent's case and one of its words is enough.
        const isNext =
          at > point.at && !heard.theirs.some(other => other.at > point.at && other.at < at)
        const likely = shares[nth] ?? 0
        const needed = (isNext && block[0]?.marks.has('refer')) || likely >= SURE ? 1 : 2
        return {
          block,
          likely,
          shared: shared + own,
          isReply: onPoints[nth] && at > point.at && shared >= needed,
        }
      })
      .filter(({ block, isReply }) => isReply && block.some(sentence => !sentence.isEcho))
      .sort((a, b) => b.shared + TRUST * b.likely - a.shared - TRUST * a.likely)
    const best = replies[0]?.block
    if (!best) return { point, outcome: 'dropped', reply: null }
    const isTurned = best.some(sentence => sentence.marks.has('turn'))
    return { point, outcome: isTurned ? 'turned' : 'answered', reply: replyIn(best, point) }
  })
  return {
    points,
    blocks: blocks.map((sentences, nth) => {
      const at = sentences[0]?.at ?? 0
      const earlier = heard.theirs.filter(other => other.at < at)
      const own = stems[nth] ?? new Set<string>()
      return {
        sentences,
        meets: earlier.reduce((most, other) => Math.max(most, sharedCount(own, other.stems)), 0),
      }
    }),
  }
}
