import { DomainError } from '#api/domain/domain-error.ts'
import { createCustomTopic } from '#api/domain/topics/create-custom-topic.ts'
import { getRandomTopic } from '#api/domain/topics/get-random-topic.ts'
import { getTopic } from '#api/domain/topics/get-topic.ts'
import { sliceTopics } from '#api/domain/topics/list-topics.ts'
import { classOf } from '#api/http/errors.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import { connectionOf, offsetAfter } from './connections.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

/** A query for one thing that is not there answers null; every other failure stays a failure. */
const nullIfMissing = (error: unknown): null => {
  if (error instanceof DomainError && classOf(error) === 'NOT_FOUND') return null
  throw error
}

export const topicResolvers: Resolvers<GraphqlContext> = {
  Query: {
    topics: async (_root, { filter, first, after }, context) => {
      const offset = offsetAfter(after)
      const slice = await context.call(sliceTopics, {
        ...present(filter ?? {}),
        limit: first ?? LIMITS.popularTopics,
        offset,
      })
      return connectionOf(slice, offset)
    },
    topic: (_root, { id }, context) =>
      context.call(getTopic, { topic_id: id }).catch(nullIfMissing),
    randomTopic: (_root, _args, context) =>
      context.call(getRandomTopic, undefined).catch(nullIfMissing),
  },
  Mutation: {
    createCustomTopic: (_root, { input }, context) =>
      payload(async () => {
        const { text, language } = present(input)
        const topic = await context.call(createCustomTopic, {
          topic_text: text,
          ...(language !== undefined && { language }),
        })
        return { topic }
      }),
  },
  Topic: {
    id: topic => topic.topic_id,
    textEn: topic => topic.topic_text_en,
    textZh: topic => topic.topic_text_zh,
    text: topic => topic.topic_text,
    isRecommended: topic => topic.is_recommended,
    debateCount: topic => topic.debate_count,
  },
}
