import type { FastifyInstance } from 'fastify'
import { createCustomTopic } from '#api/domain/topics/create-custom-topic.ts'
import { getNextMotion } from '#api/domain/topics/get-next-motion.ts'
import { getRandomTopic } from '#api/domain/topics/get-random-topic.ts'
import { getTopic } from '#api/domain/topics/get-topic.ts'
import { listPopularTopics } from '#api/domain/topics/list-popular-topics.ts'
import { listTopics } from '#api/domain/topics/list-topics.ts'
import { requireUser } from '#api/domain/viewer.ts'
import { anonymous } from '#api/http/authentication.ts'
import { parseInput } from '#api/http/parse-input.ts'
import { forAnybody, isFor, takes } from '#api/http/route-gates.ts'
import type { TopicInFull } from '#schema/nodes.ts'
import { limitQuery } from '#schema/rest/inputs.ts'
import { type CustomTopic, customTopicInput, topicsQuery } from '#schema/rest/topics.ts'
import { sendCached } from './send-cached.ts'

const toCustomTopic = (topic: TopicInFull): CustomTopic => ({
  topic_id: topic.topic_id,
  topic_text_en: topic.topic_text_en,
  topic_text_zh: topic.topic_text_zh,
  topic_text: topic.topic_text,
  language: topic.language,
  is_recommended: topic.is_recommended,
  status: topic.status,
  debate_count: topic.debate_count,
  brief: topic.brief,
})

export const topicRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get('/', takes(topicsQuery), async request =>
    app.call(listTopics, anonymous(request), parseInput(topicsQuery, request.query)),
  )
  app.get('/popular', takes(limitQuery), async (request, reply) =>
    sendCached(
      reply,
      await app.call(listPopularTopics, anonymous(request), parseInput(limitQuery, request.query)),
    ),
  )
  app.get('/random', async request => app.call(getRandomTopic, anonymous(request), undefined))
  app.get('/next', forAnybody, async request =>
    app.call(getNextMotion, await app.viewerOf(request), undefined),
  )
  app.get<{ Params: { id: string } }>('/:id', forAnybody, async request =>
    app.call(getTopic, await app.viewerOf(request), { topic_id: request.params.id }),
  )
  app.post('/custom', isFor(requireUser), async (request, reply) => {
    const viewer = await app.viewerOf(request)
    const input = parseInput(customTopicInput, request.body)
    return reply.code(201).send(toCustomTopic(await app.call(createCustomTopic, viewer, input)))
  })
}
