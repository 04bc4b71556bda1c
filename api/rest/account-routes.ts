import type { FastifyInstance } from 'fastify'
import { checkResetLink } from '#api/domain/accounts/check-reset-link.ts'
import { getMe } from '#api/domain/accounts/get-me.ts'
import { logIn } from '#api/domain/accounts/log-in.ts'
import { register } from '#api/domain/accounts/register.ts'
import { resetPassword } from '#api/domain/accounts/reset-password.ts'
import { updateMe } from '#api/domain/accounts/update-me.ts'
import { requireUser } from '#api/domain/viewer.ts'
import { parseInput } from '#api/http/parse-input.ts'
import { isFor } from '#api/http/route-gates.ts'
import {
  logInInput,
  registerInput,
  resetLinkInput,
  resetPasswordInput,
  updateMeInput,
} from '#schema/rest/accounts.ts'
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
    return reply.code(201).send(session)
  })
  app.post('/login', async (request, reply) => {
    const session = await app.call(
      logIn,
      app.newcomerOf(request),
      parseInput(logInInput, request.body),
    )
    app.forgetGuest(reply)
    app.rememberDevice(request, reply, { realm: 'user', email: session.user.email })
    return session
  })
  app.post('/reset-password', async (request, reply) => {
    const session = await app.call(
      resetPassword,
      app.newcomerOf(request),
      parseInput(resetPasswordInput, request.body),
    )
    app.rememberDevice(request, reply, { realm: 'user', email: session.user.email })
    return session
  })
  app.post('/reset-password/check', async request =>
    app.call(checkResetLink, app.newcomerOf(request), parseInput(resetLinkInput, request.body)),
  )
  addSessionRoutes(app, requireUser)
  app.get('/me', isFor(requireUser), async request =>
    app.call(getMe, await app.viewerOf(request), undefined),
  )
  app.put('/me', isFor(requireUser), async request =>
    app.call(updateMe, await app.viewerOf(request), parseInput(updateMeInput, request.body)),
  )
}
