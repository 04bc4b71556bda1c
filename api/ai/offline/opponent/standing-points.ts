import type { SpokenTurn } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import type { Point } from '../arguments/point.ts'
import { splitSentences } from '../language/sentences.ts'
import { normalise } from '../language/words.ts'
import type { OwnPoints } from './own-points.ts'
import { sureFlaws } from './sure-flaws.ts'

/** The points that the user caught us overstating: they were struck out. */
export const struckPoints = (
  turns: readonly SpokenTurn[],
  points: readonly Point[],
  language: Language,
): ReadonlySet<Point> => {
  const caught = sureFlaws(turns, language)
    .filter(({ reply }) => reply !== null)
    .map(({ sentence }) => normalise(sentence))
  const isStruck = ({ claim }: Point) => caught.some(text => text.includes(normalise(claim)))
  return new Set(points.filter(isStruck))
}

/** Whether one of our turns has said what defends a point. */
const defends = (text: string, { objections }: Point): boolean =>
  objections
    .flatMap(({ answer, again }) => [answer, again])
    .map(answer => normalise(splitSentences(answer)[0] ?? ''))
    .some(answer => answer !== '' && text.includes(answer))

/** The points that the user has spoken against, and that we have not defended since. */
export const contestedPoints = (
  turns: readonly SpokenTurn[],
  { made, about }: OwnPoints,
): ReadonlySet<Point> => {
  const contested = new Set<Point>()
  for (const { speaker, text } of turns) {
    if (speaker === 'ai') {
      const said = normalise(text)
      for (const point of contested) if (defends(said, point)) contested.delete(point)
      continue
    }
    for (const sentence of splitSentences(text)) {
      const point = about(sentence, made)
      if (point) contested.add(point)
    }
  }
  return contested
}
