import type { JudgedDebate } from '#api/ai/judge.ts'
import { stemsOf } from '../language/content-words.ts'
import { normalise, wordsOf } from '../language/words.ts'
import { phraseKindOf } from '../opponent/phrase-kind-of.ts'
import type { Heard } from './hear-debate.ts'
import { readPlan } from './plan-points.ts'
import { contentIn, type Sentence } from './sentence.ts'

/** A point of the opponent's: what it said for it, and the words by which an answer shows. */
export type OpponentPoint = {
  /** The sentence that is quoted: its claim where that was said. */
  lead: Sentence
  /** All that was said for it, in order. */
  sentences: Sentence[]
  /** Those of them that answer something of the user's. */
  replies: Sentence[]
  /** The claim, also where only a reason for it was said. */
  claim: string
  from: 'plan' | 'text'
  /** Said against something of the user's, and not for its own side. */
  isObjection: boolean
  /** An argument that would fit any motion: people answer it in words of their own. */
  isGeneral: boolean
  /** What it said, and what belongs to it unsaid: its keywords and the objections to it. */
  said: ReadonlySet<string>
  unsaid: ReadonlySet<string>
}

/** Fewer content words make no claim; a text point has at most so many sentences. */
const LEAST_STEMS = 3
const LONGEST_POINT = 3

const isClaim = (sentence: Sentence) =>
  !sentence.isQuestion &&
  sentence.stems.size >= LEAST_STEMS &&
  !sentence.marks.has('refer') &&
  phraseKindOf(sentence.text) === null

/** The points of an opponent of ours: every sentence of its plan is known. */
const plannedPoints = (debate: JudgedDebate, heard: Heard): OpponentPoint[] => {
  const plan = readPlan(debate)
  const groups = new Map<string, OpponentPoint>()
  for (const sentence of heard.theirs) {
    const known = plan.get(normalise(sentence.text))
    if (!known) continue
    const { point, objection, isReply } = known
    const replies = isReply ? [sentence] : []
    // An objection is a point of its own; what is said for a claim belongs to the claim.
    const id = objection ? `${point.id} ${objection.id}` : point.id
    const group = groups.get(id)
    if (group) {
      group.sentences.push(sentence)
      group.replies.push(...replies)
      continue
    }
    const about = objection
      ? [objection.answer, objection.again, point.claim]
      : [
          ...point.objections.map(({ objection }) => objection),
          ...[point.impact, point.keywords.join(' ')],
        ]
    groups.set(id, {
      lead: sentence,
      sentences: [sentence],
      replies,
      claim: objection ? sentence.text : point.claim,
      from: 'plan',
      isObjection: objection !== null,
      isGeneral: !point.specific,
      said: new Set(),
      unsaid: stemsOf(about.flatMap(wordsOf), heard.lexicon),
    })
  }
  return [...groups.values()].map(group => ({ ...group, said: contentIn(group.sentences) }))
}

/** The points of another opponent: a claim and the sentences that go on from it. */
const writtenPoints = (heard: Heard): OpponentPoint[] => {
  const points: OpponentPoint[] = []
  let open: OpponentPoint | null = null
  for (const sentence of heard.theirs) {
    const goesOn =
      open !== null &&
      open.lead.at === sentence.at &&
      open.sentences.length < LONGEST_POINT &&
      (sentence.marks.has('dependent') || sentence.marks.has('example'))
    if (open && goesOn) {
      open.sentences.push(sentence)
      continue
    }
    open = isClaim(sentence)
      ? {
          lead: sentence,
          sentences: [sentence],
          replies: [],
          claim: sentence.clean,
          from: 'text',
          isObjection: false,
          isGeneral: false,
          said: new Set(),
          unsaid: new Set(),
        }
      : null
    if (open) points.push(open)
  }
  return points.map(point => ({ ...point, said: contentIn(point.sentences) }))
}

/** The opponent's points, exactly where its sentences are known, else as the text shows them. */
export const findPoints = (debate: JudgedDebate, heard: Heard): OpponentPoint[] => {
  const planned = plannedPoints(debate, heard)
  return planned.length > 0 ? planned : writtenPoints(heard)
}
