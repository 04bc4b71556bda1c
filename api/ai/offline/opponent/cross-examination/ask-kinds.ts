/** What a question of the cross-examination asks for. */
export const ASK_KINDS = [
  ...(['source', 'typical', 'plain', 'granted'] as const),
  /** What a beginner is asked, of how something is and of what could be done. */
  ...(['simple fact', 'simple plan'] as const),
] as const
/** These have wordings of their own, by what the sentence says or how it is built. */
export const OWN_WORDED = ['structure', 'alike', 'remedy'] as const
export type AskKind = (typeof ASK_KINDS)[number] | (typeof OWN_WORDED)[number]
