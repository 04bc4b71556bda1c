import type { Mark } from '../language/lexicon.ts'
import type { Answers } from './find-answers.ts'
import { countIf, hasAny, type Sentence } from './sentence.ts'

/** Counts of the answers to the opponent. */
export type RebuttalFeatures = {
  blocks: number
  names: number
  denials: number
  /** Blocks about something that the opponent really said. */
  meeting: number
  meetingWell: number
  answered: number
  points: number
  dropped: number
  reasoned: number
  fresh: number
  fair: number
  links: number
  strongest: number
  turned: number
  hostile: number
}

export const readRebuttals = ({ points, blocks }: Answers): RebuttalFeatures => {
  const has = (marks: readonly Mark[]) => (block: { sentences: Sentence[] }) =>
    block.sentences.some(sentence => !sentence.isEcho && hasAny(sentence, marks))
  const engaged = blocks.filter(block => block.sentences.some(sentence => !sentence.isEcho))
  const dropped = countIf(points, point => point.outcome === 'dropped')
  return {
    blocks: engaged.length,
    names: countIf(blocks, block => block.sentences.some(sentence => sentence.marks.has('refer'))),
    denials: countIf(engaged, has(['deny', 'counter', 'link', 'turn'])),
    meeting: countIf(engaged, block => block.meets >= 1),
    meetingWell: countIf(engaged, block => block.meets >= 2),
    answered: points.length - dropped,
    points: points.length,
    dropped,
    reasoned: countIf(
      engaged,
      block =>
        has(['reason', 'result', 'mechanism', 'condition', 'example', 'figure', 'source', 'link'])(
          block,
        ) && has(['deny', 'counter', 'link', 'turn'])(block),
    ),
    fresh: countIf(
      engaged,
      block =>
        new Set(block.sentences.flatMap(each => (each.isEcho ? [] : [...each.stems]))).size >= 4,
    ),
    fair: countIf(
      engaged,
      block => block.meets >= 2 && block.sentences.some(sentence => sentence.marks.has('refer')),
    ),
    links: countIf(engaged, has(['link'])),
    strongest: countIf(engaged, has(['granting'])),
    turned: countIf(engaged, has(['turn', 'weighing'])),
    hostile: countIf(blocks, has(['hostile'])),
  }
}
