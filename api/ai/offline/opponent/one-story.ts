import type { Objection, Point } from '../arguments/point.ts'
import type { Speech } from './speech.ts'

/** Whether we have said something in this debate that cannot stand beside a claim. */
export const contradictsSaid = (
  { clashesWith = [] }: Pick<Point | Objection, 'clashesWith'>,
  speech: Speech,
): boolean => clashesWith.some(speech.wasSaid)

/** Whether two points cannot be made by one speaker. */
export const isAtOdds = (one: Point, { claim }: Point): boolean =>
  one.clashesWith?.includes(claim) === true
