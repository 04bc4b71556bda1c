import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import type { Reply } from './build-reply.ts'
import { reasonToWeigh } from './let-stand.ts'
import { type Measure, measureOf } from './measures.ts'
import type { Preparation } from './prepare-reply.ts'

/** Whether the claim of a point was said in this reply. */
export const isNamedIn = (reply: Reply, { claim }: Point): boolean =>
  normalise(reply.text()).includes(normalise(claim))

type Weight = { measure: Measure; reason: string }

/** By what a point can be weighed, and the new words that tell it; null where they tell nothing. */
const weightOf = ({ impact }: Point, { debate, speech }: Preparation): Weight | null => {
  if (speech.wasSaid(impact)) return null
  const sentences = splitSentences(impact)
  const measures = sentences.map(text => measureOf(text, debate.language))
  const place = measures.findIndex(measure => measure !== null)
  const measure = measures[place] ?? null
  const between = debate.language === 'zh' ? '' : ' '
  return measure && { measure, reason: sentences.slice(0, place + 1).join(between) }
}

/**
 * Weighs the user's main reason against a point of ours, by a measure that our point tells; whether
 * there was such a pair. The point was just defended or made, or nobody has spoken against it.
 */
export const weigh = (
  reply: Reply,
  prepared: Preparation,
  spoken: readonly Point[],
  fresh: Point | null,
): boolean => {
  const { speech, tools, ownPoints, made, level, settled } = prepared
  const { phrases } = tools
  // What was answered is not weighed, unless it has just been defended.
  const stands = (point: Point) =>
    !settled.has(point) && (point === fresh || spoken.includes(point) || ownPoints.isDropped(point))
  const heard = [...spoken.filter(point => made.includes(point)), ...made]
  const weights = [...new Set([...heard, ...(fresh ? [fresh] : [])])].flatMap(point => {
    const own = ownPoints.label(point)
    const weight = own !== null && stands(point) ? weightOf(point, prepared) : null
    return weight ? [{ point, own: own ?? '', ...weight }] : []
  })
  // What this reply has not named yet is better than the same words again.
  const chosen = weights.find(({ point }) => !isNamedIn(reply, point)) ?? weights[0]
  const quote = chosen ? reasonToWeigh(prepared) : null
  if (!chosen || quote === null) return false
  const { measure, own, reason } = chosen
  const sign = level.signposts ? speech.pick(phrases['signpost: weighing']) : null
  const both = speech.pick(phrases[`weighing: ${measure}`], { q: quote, own })
  const parts = [sign, both, speech.sayRest(reason)]
  return both !== null && reply.add(tools.join(parts.filter(part => part !== null)))
}
