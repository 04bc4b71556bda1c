import type { FastifyInstance } from 'fastify'
import { getAdminProfile, logInAdmin } from '#api/domain/admin/log-in-admin.ts'
import { logInShape, read } from '#api/shapes.ts'
import { visitorOf } from './visitor.ts'

export const adminRoutes = async (app: FastifyInstance): Promise<void> => {
  app.post('/auth/login', async request =>
    app.call(logInAdmin, await visitorOf(app, request), read(logInShape, request.body)),
  )
  app.get('/profile', async request => app.call(getAdminProfile, await app.viewerOf(request), undefined))
}
