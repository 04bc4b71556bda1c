import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { checkResetLink } from '#api/domain/accounts/check-reset-link.ts'
import { deleteMe } from '#api/domain/accounts/delete-me.ts'
import { exportMe } from '#api/domain/accounts/export-me.ts'
import { getMe } from '#api/domain/accounts/get-me.ts'
import { logIn } from '#api/domain/accounts/log-in.ts'
import { register } from '#api/domain/accounts/register.ts'
import { resetPassword } from '#api/domain/accounts/reset-password.ts'
import { updateMe } from '#api/domain/accounts/update-me.ts'
import { joinByLink } from '#api/domain/external-users/join-links.ts'
import { requireUser } from '#api/domain/viewer.ts'
import { parseInput } from '#api/http/parse-input.ts'
import { isFor } from '#api/http/route-gates.ts'
import {
  deleteMeInput,
  type JoinAnswer,
  logInInput,
  registerInput,
  resetLinkInput,
  resetPasswordInput,
  type UpdateMeAnswer,
  updateMeInput,
} from '#schema/rest/accounts.ts'
import { toSessionAnswer, toUser } from './account-answers.ts'
import { addSessionRoutes } from './session-routes.ts'

export const accountRoutes = async (app: FastifyInstance): Promise<void> => {
  app.post('/register', async (request, reply) => {
    const session = await app.call(
      register,
      app.newcomerOf(request),
      parseInput(registerInput, request.body),
    )
    app.forgetGuest(reply)
    app.rememberDevice(request, reply, { realm: 'user', email: session.user.email })
    return reply.code(201).send(toSessionAnswer(session))
  })
  app.post('/login', async (request, reply) => {
    const session = await app.call(
      logIn,
      app.newcomerOf(request),
      parseInput(logInInput, request.body),
    )
    app.forgetGuest(reply)
    app.rememberDevice(request, reply, { realm: 'user', email: session.user.email })
    return toSessionAnswer(session)
  })
  app.post('/reset-password', async (request, reply) => {
    const session = await app.call(
      resetPassword,
      app.newcomerOf(request),
      parseInput(resetPasswordInput, request.body),
    )
    app.rememberDevice(request, reply, { realm: 'user', email: session.user.email })
    return toSessionAnswer(session)
  })
  app.post('/reset-password/check', async request =>
    app.call(checkResetLink, app.newcomerOf(request), parseInput(resetLinkInput, request.body)),
  )
  app.post('/join', async (request, reply) => {
    const viewer = app.newcomerOf(request)
    const session = await app.call(joinByLink, viewer, parseInput(resetLinkInput, request.body))
    app.forgetGuest(reply)
    return { ...toSessionAnswer(session), debate_id: session.debate_id } satisfies JoinAnswer
  })
  addSessionRoutes(app, requireUser)
  app.get('/me/export', isFor(requireUser), async (request, reply) => {
    const pieces = await app.call(exportMe, await app.viewerOf(request), undefined)
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-debates.json"')
      .send(Readable.from(pieces))
  })
  // A DELETE has no body, and a password belongs into no address.
  app.post('/me/delete', isFor(requireUser), async (request, reply) => {
    await app.call(deleteMe, await app.viewerOf(request), parseInput(deleteMeInput, request.body))
    return reply.code(204).send()
  })
  app.get('/me', isFor(requireUser), async request =>
    toUser(await app.call(getMe, await app.viewerOf(request), undefined)),
  )
  app.put('/me', isFor(requireUser), async request => {
    const input = parseInput(updateMeInput, request.body)
    const { user, ...token } = await app.call(updateMe, await app.viewerOf(request), input)
    return { ...toUser(user), ...token } satisfies UpdateMeAnswer
  })
}
