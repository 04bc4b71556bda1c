import type { SpokenTurn } from '#api/ai/opponent.ts'
import type { Language } from '#schema/constants.ts'
import type { Point } from '../arguments/point.ts'
import { normalise } from '../language/words.ts'
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
