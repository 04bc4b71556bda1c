/** Marks: what a sentence does, recognised by its words. */
export const MARKS = [
  'claim',
  'reason',
  'result',
  'mechanism',
  'condition',
  'secondOrder',
  'example',
  'figure',
  'source',
  'shows',
  'scene',
  'importance',
  'change',
  'magnitude',
  'audience',
  'comparison',
  'weighing',
  'decides',
  'granting',
  'limit',
  'tradeOff',
  'assumption',
  'evidenceLimit',
  'appeal',
  'definition',
  'summary',
  'signpost',
  'builds',
  'close',
  'rank',
  'clash',
  'dependent',
  'pronoun',
  'vague',
  'hedge',
  'extreme',
  'filler',
  'hostile',
  'contrast',
  'triad',
  'refer',
  'deny',
  'counter',
  'link',
  'turn',
  'ownCase',
] as const
export type Mark = (typeof MARKS)[number]

export type Lexicon = {
  marks: Record<Mark, RegExp>
  /** Words for people and groups, and for what can be at stake; both with the g flag. */
  people: RegExp
  stakes: RegExp
  /** Words that judge or stress and tell nothing; with the g flag. */
  emptyTalk: RegExp
  /** Words that show an order, with their rank. */
  ordinals: readonly (readonly [RegExp, number])[]
  /** Sentences of these words (and the motion's) alone only declare a side. */
  stanceWords: ReadonlySet<string>
  declares: RegExp
  /** Words that weigh, as distinct from what is weighed. */
  weighingWords: ReadonlySet<string>
  /** Words that say nothing about the matter. */
  emptyWords: ReadonlySet<string>
  /**
   * Words that hold sentences together, and the least share of them, 0–1, in a turn that is more
   * than a list of words.
   */
  grammarWords: ReadonlySet<string>
  leastGrammar: number
  /** Lengths in words: of a sentence that one can follow, and of one that needs cutting. */
  easyWords: number
  longWords: number
}
