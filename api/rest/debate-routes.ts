import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endDebate } from '#api/domain/debates/end-debate.ts'
import { finishTurn } from '#api/domain/debates/finish-turn.ts'
import { getDebate, getTurns } from '#api/domain/debates/get-debate.ts'
import { getResults } from '#api/domain/debates/get-results.ts'
import { requireOwnDebate, requireReadableDebate } from '#api/domain/debates/require-debate.ts'
import { retryTurn } from '#api/domain/debates/retry-turn.ts'
import { getShare, revokeShare, shareDebate } from '#api/domain/debates/share-debate.ts'
import { startDebate } from '#api/domain/debates/start-debate.ts'
import { stopReply } from '#api/domain/debates/stop-reply.ts'
import { withdrawTurn } from '#api/domain/debates/withdraw-turn.ts'
import { requireDebater } from '#api/domain/viewer.ts'
import { getRecording, requireHeardDebate } from '#api/domain/voice/get-recording.ts'
import { parseInput } from '#api/http/parse-input.ts'
import {
  RECORDING_BODY_LIMIT,
  refuseLargeWords,
  refuseStrangersRecordings,
} from '#api/http/recording-bodies.ts'
import { isAbout, isFor } from '#api/http/route-gates.ts'
import { retryInput, startInput, turnInput } from '#schema/rest/debates.ts'

type ById = { Params: { id: string } }
type ByTurn = { Params: { id: string; turnId: string } }

export const debateRoutes = async (app: FastifyInstance): Promise<void> => {
  // A wrong or expired token is told before anything is wrong with the body.
  app.addHook('onRequest', async request => void (await app.viewerOf(request)))
  app.post('/start', isFor(requireDebater), async (request, reply) => {
    const { answer, guestId } = await app.call(
      startDebate,
      await app.viewerOf(request),
      parseInput(startInput, request.body),
    )
    if (guestId !== null) app.rememberGuest(reply, guestId)
    return reply.code(201).send(answer)
  })
  const own = isAbout(requireOwnDebate)
  const recordings = {
    ...own,
    bodyLimit: RECORDING_BODY_LIMIT,
    onRequest: (request: FastifyRequest) => refuseStrangersRecordings(app, request),
  }
  app.post<ById>('/:id/turn', recordings, async request => {
    const viewer = await app.viewerOf(request)
    const input = parseInput(turnInput, request.body)
    refuseLargeWords(request, input.audio_data)
    return app.call(finishTurn, viewer, { debate_id: request.params.id, ...input })
  })
  app.get<ById>('/:id/share', own, async request =>
    app.call(getShare, await app.viewerOf(request), { debate_id: request.params.id }),
  )
  app.post<ById>('/:id/share', own, async (request, reply) => {
    const share = await app.call(shareDebate, await app.viewerOf(request), {
      debate_id: request.params.id,
    })
    return reply.code(201).send(share)
  })
  app.delete<ById>('/:id/share', own, async (request, reply) => {
    await app.call(revokeShare, await app.viewerOf(request), { debate_id: request.params.id })
    return reply.code(204).send()
  })
  app.post<ById>('/:id/stop', own, async request =>
    app.call(stopReply, await app.viewerOf(request), { debate_id: request.params.id }),
  )
  app.post<ById>('/:id/retry', own, async request =>
    app.call(retryTurn, await app.viewerOf(request), {
      debate_id: request.params.id,
      ...parseInput(retryInput, request.body),
    }),
  )
  app.post<ById>('/:id/end', own, async request =>
    app.call(endDebate, await app.viewerOf(request), { debate_id: request.params.id }),
  )
  app.post<ByTurn>('/:id/turns/:turnId/withdraw', own, async request => {
    const { id: debate_id, turnId: turn_id } = request.params
    return app.call(withdrawTurn, await app.viewerOf(request), { debate_id, turn_id })
  })
  app.get<ByTurn>(
    '/:id/turns/:turnId/audio',
    isAbout(requireHeardDebate),
    async (request, reply) => {
      const viewer = await app.viewerOf(request)
      const input = { debate_id: request.params.id, turn_id: request.params.turnId }
      const { bytes, mediaType } = await app.call(getRecording, viewer, input)
      return reply.header('cache-control', 'no-store').type(mediaType).send(Buffer.from(bytes))
    },
  )
  for (const [path, useCase] of [
    ['/:id', getDebate],
    ['/:id/turns', getTurns],
    ['/:id/results', getResults],
  ] as const)
    app.get<ById>(path, isAbout(requireReadableDebate), async request => {
      const viewer = await app.viewerOf(request)
      return app.call<{ debate_id: string }, Promise<object>>(useCase, viewer, {
        debate_id: request.params.id,
      })
    })
}
