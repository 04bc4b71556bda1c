import type { FastifyInstance } from 'fastify'
import { createCustomTopic } from '#api/domain/topics/create-custom-topic.ts'
import { getRandomTopic } from '#api/domain/topics/get-random-topic.ts'
import { listPopularTopics } from '#api/domain/topics/list-popular-topics.ts'
import { listTopics } from '#api/domain/topics/list-topics.ts'
import { customTopicShape, limitQuery, read, topicsQuery } from '#api/shapes.ts'
import { anybody } from './anybody.ts'
import { sendCached } from './send-cached.ts'

export const topicRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get('/', async request =>
    app.call(listTopics, anybody(request), read(topicsQuery, request.query)),
  )
  app.get('/popular', async (request, reply) =>
    sendCached(
      reply,
      await app.call(listPopularTopics, anybody(request), read(limitQuery, request.query)),
    ),
  )
  app.get('/random', async request => app.call(getRandomTopic, anybody(request), undefined))
  app.post('/custom', async (request, reply) => {
    const viewer = await app.viewerOf(request)
    return reply
      .code(201)
      .send(await app.call(createCustomTopic, viewer, read(customTopicShape, request.body)))
  })
}
