/**
 * What an API key may do. `schema/graphql` says at each field which of them opens it; everything
 * else stays closed to keys.
 */
export const API_KEY_SCOPES = [
  'DEBATES_READ',
  'DEBATES_WRITE',
  'USERS_READ',
  'USERS_WRITE',
  'TOPICS_WRITE',
  'EXPORT_READ',
  'WEBHOOKS_MANAGE',
] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** Accepted, so that a client that asks for it works later; opens nothing yet. */
export const RESERVED_SCOPES: readonly ApiKeyScope[] = ['WEBHOOKS_MANAGE']

/** Every API key begins so, which scanners of leaked secrets can look for. */
export const API_KEY_PREFIX = 'adt_'
