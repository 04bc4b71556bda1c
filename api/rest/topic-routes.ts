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
import { limitQuery } from '#schema/rest/inputs.ts'
import { customTopicInput, topicsQuery } from '#schema/rest/topics.ts'
import { sendCached } from './send-cached.ts'

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
    return reply
      .code(201)
      .send(await app.call(createCustomTopic, viewer, parseInput(customTopicInput, request.body)))
  })
}
