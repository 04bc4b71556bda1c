import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#api/domain/viewer.ts'

/** The viewer of a call that answers everybody the same: credentials are not even looked at. */
export const anybody = (request: FastifyRequest): Viewer => ({
  kind: 'visitor',
  address: request.ip,
})
