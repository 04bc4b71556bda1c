import { DomainError } from '#api/domain/domain-error.ts'
import { createCustomTopic } from '#api/domain/topics/create-custom-topic.ts'
import { getNextMotion } from '#api/domain/topics/get-next-motion.ts'
import { getRandomTopic } from '#api/domain/topics/get-random-topic.ts'
import { getTopic } from '#api/domain/topics/get-topic.ts'
import { countListedTopics, sliceTopics } from '#api/domain/topics/list-topics.ts'
import type { AdminTopic } from '#schema/admin.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import { type KeyedList, readConnection } from './connections.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'
import { readPart } from './read-part.ts'

/** Approved topics, most debated first, recommended ones first among equals. */
const listBy = (filter: object): KeyedList<AdminTopic> => ({
  name: 'topics debateCount.desc isRecommended.desc',
  filter: Object.entries(filter).sort(),
  kinds: ['count', 'flag', 'id'],
  keyOf: topic => [topic.debate_count, topic.is_recommended, topic.topic_id],
})

/** A motion's brief is not what a share link shows. FIELD_PRIVATE. */
const assertNoLink = ({ by_link }: { by_link?: true }, field: string): void => {
  if (by_link) throw new DomainError('FIELD_PRIVATE', { field })
}

export const topicResolvers: Resolvers<GraphqlContext> = {
  Query: {
    topics: (_root, { filter: given, ...args }, context) => {
      const filter = present(given ?? {})
      return readConnection(listBy(filter), args, {
        slice: window => context.call(sliceTopics, { ...filter, ...window }),
        count: () => context.call(countListedTopics, filter),
      })
    },
    topic: (_root, { id }, context) => context.call(getTopic, { topic_id: id }),
    randomTopic: (_root, _args, context) => context.call(getRandomTopic, undefined),
    nextMotion: (_root, _args, context) => context.call(getNextMotion, undefined),
  },
  Mutation: {
    createCustomTopic: (_root, { input }, context) =>
      payload(async () => {
        const { text, language, brief } = present(input)
        const topic = await context.call(createCustomTopic, {
          topic_text: text,
          ...(language !== undefined && { language }),
          ...(brief !== undefined && { brief: present(brief) }),
        })
        return { topic }
      }),
  },
  Topic: {
    brief: (topic, _args, context) => {
      assertNoLink(topic, 'brief')
      return readPart('Topic', topic, 'brief', context)
    },
    briefZh: (topic, _args, context) => {
      assertNoLink(topic, 'briefZh')
      return readPart('Topic', topic, 'brief_zh', context)
    },
  },
}
