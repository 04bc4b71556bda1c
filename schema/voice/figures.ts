import type { z } from 'zod'
import type * as shapes from '../rest/speech.ts'

/**
 * Figures of speech (shared rubric, "Voice"). Their shapes stand in `../rest/speech.ts`: this file
 * goes to the browser, which gets no zod.
 */

/** What the loudness of one spoken turn tells. Milliseconds. */
export type SpeechTiming = z.infer<typeof shapes.speechTiming>

/** A shorter gap belongs to fluent speech (de Jong and Bosker 2013 put the border at 250 ms). */
export const PAUSE_FROM_MS = 250

/** How one spoken turn sounded; stored with the turn. */
export type TurnSpeech = z.infer<typeof shapes.turnSpeech>

/** A figure and the range that is usual in speeches. */
export type UsualFigure = z.infer<typeof shapes.usualFigure>

/** The figures of a spoken debate, all of the user's turns together; null: could not tell. */
export type VoiceFigures = z.infer<typeof shapes.voiceFigures>
