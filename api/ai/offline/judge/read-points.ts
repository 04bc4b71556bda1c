import { sharedCount } from '../language/content-words.ts'
import type { Mark } from '../language/lexicon.ts'
import { countIf, hasAny, type Sentence } from './sentence.ts'

/** A point has at most this many sentences; what comes later is another one. */
const LONGEST_POINT = 3
/** This many links, with this many content words, make a chain. */
const CHAIN = { links: 2, stems: 5 }

/** What leads from one thing to another. */
export const LINK_MARKS = [
  'reason',
  'result',
  'mechanism',
  'condition',
  'secondOrder',
] as const satisfies readonly Mark[]

/** What supports a claim. */
export const SUPPORT_MARKS = ['example', 'figure', 'source'] as const satisfies readonly Mark[]

/** Whether a sentence goes on from the one before it. */
export const isTied = (before: Sentence | undefined, sentence: Sentence): boolean =>
  before !== undefined &&
  before.at === sentence.at &&
  !sentence.marks.has('signpost') &&
  (sentence.marks.has('dependent') ||
    hasAny(sentence, ['reason', 'result', 'shows', ...SUPPORT_MARKS]) ||
    sharedCount(before.stems, sentence.stems) > 0)

/** Points: runs of up to three sentences that go on from each other and hold at least one link. */
export const pointsOf = (sentences: readonly Sentence[]): Sentence[][] => {
  const points: Sentence[][] = []
  let open: Sentence[] = []
  sentences.forEach((sentence, index) => {
    if (open.length < LONGEST_POINT && open.length > 0 && isTied(sentences[index - 1], sentence))
      open.push(sentence)
    else {
      open = [sentence]
      points.push(open)
    }
  })
  return points.filter(point => point.some(sentence => hasAny(sentence, LINK_MARKS)))
}

const linksIn = (point: readonly Sentence[]): number =>
  point.reduce((sum, sentence) => sum + countIf(LINK_MARKS, mark => sentence.marks.has(mark)), 0)

/** Whether the links of a point follow each other. */
export const isChain = (point: readonly Sentence[]) =>
  linksIn(point) >= CHAIN.links &&
  point.some(sentence => hasAny(sentence, ['reason', 'result'])) &&
  new Set(point.flatMap(sentence => [...sentence.stems])).size >= CHAIN.stems
