import type { Point } from '../arguments/point.ts'
import type { Reply } from './build-reply.ts'
import type { Preparation } from './prepare-reply.ts'

/** In words: a longer claim does not read well inside a sentence. */
const LONGEST_LABEL = 20

/**
 * What people say for the user's side, and our answer to it: of what is left the nearest to the turn. Nobody is said to have said it. Whether there was any.
 */
export const anticipate = (reply: Reply, prepared: Preparation): boolean => {
  const { theirs, attacks, turn, tools, speech } = prepared
  const isOpen = ({ claim }: Point) =>
    !speech.wasSaid(tools.embed(claim)) && tools.length(tools.embed(claim)) <= LONGEST_LABEL
  const [best] = theirs
    .filter(isOpen)
    .flatMap(point => {
      const found = attacks.next(point, turn.text)
      return found ? [{ ...found, own: tools.embed(point.claim) }] : []
    })
    .toSorted((one, other) => other.nearness - one.nearness)
  if (!best) return false
  const lead = speech.pick(tools.phrases.anticipation, { own: best.own })
  return lead !== null && reply.add(tools.join([lead, best.text]))
}
