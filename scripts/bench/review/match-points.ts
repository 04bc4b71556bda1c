import type { CodedDebate } from '#api/ai/offline/judge/coded/coded-debates.ts'
import type { ClashOutcome } from '#schema/constants.ts'
import type { Review } from '#schema/review.ts'

type Row = { said: ClashOutcome; coded: ClashOutcome | null; isRight: boolean | null }

const placeOf = (id: string) => Number(id.slice(1))

/**
 * The coded point that a passage belongs to: a point reaches from its quote to the next point of
 * its turn.
 */
export const pointAt = (debate: CodedDebate, turn: number, text: string) => {
  const said = debate.turns[turn]
  if (!said || !('ai' in said)) return undefined
  const end = said.ai.indexOf(text) + text.length
  return debate.points
    .filter(point => point.saidIn === turn)
    .map(point => ({ point, start: said.ai.indexOf(point.quote) }))
    .filter(({ start }) => start < end)
    .sort((a, b) => b.start - a.start)[0]?.point
}

/**
 * Each row of the clash map beside the coach's verdict at the end of the debate. A row that could
 * not tell is neither right nor wrong; one about no point of the opponent's is wrong.
 */
export const matchClash = (debate: CodedDebate, review: Review): Row[] =>
  review.clash.map(({ point, outcome }) => {
    const coded = pointAt(debate, placeOf(point.turn_id), point.text)?.after.at(-1) ?? null
    return {
      said: outcome,
      coded,
      isRight: outcome === 'could_not_tell' ? null : coded === outcome,
    }
  })

/** How many flaws the user caught, how many of them the review names, and how many it invents. */
export const matchCatches = (debate: CodedDebate, review: Review) => {
  const caught = debate.flaws.filter(flaw => flaw.caughtIn !== null)
  const named = review.flaws.filter(flaw => flaw.reply !== null)
  const isSame = (quote: string, other: string) => quote.includes(other) || other.includes(quote)
  const seen = caught.filter(({ quote, caughtIn }) =>
    named.some(({ flaw, reply }) => isSame(quote, flaw.text) && reply?.turn_id === `t${caughtIn}`),
  ).length
  const invented = named.filter(
    ({ flaw }) => !caught.some(({ quote }) => isSame(quote, flaw.text)),
  ).length
  return { caught: caught.length, seen, invented }
}
