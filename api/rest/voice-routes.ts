import type { FastifyInstance } from 'fastify'
import { getVoice } from '#api/domain/voice/get-voice.ts'
import { anonymous } from '#api/http/authentication.ts'

export const voiceRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get('/', async request => app.call(getVoice, anonymous(request), undefined))
}
