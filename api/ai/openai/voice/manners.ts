import type { OpponentStyle } from '#schema/constants.ts'

/** How each opponent sounds, told to models that take a manner of speaking. */
export const MANNERS: Record<OpponentStyle, string> = {
  professor: 'Speak like a calm professor: unhurried, clear, with measured pauses.',
  barrister: 'Speak like a sharp barrister in court: crisp, pointed, confident.',
  coach: 'Speak like a friendly coach in a sparring round: warm, lively, direct.',
}
