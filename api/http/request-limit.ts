import type { FastifyRequest } from 'fastify'

/** Requests a minute: of one account, and of all visitors behind one address, perhaps a school. */
const MOST_REQUESTS = { account: 600, network: 3000 } as const

/** The limit of requests to REST; what a single call costs is limited where it is done. */
export const REQUEST_LIMIT = {
  max: ({ headers }: FastifyRequest) =>
    headers.authorization === undefined ? MOST_REQUESTS.network : MOST_REQUESTS.account,
  timeWindow: 60_000,
} as const
