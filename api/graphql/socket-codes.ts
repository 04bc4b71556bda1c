/** With which a socket of subscriptions is closed: RFC 6455, and graphql-transport-ws. */
export const CLOSE = { tryLater: 1013, forbidden: 4403, tooMany: 4429 } as const
