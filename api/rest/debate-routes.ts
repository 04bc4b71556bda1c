import type { FastifyInstance } from 'fastify'
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
import { recordingIn } from '#api/http/recording-bodies.ts'
import { isAbout, isFor } from '#api/http/route-gates.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import {
  type EndDebateAnswer,
  retryInput,
  type SubmitTurnAnswer,
  startInput,
  turnInput,
  type WithdrawnTurn,
} from '#schema/rest/debates.ts'

type ById = { Params: { id: string } }
type ByTurn = { Params: { id: string; turnId: string } }

const toEndAnswer = (debate: DebateWithVerdict): EndDebateAnswer => ({
  debate_id: debate.debate_id,
  status: debate.status,
  unscored_reason: debate.unscored_reason,
  unscored_code: debate.unscored_code,
  unscored_params: debate.unscored_params,
  next_step: debate.next_step,
  overall_score: debate.overall_score,
  scores: debate.scores,
})

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
  app.post<ById>('/:id/turn', { ...own, ...app.takesRecordings }, async request => {
    const viewer = await app.viewerOf(request)
    const input = parseInput(turnInput, request.body)
    const asked = { debate_id: request.params.id, ...input, ...recordingIn(request) }
    const { turn, reply } = await app.call(finishTurn, viewer, asked)
    const { turn_id, message_text: ai_response } = reply
    return { ai_response, turn_id, user_turn_id: turn.turn_id } satisfies SubmitTurnAnswer
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
    toEndAnswer(
      await app.call(endDebate, await app.viewerOf(request), { debate_id: request.params.id }),
    ),
  )
  app.post<ByTurn>('/:id/turns/:turnId/withdraw', own, async request => {
    const input = { debate_id: request.params.id, turn_id: request.params.turnId }
    const { debate, turn_id } = await app.call(withdrawTurn, await app.viewerOf(request), input)
    return { debate_id: debate.debate_id, turn_id, withdrawn: true } satisfies WithdrawnTurn
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
