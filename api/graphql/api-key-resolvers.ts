import { createApiKey } from '#api/domain/api-keys/create-api-key.ts'
import { countAllApiKeys, getCallingKey, listApiKeys } from '#api/domain/api-keys/list-api-keys.ts'
import { revokeApiKey } from '#api/domain/api-keys/revoke-api-key.ts'
import { rotateApiKey } from '#api/domain/api-keys/rotate-api-key.ts'
import type { ApiKey } from '#schema/admin.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import { type KeyedList, readConnection } from './connections.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'

/** Newest first. */
const LIST: KeyedList<ApiKey> = {
  name: 'apiKeys createdAt.desc',
  filter: null,
  kinds: ['moment', 'id'],
  keyOf: key => [key.created_at, key.key_id],
}

export const apiKeyResolvers: Resolvers<GraphqlContext> = {
  Query: {
    callingApiKey: (_root, _args, context) => context.call(getCallingKey, undefined),
    apiKeys: (_root, args, context) =>
      readConnection(LIST, args, {
        slice: window => context.call(listApiKeys, window),
        count: () => context.call(countAllApiKeys, undefined),
      }),
  },
  Mutation: {
    createApiKey: (_root, { input: { name, scopes, expiresAt } }, context) =>
      payload(async () => {
        const made = await context.call(createApiKey, {
          name,
          scopes,
          expires_at: expiresAt ?? null,
        })
        return { apiKey: made.key, secret: made.secret }
      }),
    rotateApiKey: (_root, { input: { apiKeyId, expiresAt } }, context) =>
      payload(async () => {
        const input = { key_id: apiKeyId, expires_at: expiresAt }
        const { key, secret } = await context.call(rotateApiKey, input)
        return { apiKey: key, secret }
      }),
    revokeApiKey: (_root, { input }, context) =>
      payload(async () => ({
        apiKey: await context.call(revokeApiKey, { key_id: input.apiKeyId }),
      })),
  },
}
