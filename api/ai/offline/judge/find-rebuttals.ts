import { sharedCount } from '../language/content-words.ts'
import type { Heard } from './hear-debate.ts'
import type { Sentence } from './sentence.ts'

/** Enough words in common with one sentence of the opponent's to be about the same thing. */
const SAME_MATTER = 2
/**
 * A sentence with only "not" or "only" must share more words before it counts as denying the
 * opponent's.
 */
const SAME_MATTER_UNSAID = 3
/**
 * At most this many sentences of an answer may be between its last clear mark and the signpost
 * that ends it.
 */
const LONGEST_TAIL = 3
/** Refers to what was just said. */
const LOOKS_BACK = /^(?:[\p{L}']+ ){0,5}(?:they|them|it|this|that|those|these)\b/iu

const overlapWith = (sentence: Sentence, theirs: readonly Sentence[]): number =>
  theirs.reduce((most, other) => Math.max(most, sharedCount(sentence.stems, other.stems)), 0)

const leavesTheClash = (sentence: Sentence) =>
  sentence.startsParagraph ||
  ['signpost', 'close', 'summary', 'ownCase'].some(mark => sentence.marks.has(mark as 'close')) ||
  sentence.marks.has('decides')

/**
 * Whether an answer that has begun goes on to a signpost in the same turn, no more than a few
 * sentences away.
 */
const leadsToSignpost = (sentences: readonly Sentence[], index: number) => {
  const at = sentences[index]?.at
  const ahead = sentences.slice(index + 1, index + 1 + LONGEST_TAIL)
  const leaves = ahead.find(sentence => sentence.at !== at || leavesTheClash(sentence))
  return leaves !== undefined && leaves.at === at && leaves.marks.has('signpost')
}

/**
 * Marks the sentences that deal with the opponent's case: those that name it, those that deny
 * something it is about, and those that go on from there, up to a signpost, a close or a new
 * paragraph.
 */
export const markRebuttals = (heard: Heard): Sentence[] => {
  let isOpen = false
  let turnAt = -1
  return heard.ours.map((sentence, index) => {
    if (sentence.at !== turnAt) isOpen = false
    turnAt = sentence.at
    const { marks } = sentence
    const before = heard.theirs.filter(other => other.at < sentence.at)
    const overlap = overlapWith(sentence, before)
    const names = marks.has('refer')
    const denies = marks.has('deny') && !marks.has('signpost') && (overlap >= 1 || isOpen)
    // To concede the cost of one's own side is no answer, though it may use the opponent's words.
    const owns = marks.has('tradeOff') || (marks.has('limit') && marks.has('granting'))
    const counters =
      marks.has('counter') &&
      !owns &&
      !leavesTheClash(sentence) &&
      overlap >= (marks.has('link') || marks.has('deny') ? SAME_MATTER : SAME_MATTER_UNSAID)
    const goesOn =
      isOpen &&
      !leavesTheClash(sentence) &&
      (marks.has('dependent') ||
        LOOKS_BACK.test(sentence.clean) ||
        overlap >= SAME_MATTER ||
        leadsToSignpost(heard.ours, index))
    isOpen = names || denies || counters || goesOn
    return { ...sentence, isRebuttal: isOpen }
  })
}
