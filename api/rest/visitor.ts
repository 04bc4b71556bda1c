import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '#api/domain/viewer.ts'

/**
 * Who asks to log in: a guest or a visitor.
 * An old token that is still sent along does not matter here.
 */
export const visitorOf = async (app: FastifyInstance, request: FastifyRequest): Promise<Viewer> =>
  (await app.resolve({ token: null, headers: request.headers, address: request.ip })).viewer
