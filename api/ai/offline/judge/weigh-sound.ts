import type { UsualFigure, VoiceFigures } from '#schema/voice/figures.ts'
import { all, within } from './evidence.ts'

/** What the measured voice adds to Delivery's tests; 1 where it could not be measured. */
export type SoundEvidence = {
  unbroken: number
  followable: number
  bearableFillers: number
  steady: number
  fewFillers: number
  rhythmic: number
}

/** A listener forgets the beginning of a sentence over a longer silence than this. */
const LONGEST_STALL_MS = 5_000
/** Shares of the usual by which a figure may miss it. */
const RUSHED = 0.3
const UNEVEN = 0.1
const UNRHYTHMIC = 0.25
const MANY_FILLERS = 3

/** By how much a figure misses what is usual, as a share of the nearer end. */
const missOf = ({ value, usual: [low, high] }: UsualFigure) => {
  if (value > high) return value / high - 1
  return value < low ? low / Math.max(value, 1) - 1 : 0
}

const usually = (figure: UsualFigure | null | undefined, tolerated: number) =>
  figure ? within(missOf(figure), tolerated) : 1

/** Evidence from the figures that were computed from the audio (shared rubric, "Voice"). */
export const weighSound = (voice: VoiceFigures | null | undefined): SoundEvidence => ({
  unbroken: all(
    within(voice?.pauses?.longest_ms ?? 0, LONGEST_STALL_MS),
    usually(voice?.fillers, 2 * MANY_FILLERS),
  ),
  followable: usually(voice?.pace, RUSHED),
  bearableFillers: usually(voice?.fillers, MANY_FILLERS),
  steady: usually(voice?.pace, UNEVEN),
  fewFillers: usually(voice?.fillers, 0),
  rhythmic: usually(voice?.pauses, UNRHYTHMIC),
})
