import type { Link } from '../../language/reading-cues.ts'

/** What a question of the cross-examination asks for. */
export const ASK_KINDS = [
  'how',
  'why',
  'who',
  'many',
  'source',
  'typical',
  'exception',
  'expert',
  'sure',
  'limit',
  'remedy',
  'denial',
  'cost',
  'change',
  'case',
  'bearing',
  'measure',
  'part',
  'plan',
  'extent',
  'only',
  'degree',
  'alike',
  'likely',
  'granted',
  'pair',
] as const
/** This one has wordings of its own, by how the sentence is built. */
export const OWN_WORDED = ['structure'] as const
export type AskKind = (typeof ASK_KINDS)[number] | (typeof OWN_WORDED)[number]

/** What to ask of a claim, by what it rests on, the most fitting first. */
export const FITTING: Record<Link, readonly AskKind[]> = {
  statistic: ['source', 'bearing'],
  denial: ['denial', 'why'],
  anecdote: ['typical', 'many'],
  remedy: ['remedy', 'cost'],
  sweeping: ['exception', 'why'],
  authority: ['expert', 'case'],
  comparison: ['measure', 'degree', 'why'],
  causal: ['why', 'case'],
  prediction: ['sure', 'why', 'case'],
  value: ['why', 'limit'],
  relevance: ['how', 'many'],
  bare: ['why', 'many', 'case'],
}

/** These fit any claim; where there is a second claim, it is asked how the two go together. */
export const FITS_ANY: ReadonlySet<AskKind> = new Set([
  ...(['why', 'change', 'bearing', 'case', 'how', 'many', 'limit'] as const),
])

/** What can be asked of any claim, in this order. */
export const ALWAYS: readonly AskKind[] = ['why', 'many', 'case', 'bearing', 'change']
