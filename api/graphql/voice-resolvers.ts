import { getVoice } from '#api/domain/voice/get-voice.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'

export const voiceResolvers: Resolvers<GraphqlContext> = {
  Query: { voice: (_root, _args, context) => context.callAsAnonymous(getVoice, undefined) },
}
