import { chooseLevels } from '#api/ai/offline/judge/choose-levels.ts'
import type { Answering } from '#api/ai/offline/judge/coded/answering.ts'
import { type CodedDebate, toJudged } from '#api/ai/offline/judge/coded/coded-debates.ts'
import { debateEvidence } from '#api/ai/offline/judge/firm/debate-evidence.ts'
import type { DebateEvidence } from '#api/ai/offline/judge/firm/point-evidence.ts'
import type { FollowedPoint } from '#api/ai/offline/judge/follow-points.ts'
import { readDebate } from '#api/ai/offline/judge/read-debate.ts'
import type { Sentence } from '#api/ai/offline/judge/sentence.ts'
import { HEADS } from '#api/ai/offline/quality/weights.ts'
import { tooLittleToJudge } from '#schema/judgeable.ts'
import { pointAt } from '../bench/review/match-points.ts'

/** A point of the opponent's as the judge sees it, beside what coaches say became of it. */
export type SampledPoint = {
  debateId: string
  followed: FollowedPoint
  debate: DebateEvidence
  /** Null for what no coach calls a point. */
  state: 'answered' | 'turned' | 'dropped' | null
  /** Whether a sentence answers it; null where nobody coded that. */
  answers: ((sentence: Sentence) => boolean) | null
  /** Whether a coach took a passage for the answer; null where none was asked about it. */
  coached: (passage: readonly Sentence[]) => boolean | null
}

const ROW = /^“(.+)” (answered|turned|dropped)(?:: “(.+)”)?$/su

/** What coaches said of the rows that reviews showed of a point of the opponent's. */
const coachedIn = ({ statements }: CodedDebate, { lead }: FollowedPoint['point']) => {
  const rows = statements.flatMap(({ kind, text, verdict }) => {
    const [, point, outcome, reply] = kind === 'clash' ? (ROW.exec(text) ?? []) : []
    return point === lead.text ? [{ outcome, reply, isRight: verdict === 'right' }] : []
  })
  return {
    /** A row that was right says what became of the point. */
    isMet: rows.some(({ outcome, isRight }) => isRight && outcome !== 'dropped'),
    coached: (passage: readonly Sentence[]): boolean | null => {
      const same = rows.filter(({ reply }) => passage.some(({ text }) => reply?.includes(text)))
      return same.length === 0 ? null : same.some(({ isRight }) => isRight)
    },
  }
}

/**
 * The points of a debate whose outcome a coach could tell; none where too little was said.
 * `answering` is null where nobody listed what answers them: its dropped points alone would only
 * show what does not answer.
 */
export const sampleDebate = (
  coded: CodedDebate,
  answering: Answering[string] | null,
): SampledPoint[] => {
  const shown = toJudged(coded)
  const said = shown.turns.map(({ speaker, text }) => ({ speaker, message_text: text }))
  if (tooLittleToJudge(said)) return []
  const read = readDebate(shown, HEADS)
  const debate = debateEvidence(read, chooseLevels(read, shown))
  return debate.points.flatMap((followed): SampledPoint[] => {
    const { lead } = followed.point
    const point = pointAt(coded, lead.at, lead.text)
    const { isMet, coached } = coachedIn(coded, followed.point)
    const state = point?.after.at(-1) ?? (isMet ? 'answered' : null)
    if (state === 'could_not_tell') return []
    const listed = point ? answering?.[point.id] : undefined
    const isListed = ({ at, text }: Sentence) =>
      listed?.some(({ turn, starts }) => turn === at && text.startsWith(starts)) ?? false
    const answers = state === 'dropped' ? () => false : isListed
    const isCoded = answering !== null && (state === 'dropped' || listed !== undefined)
    return [
      {
        ...{ debateId: coded.id, followed, debate, state },
        answers: isCoded ? answers : null,
        coached,
      },
    ]
  })
}
