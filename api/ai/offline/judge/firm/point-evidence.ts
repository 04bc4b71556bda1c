import type { HeadEvidence } from '../../quality/logistic-head.ts'
import type { FollowedPoint } from '../follow-points.ts'
import type { Scope } from '../known-points.ts'
import { hasAny, isSameSentence, type Sentence } from '../sentence.ts'
import { flag, logOdds, within } from './figures.ts'

/** What a sentence does, whatever point it is about. */
type Manner = { names: boolean; quotes: boolean; counters: boolean; figures: HeadEvidence }

/** What all points of a debate share. */
export type DebateEvidence = {
  scope: Scope
  /** The user's sentences, and those among them that say nothing. */
  ours: readonly Sentence[]
  /** The user's sentences by the place of their turn. */
  byTurn: ReadonlyMap<number, readonly Sentence[]>
  hollow: ReadonlySet<string>
  mannerOf: (sentence: Sentence) => Manner
  points: readonly FollowedPoint[]
  /** Where coaches would place Refutation, 0–100: who answers well leaves little open. */
  refutation: number
}

/** From this on a sentence has something to do with a point. */
const NEAR = 0.2
/** How near the user's sentences come to a point, and what they do there. */
const ofAnswers = (
  { met }: FollowedPoint,
  { scope: { cues }, ours }: DebateEvidence,
  replies: readonly { chance: number }[],
) => {
  const heedings = met.heedings.filter(({ isPoor }) => !isPoor)
  const near = heedings.filter(
    ({ about, elsewhere }) => about.value > NEAR && about.value >= elsewhere,
  )
  const around = near.flatMap(({ sentence }) => {
    // The same words may count for less here than as they were heard.
    const at = ours.findIndex(each => isSameSentence(each, sentence))
    return ours.slice(Math.max(0, at - 1), at + 2).filter(each => each.at === sentence.at)
  })
  const does = (test: (sentence: Sentence) => boolean) => flag(around.some(test))
  const [first = 0, second = 0] = replies.map(({ chance }) => chance)
  return {
    reply: first,
    replyOdds: logOdds(first),
    secondReply: second,
    replies: within(
      replies.reduce((sum, { chance }) => sum + chance, 0),
      [0, 3],
    ),
    best: within(Math.max(0, ...heedings.map(({ about }) => about.value)), [0, 2]),
    lead: within(
      Math.max(-1, ...heedings.map(({ about, elsewhere }) => about.value - elsewhere)),
      [-1, 1.5],
    ),
    told: within(
      near.reduce((sum, { about }) => sum + about.value, 0),
      [0, 6],
    ),
    near: within(near.length, [0, 6]),
    quoted: flag(near.some(({ about }) => about.isQuoted)),
    named: flag(
      near.some(
        ({ sentence }) => sentence.marks.has('refer') || cues['takes up'].test(sentence.text),
      ),
    ),
    turning: does(({ text, marks }) => cues.turns.test(text) || marks.has('turn')),
    grants: does(({ text }) => cues.grants.test(text)),
    opposes: does(sentence => hasAny(sentence, ['deny', 'counter', 'link'])),
    reasons: does(sentence =>
      hasAny(sentence, ['reason', 'result', 'condition', 'figure', 'source']),
    ),
    shrugs: does(({ text }) => cues.shrugs.test(text)),
    poor: flag(met.heedings.some(({ isPoor }) => isPoor)),
    touched: within(met.touched, [0, 1.5]),
  }
}

/** What the rules of meet-points.ts and follow-points.ts make of it. */
const ofRules = ({ firm, outcome }: FollowedPoint) => ({
  surelyMet: flag(firm?.outcome === 'answered' || firm?.outcome === 'turned'),
  surelyDropped: flag(firm?.outcome === 'dropped'),
  surelyShown: flag(firm !== null && firm.reply !== null),
  likelyMet: flag(outcome === 'answered' || outcome === 'turned'),
  likelyDropped: flag(outcome === 'dropped'),
})

/** What is known of a point of the opponent's when its outcome is decided. */
export const pointEvidence = (
  followed: FollowedPoint,
  debate: DebateEvidence,
  replies: readonly { chance: number }[],
) => {
  const { point, byTurn } = followed
  const { ours, points, hollow, refutation, scope } = debate
  const later = ours.filter(({ at }) => at > point.lead.at)
  const next = later.filter(({ at }) => at === later[0]?.at)
  const beside = points.filter(each => each.point.lead.at === point.lead.at).length
  const words = next.reduce((sum, each) => sum + each.words.length, 0)
  const solid = later.filter(({ text }) => !hollow.has(text)).length
  return {
    ...ofRules(followed),
    ...ofAnswers(followed, debate, replies),
    turns: within(byTurn.length, [0, 4]),
    objection: flag(point.isObjection),
    general: flag(point.isGeneral),
    written: flag(point.from === 'text'),
    chinese: flag(scope.heard.language === 'zh'),
    beside: within(beside, [0, 4]),
    sentences: within(point.sentences.length, [0, 3]),
    solid: solid / Math.max(1, later.length),
    refutation: refutation / 100,
    nextWords: Math.log1p(words),
    wordsEach: Math.log1p(words / Math.max(1, beside)),
  }
}
