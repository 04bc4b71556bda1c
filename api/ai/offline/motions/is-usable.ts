/** In words: what a motion names, and a side of a comparison. */
const LONGEST_OBJECT = 9
export const LONGEST_SIDE = 6

const BREAKS = /[,;:?!"“”()<>{}]/
const CLAUSE = /\b(because|which|who|whether|should|must|ought|would|if|when|than)\b/i
/** A second half is to come, so this is a whole sentence's beginning. */
const HANGS = /\b(?:and|or|but|so)$/i
const PRONOUN = /^(it|this|that|they|there|he|she|you|what|why|how)\b/i

/** Whether an English phrase can be put into a sentence without harm. */
export const isUsable = (phrase: string | undefined, words = LONGEST_OBJECT): phrase is string =>
  phrase !== undefined &&
  phrase.length > 1 &&
  phrase.split(' ').length <= words &&
  !BREAKS.test(phrase) &&
  !CLAUSE.test(phrase) &&
  !HANGS.test(phrase) &&
  !PRONOUN.test(phrase)
