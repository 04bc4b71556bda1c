import type { Link } from '../../language/reading-cues.ts'

/** What a question of the cross-examination asks for. */
export const ASK_KINDS = [
  'how',
  'why',
  'who',
  'many',
  'compare',
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
] as const
/**
 * These have wordings of their own: a step names a reason and what is drawn from it, a commonplace
 * is chosen by the kind of reason that the claim gives.
 */
export const OWN_WORDED = ['step', 'commonplace'] as const
export type AskKind = (typeof ASK_KINDS)[number] | (typeof OWN_WORDED)[number]

/** What to ask of a claim, by what it rests on, the most fitting first. */
export const FITTING: Record<Link, readonly AskKind[]> = {
  statistic: ['source', 'compare', 'bearing'],
  denial: ['denial', 'compare', 'why', 'case'],
  anecdote: ['typical', 'compare', 'many'],
  remedy: ['remedy', 'compare', 'cost'],
  sweeping: ['exception', 'compare', 'case'],
  authority: ['expert', 'case'],
  comparison: ['compare', 'measure', 'many'],
  causal: ['step', 'compare', 'many'],
  prediction: ['sure', 'compare', 'case'],
  value: ['compare', 'limit', 'cost'],
  relevance: ['compare', 'how', 'many'],
  bare: ['compare', 'why', 'case', 'many'],
}

/** What can be asked of any claim, in this order. */
export const ALWAYS: readonly AskKind[] = ['compare', 'many', 'case', 'who', 'change', 'bearing']
