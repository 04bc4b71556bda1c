import type { FlawKind } from '#schema/review.ts'

/**
 * Weaknesses the opponent leaves in its case, by kind. Sentences fit any motion and either side; none has a place where
 * another text is put in, so a flaw is known again by its words. `caught`: a sentence that answers this flaw.
 */
export type FlawBook = Record<FlawKind, { sentences: readonly string[]; caught: RegExp }>
