import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beginProviderSignIn } from '#api/domain/accounts/begin-provider-sign-in.ts'
import { connectProvider } from '#api/domain/accounts/connect-provider.ts'
import { finishProviderSignIn } from '#api/domain/accounts/finish-provider-sign-in.ts'
import { getSignInProvider } from '#api/domain/accounts/get-sign-in-provider.ts'
import { logInWithProvider } from '#api/domain/accounts/log-in-with-provider.ts'
import { requireUser } from '#api/domain/viewer.ts'
import { anonymous } from '#api/http/authentication.ts'
import { parseInput } from '#api/http/parse-input.ts'
import { isFor } from '#api/http/route-gates.ts'
import { SIGN_IN_RETURN_PATH } from '#schema/constants.ts'
import type { UserSession } from '#schema/nodes.ts'
import { connectProviderInput, signInCodeInput, socialLoginInput } from '#schema/rest/accounts.ts'
import { toSessionAnswer, toUser } from './account-answers.ts'

export const socialLoginRoutes = async (app: FastifyInstance): Promise<void> => {
  const welcome = (request: FastifyRequest, reply: FastifyReply, session: UserSession) => {
    app.forgetGuest(reply)
    app.rememberDevice(request, reply, { realm: 'user', email: session.user.email })
    return toSessionAnswer(session)
  }
  app.get('/', async request => app.call(getSignInProvider, anonymous(request), undefined))
  app.post('/', async (request, reply) => {
    const input = parseInput(socialLoginInput, request.body)
    return welcome(
      request,
      reply,
      await app.call(logInWithProvider, app.newcomerOf(request), input),
    )
  })
  app.post('/begin', async (request, reply) => {
    const redirectUri = app.originFor(request) + SIGN_IN_RETURN_PATH
    const viewer = app.knownNewcomerOf(request, reply)
    return app.call(beginProviderSignIn, viewer, { redirectUri })
  })
  app.post('/finish', async (request, reply) => {
    const input = parseInput(signInCodeInput, request.body)
    return welcome(
      request,
      reply,
      await app.call(finishProviderSignIn, app.newcomerOf(request), input),
    )
  })
  app.post('/connect', isFor(requireUser), async request =>
    toUser(
      await app.call(
        connectProvider,
        await app.viewerOf(request),
        parseInput(connectProviderInput, request.body),
      ),
    ),
  )
}
