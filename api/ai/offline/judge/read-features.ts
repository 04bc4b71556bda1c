import type { Lexicon } from '../language/lexicon.ts'
import { readOrder } from './read-order.ts'
import { readStyle, type Style } from './read-style.ts'
import { readSubstance, type Substance } from './read-substance.ts'
import type { Sentence } from './sentence.ts'

/** Figures of a set of sentences, plain numbers all: counts, and shares of 0–1. */
export type Features = Substance & Style & ReturnType<typeof readOrder>

/**
 * Reads the figures of some sentences of a debate, in their order. Pure: the same sentences give
 * the same figures. Sentences were de-duplicated before, so nothing grows by repetition.
 */
export const readFeatures = (sentences: readonly Sentence[], lexicon: Lexicon): Features => ({
  ...readSubstance(sentences, lexicon),
  ...readStyle(sentences, lexicon),
  ...readOrder(sentences, lexicon),
})
