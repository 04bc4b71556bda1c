import { beginProviderSignIn } from '#api/domain/accounts/begin-provider-sign-in.ts'
import { connectProvider } from '#api/domain/accounts/connect-provider.ts'
import { finishProviderSignIn } from '#api/domain/accounts/finish-provider-sign-in.ts'
import { getSignInProvider } from '#api/domain/accounts/get-sign-in-provider.ts'
import { logInWithProvider } from '#api/domain/accounts/log-in-with-provider.ts'
import { SIGN_IN_RETURN_PATH } from '#schema/constants.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { UserSession } from '#schema/nodes.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

const welcome = (context: GraphqlContext, session: UserSession) => {
  context.becomeUser(session)
  return { token: session.token, viewer: session.user }
}

/** Sign-in by a third party. */
export const providerResolvers: Resolvers<GraphqlContext> = {
  Query: {
    signInProvider: async (_root, _args, context) =>
      (await context.callAsAnonymous(getSignInProvider, undefined)).provider,
  },
  Mutation: {
    beginProviderSignIn: (_root, _args, context) =>
      payload(async () => {
        const redirectUri = context.origin + SIGN_IN_RETURN_PATH
        return { signIn: await context.callAsKnownNewcomer(beginProviderSignIn, { redirectUri }) }
      }),
    logInWithProvider: (_root, { input }, context) =>
      payload(async () =>
        welcome(context, await context.callAsNewcomer(logInWithProvider, present(input))),
      ),
    finishProviderSignIn: (_root, { input }, context) =>
      payload(async () =>
        welcome(context, await context.callAsNewcomer(finishProviderSignIn, present(input))),
      ),
    connectProvider: (_root, { input }, context) =>
      payload(async () => ({ viewer: await context.call(connectProvider, present(input)) })),
  },
}
