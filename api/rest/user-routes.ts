import type { FastifyInstance } from 'fastify'
import { getProfile } from '#api/domain/accounts/get-profile.ts'
import { getTranscript } from '#api/domain/debates/get-debate.ts'
import { listMyDebates } from '#api/domain/debates/list-my-debates.ts'
import { requireReadableDebate } from '#api/domain/debates/require-debate.ts'
import { getLeaderboard } from '#api/domain/statistics/get-leaderboard.ts'
import { getPlatformStats } from '#api/domain/statistics/get-platform-stats.ts'
import { requireUser } from '#api/domain/viewer.ts'
import { anonymous } from '#api/http/authentication.ts'
import { parseInput } from '#api/http/parse-input.ts'
import { isAbout, isFor, takes } from '#api/http/route-gates.ts'
import { limitQuery } from '#schema/rest/inputs.ts'
import { pageQuery } from '#schema/rest/users.ts'
import { sendCached } from './send-cached.ts'

type ById = { Params: { id: string } }

export const userRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get('/stats', async (request, reply) =>
    sendCached(reply, await app.call(getPlatformStats, anonymous(request), undefined)),
  )
  app.get('/leaderboard', takes(limitQuery), async (request, reply) =>
    sendCached(
      reply,
      await app.call(getLeaderboard, anonymous(request), parseInput(limitQuery, request.query)),
    ),
  )
  app.get('/profile', isFor(requireUser), async request =>
    app.call(getProfile, await app.viewerOf(request), undefined),
  )
  app.get('/debates', takes(pageQuery, requireUser), async request =>
    app.call(listMyDebates, await app.viewerOf(request), parseInput(pageQuery, request.query)),
  )
  app.get<ById>('/debates/:id/transcript', isAbout(requireReadableDebate), async request =>
    app.call(getTranscript, await app.viewerOf(request), { debate_id: request.params.id }),
  )
}
