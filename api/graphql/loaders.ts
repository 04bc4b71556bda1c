import {
  loadScoresAndReviews,
  loadTopics,
  loadTurns,
  type ScoresAndReview,
} from '#api/domain/debates/load-debates.ts'
import type { Debate } from '#schema/entities.ts'
import type { GraphqlContext } from './context.ts'

type Load<Answer> = (queries: { obj: Debate }[], context: GraphqlContext) => Promise<Answer[]>

const idsOf = (queries: { obj: Debate }[]) => queries.map(({ obj }) => obj.debate_id)

const ofScoresAndReview =
  <Answer>(pick: (judged: ScoresAndReview) => Answer): Load<Answer | null> =>
  async (queries, { deps }) => {
    const judged = await loadScoresAndReviews(deps, idsOf(queries))
    return queries.map(({ obj }) => {
      const found = judged.get(obj.debate_id)
      return found ? pick(found) : null
    })
  }

const topic: Load<unknown> = async (queries, { deps }) => {
  const topics = await loadTopics(deps, [...new Set(queries.map(({ obj }) => obj.topic_id))])
  return queries.map(({ obj }) => topics.get(obj.topic_id))
}

const turns: Load<unknown> = async (queries, { deps }) => {
  const found = await loadTurns(deps, idsOf(queries))
  return queries.map(({ obj }) => found.get(obj.debate_id) ?? [])
}

/** What many debates of one answer need is fetched in one query for all of them. */
export const loaders = {
  Debate: {
    topic,
    turns,
    scores: ofScoresAndReview(({ scores }) => scores),
    review: ofScoresAndReview(({ review }) => review),
  },
}
