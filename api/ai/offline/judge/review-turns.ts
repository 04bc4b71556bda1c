import type { JudgedDebate } from '#api/ai/judge.ts'
import { SKILLS, type Skill } from '#schema/constants.ts'
import type { Move, TurnReview } from '#schema/review.ts'
import { findFlaws } from '../opponent/find-flaws.ts'
import type { Coaching } from './coaching.ts'
import type { DecidedTests } from './decide-tests.ts'
import { bestFor, marksShown, quoteOf, weakestFor } from './pick-quotes.ts'
import type { Sentence } from './sentence.ts'

const has = (sentences: readonly Sentence[], ...marks: Parameters<Sentence['marks']['has']>[0][]) =>
  sentences.some(sentence => marks.some(mark => sentence.marks.has(mark)))

/** Whether a turn lacks what a skill asks of a single turn. */
const lacks = (skill: Skill, said: readonly Sentence[], answersSomebody: boolean): boolean => {
  switch (skill) {
    case 'depth':
      return !has(said, 'mechanism', 'result', 'secondOrder', 'tradeOff', 'limit')
    case 'persuasion':
      return (
        !has(said, 'weighing', 'comparison', 'scene', 'example') &&
        said.every(each => each.stakes.length === 0)
      )
    case 'clarity':
      return has(said, 'vague') || said.some(sentence => sentence.isOverlong)
    case 'argumentation':
      return !has(said, 'reason', 'example', 'figure', 'source')
    case 'organization':
      return said.length > 2 && !has(said, 'signpost', 'rank', 'close', 'clash')
    case 'delivery':
      return has(said, 'hostile', 'extreme')
    case 'refutation':
      return answersSomebody && !said.some(sentence => sentence.isRebuttal)
  }
}

/** Of moves that are equally strong, an answer to the opponent comes first. */
const BY_RANK: readonly Skill[] = ['refutation', ...SKILLS.filter(skill => skill !== 'refutation')]

/** Weak by what was said rather than by what was left out. */
const IS_FAULT: ReadonlySet<Skill> = new Set(['clarity', 'delivery'])

/** The user's sentences that caught a flaw of the opponent's. */
export const catchesIn = (
  debate: JudgedDebate,
  ours: readonly Sentence[],
): ReadonlySet<Sentence> => {
  const caught = findFlaws(debate.turns, debate.language).flatMap(({ reply }) => reply ?? [])
  return new Set(
    ours.filter(sentence =>
      caught.some(reply => reply.turn === sentence.at && reply.sentence.includes(sentence.text)),
    ),
  )
}

const strongestOf = (
  said: readonly Sentence[],
  catches: ReadonlySet<Sentence>,
  coaching: Coaching,
): { move: Move; sentence: Sentence } | null => {
  const caught = said.find(sentence => catches.has(sentence) && sentence.isWhole)
  if (caught) {
    const move: Move = {
      skill: 'refutation',
      quote: quoteOf(caught),
      why: coaching.strength.refutation,
    }
    return { move, sentence: caught }
  }
  const [best] = BY_RANK.flatMap(skill => {
    const sentence = bestFor(skill, said)[0]
    const shown = sentence ? marksShown(sentence, skill) : 0
    return sentence && shown > 0 ? [{ skill, sentence, shown }] : []
  }).sort((a, b) => b.shown - a.shown)
  if (!best) return null
  const { skill, sentence } = best
  return { move: { skill, quote: quoteOf(sentence), why: coaching.strength[skill] }, sentence }
}

/**
 * The best and the weakest move of each turn of the user. A weakness is named in what the whole
 * debate shows least, and as another one each time where the turns allow it.
 */
export const reviewTurns = (
  debate: JudgedDebate,
  ours: readonly Sentence[],
  decided: Record<Skill, DecidedTests>,
  coaching: Coaching,
): TurnReview[] => {
  const ranked = [...SKILLS].sort((a, b) => decided[a].score - decided[b].score)
  const named = new Map<Skill, number>()
  const catches = catchesIn(debate, ours)
  return debate.turns.flatMap(({ speaker, turn_id }, at): TurnReview[] => {
    const said = ours.filter(sentence => sentence.at === at)
    if (speaker !== 'user' || said.length === 0) return []
    const strongest = strongestOf(said, catches, coaching)
    const lacking = ranked.filter(skill => lacks(skill, said, at > 0))
    const [skill] = lacking.sort((a, b) => (named.get(a) ?? 0) - (named.get(b) ?? 0))
    const weak =
      skill &&
      weakestFor(skill, said, new Set([...catches, ...(strongest ? [strongest.sentence] : [])]))
    if (!skill || !weak)
      return strongest ? [{ turn_id, strongest: strongest.move, weakest: null }] : []
    named.set(skill, (named.get(skill) ?? 0) + 1)
    const why = coaching.weakness[skill][IS_FAULT.has(skill) ? 'middle' : 'low']
    return [
      {
        turn_id,
        strongest: strongest?.move ?? null,
        weakest: { skill, quote: quoteOf(weak), why },
      },
    ]
  })
}
