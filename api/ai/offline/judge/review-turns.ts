import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Move, TurnReview } from '#schema/review.ts'
import { sureFlaws } from '../opponent/sure-flaws.ts'
import { type Coaching, FAULTS, fill, MERITS } from './coaching.ts'
import type { FoundFault } from './find-faults.ts'
import type { Catches, Merit } from './find-merits.ts'
import { quoteOf } from './pick-quotes.ts'
import type { Sentence } from './sentence.ts'

/** The user's sentences that caught a flaw of the opponent's, each with the flaw. */
export const catchesIn = (debate: JudgedDebate, ours: readonly Sentence[]): Catches => {
  const flaws = sureFlaws(debate.turns, debate.language)
  return new Map(
    ours.flatMap((sentence): [Sentence, string][] => {
      const caught = flaws.find(
        ({ reply }) => reply?.turn === sentence.at && reply.sentence.includes(sentence.text),
      )
      return caught ? [[sentence, caught.sentence]] : []
    }),
  )
}

export const praise = ({ kind, sentence, slots }: Merit, coaching: Coaching): Move => ({
  skill: MERITS[kind],
  quote: quoteOf(sentence),
  why: fill(coaching.merits[kind], slots),
})

export const blame = ({ kind, sentence, slots }: FoundFault, coaching: Coaching): Move => ({
  skill: FAULTS[kind],
  quote: quoteOf(sentence),
  why: fill(coaching.faults[kind].why, slots),
})

/** In a turn an answer to the case comes before a flaw that was caught. */
const BEST_FIRST: readonly Merit['kind'][] = [
  ...(['turn', 'answer', 'weigh', 'catch', 'source', 'cause', 'admit', 'case'] as const),
]

/**
 * What works in each turn of the user and what does not, where that is beyond doubt. `faults` are in
 * their order of weight. A weakness is another one each time where the turns allow it.
 */
export const reviewTurns = (
  debate: JudgedDebate,
  merits: readonly Merit[],
  faults: readonly FoundFault[],
  coaching: Coaching,
): TurnReview[] => {
  const named = new Set<FoundFault['kind']>()
  return debate.turns.flatMap(({ speaker, turn_id }): TurnReview[] => {
    if (speaker !== 'user') return []
    const isHere = ({ sentence }: { sentence: Sentence }) => sentence.turn_id === turn_id
    const best = BEST_FIRST.flatMap(kind =>
      merits.filter(merit => merit.kind === kind && isHere(merit)),
    )[0]
    const here = faults.filter(isHere)
    const weak = here.find(fault => !named.has(fault.kind)) ?? here[0]
    if (weak) named.add(weak.kind)
    if (!best && !weak) return []
    return [
      {
        turn_id,
        strongest: best ? praise(best, coaching) : null,
        weakest: weak ? blame(weak, coaching) : null,
      },
    ]
  })
}
