import type { FastifyRequest } from 'fastify'
import { REST_LIMITS } from '#schema/api-limits.ts'

/** The limit of requests to REST; what a single call costs is limited where it is done. */
export const REQUEST_LIMIT = {
  max: ({ headers }: FastifyRequest) =>
    headers.authorization === undefined ? REST_LIMITS.network : REST_LIMITS.account,
  timeWindow: 60_000,
} as const
