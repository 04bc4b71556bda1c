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

/** Every API key begins so, which scanners of leaked secrets can look for. */
export const API_KEY_PREFIX = 'adt_'
