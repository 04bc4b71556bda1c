import type { Skill } from '#schema/constants.ts'
import type { DebateResults, Turn } from '#schema/entities.ts'
import type { Priority } from '#schema/review.ts'
import { verdictOf } from './verdict.ts'

/** A user's turn with its number, from 1, and what the opponent had said before it. */
export type OwnTurn = { turn: Turn; number: number; before: Turn | null }

/**
 * What the page offers to mend: the sentence that the review names first, or any of the turns,
 * where `first` is the one that is shown before another is chosen.
 */
export type Mend =
  | { kind: 'sentence'; own: OwnTurn; priority: Priority }
  | { kind: 'any'; own: readonly OwnTurn[]; first: OwnTurn; skill: Skill }

export const ownTurnsOf = (turns: readonly Turn[]): OwnTurn[] =>
  turns
    .map((turn, at) => ({ turn, before: turns[at - 1] ?? null }))
    .filter(({ turn }) => turn.speaker === 'user')
    .map((own, at) => ({ ...own, number: at + 1 }))

/** What a remark of the judge's quotes; a long quote ends with an ellipsis. */
const QUOTED = /[“「]([^”」]+?)(?: …)?[”」]/gu

const SENTENCE_END = /[.!?。！？]/u

/** The sentence of a speech that begins with what is quoted. */
const sentenceFrom = (speech: string, quoted: string): string => {
  const rest = speech.slice(speech.indexOf(quoted))
  const end = rest.slice(quoted.length).search(SENTENCE_END)
  return end < 0 ? rest : rest.slice(0, quoted.length + end + 1)
}

/** A point of the opponent's; `turn_id` is its speech, `answer` the user's turn that answers it. */
type QuotedPoint = { text: string; turn_id: string; answer: string | null }

/** The point that a remark of the judge's quotes; null where it quotes none. */
const quotedPoint = (
  remark: string,
  { review, turns }: Pick<DebateResults, 'review' | 'turns'>,
): QuotedPoint | null => {
  for (const [, quoted = ''] of remark.matchAll(QUOTED)) {
    const met = review?.clash.find(({ point }) => point.text.includes(quoted))
    if (met) return { ...met.point, answer: met.reply?.turn_id ?? null }
    const said = turns.find(({ message_text }) => message_text.includes(quoted))
    if (said?.speaker === 'ai')
      return {
        text: sentenceFrom(said.message_text, quoted),
        ...{ turn_id: said.turn_id, answer: null },
      }
  }
  return null
}

/** Null where the user said nothing. */
export const chooseMend = ({
  review,
  turns,
  scores,
}: Pick<DebateResults, 'review' | 'turns' | 'scores'>): Mend | null => {
  const own = ownTurnsOf(turns)
  for (const priority of review?.priorities ?? []) {
    const { turn_id, text } = priority.quote
    const said = own.find(({ turn }) => turn.turn_id === turn_id)
    if (said?.turn.message_text.includes(text)) return { kind: 'sentence', own: said, priority }
  }
  const exercise = review?.drill.text ? review.drill : null
  const point = exercise && quotedPoint(exercise.text, { review, turns })
  const answer = point && own.find(({ turn }) => turn.turn_id === point.answer)
  const after = point && own.find(({ before }) => before?.turn_id === point.turn_id)
  const offered = own.find(({ turn }) => turn.turn_id === review?.retry?.turn_id)
  const first = answer ?? after ?? offered ?? own.at(-1)
  if (!first) return null
  const verdict = scores && verdictOf(scores, 0)
  const weakest = verdict?.kind === 'spread' ? verdict.worst : 'argumentation'
  return { kind: 'any', own, first, skill: exercise?.skill ?? review?.retry?.skill ?? weakest }
}

/**
 * The opponent's words to show beside a turn, or beside one sentence of it: the point that the
 * judge's remark quotes, else the one that it answers, else one of the speech before it that was
 * left standing, else that speech.
 */
export const theirWords = (
  { review, turns }: Pick<DebateResults, 'review' | 'turns'>,
  { turn, before }: OwnTurn,
  sentence: string | null,
  remark = '',
): string | null => {
  const quoted = quotedPoint(remark, { review, turns })
  if (quoted) return quoted.text
  const clash = review?.clash ?? []
  const answered = clash.find(
    ({ reply }) =>
      sentence !== null &&
      reply?.turn_id === turn.turn_id &&
      (sentence.includes(reply.text) || reply.text.includes(sentence)),
  )
  if (answered) return answered.point.text
  if (!before) return null
  const points = clash.filter(({ point }) => point.turn_id === before.turn_id)
  const standing = points.find(({ outcome }) => outcome === 'dropped') ?? points[0]
  return standing?.point.text ?? before.message_text
}
