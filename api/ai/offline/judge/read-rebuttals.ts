import type { Mark } from '../language/lexicon.ts'
import type { Answers } from './find-answers.ts'
import type { Outcome } from './outcome.ts'
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

/** How much a point of which nobody can tell counts as an answered one. */
const UNCLEAR = 0.25

export const readRebuttals = ({ points, blocks }: Answers): RebuttalFeatures => {
  const has = (marks: readonly Mark[]) => (block: { sentences: Sentence[] }) =>
    block.sentences.some(sentence => !sentence.isEcho && hasAny(sentence, marks))
  const engaged = blocks.filter(block =>
    block.sentences.some(sentence => !sentence.isEcho && sentence.stems.size > 0),
  )
  const counted = (outcome: Outcome) => countIf(points, point => point.outcome === outcome)
  const [turned, unclear] = [counted('turned'), counted('could_not_tell')]
  // Where nothing is said against the opponent, one point that seems met may be chance.
  const chance = blocks.length === 0 ? 1 : 0
  const met = Math.max(0, counted('answered') + turned - chance)
  const outweighed = countIf(engaged, has(['weighing']))
  return {
    blocks: Math.max(engaged.length, met),
    names: countIf(blocks, block => block.sentences.some(sentence => sentence.marks.has('refer'))),
    denials: Math.max(countIf(engaged, has(['deny', 'counter', 'link', 'turn'])), met),
    meeting: Math.max(
      countIf(engaged, block => block.meets >= 1),
      met,
    ),
    meetingWell: met,
    answered: met + UNCLEAR * unclear,
    points: points.length,
    dropped: counted('dropped'),
    reasoned: met,
    fresh: Math.max(
      countIf(
        engaged,
        block =>
          new Set(block.sentences.flatMap(each => (each.isEcho ? [] : [...each.stems]))).size >= 4,
      ),
      met,
    ),
    fair: Math.min(
      met,
      countIf(
        engaged,
        block => block.meets >= 2 && block.sentences.some(sentence => sentence.marks.has('refer')),
      ) + turned,
    ),
    links: Math.min(met, countIf(engaged, has(['link', 'deny', 'counter']))),
    strongest: Math.min(met, countIf(engaged, has(['granting', 'limit']))),
    turned: Math.min(met, turned + outweighed),
    hostile: countIf(blocks, has(['hostile'])),
  }
}
