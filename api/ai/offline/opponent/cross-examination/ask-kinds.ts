import type { Link } from '../../language/reading-cues.ts'

/** What a question of the cross-examination asks for. */
export const ASK_KINDS = [
  'why',
  'source',
  'typical',
  'exception',
  'expert',
  'remedy',
  'denial',
  'cost',
  'measure',
  'part',
  'plan',
  'extent',
  'only',
  'degree',
  'alike',
  'likely',
  'granted',
  'plain',
] as const
/** This one has wordings of its own, by how the sentence is built. */
export const OWN_WORDED = ['structure'] as const
export type AskKind = (typeof ASK_KINDS)[number] | (typeof OWN_WORDED)[number]

/** What to ask of a claim, by what it rests on, the most fitting first. */
export const FITTING: Record<Link, readonly AskKind[]> = {
  statistic: ['source'],
  denial: ['denial', 'why'],
  anecdote: ['typical'],
  remedy: ['remedy', 'cost'],
  sweeping: ['exception', 'why'],
  authority: ['expert'],
  comparison: ['degree'],
  causal: ['why'],
  prediction: ['why'],
  value: ['why'],
  relevance: ['why'],
  bare: ['why'],
}
