import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { archiveTopics, restoreTopics } from '#api/domain/admin/archive-topics.ts'
import { createPasswordReset } from '#api/domain/admin/create-password-reset.ts'
import { deleteAdminUser } from '#api/domain/admin/delete-user.ts'
import { exportAdminTable } from '#api/domain/admin/export-table.ts'
import { getDashboard } from '#api/domain/admin/get-dashboard.ts'
import { getAdminDebate } from '#api/domain/admin/get-debate.ts'
import { getOverview } from '#api/domain/admin/get-overview.ts'
import { getAdminUser } from '#api/domain/admin/get-user.ts'
import { importTopics, previewTopicImport } from '#api/domain/admin/import-topics.ts'
import { listAdminDebates } from '#api/domain/admin/list-debates.ts'
import { listDeletions } from '#api/domain/admin/list-deletions.ts'
import { listAdminTopics } from '#api/domain/admin/list-topics.ts'
import { listAdminUsers } from '#api/domain/admin/list-users.ts'
import { getAdminProfile, logInAdmin } from '#api/domain/admin/log-in-admin.ts'
import {
  createAdminTopic,
  deleteAdminTopic,
  updateAdminTopic,
} from '#api/domain/admin/save-topic.ts'
import { endUserSessions, restoreUser, suspendUser } from '#api/domain/admin/suspend-user.ts'
import { updateAdminProfile } from '#api/domain/admin/update-profile.ts'
import { updateAdminUser } from '#api/domain/admin/update-user.ts'
import { requireAdmin, requireAdminOr } from '#api/domain/viewer.ts'
import { parseInput } from '#api/http/parse-input.ts'
import { takes } from '#api/http/route-gates.ts'
import { parseRowsQuery, parseTableQuery, takesRows, takesTable } from '#api/http/table-query.ts'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import { LIMITS } from '#schema/constants.ts'
import { logInInput } from '#schema/rest/accounts.ts'
import {
  type ADMIN_CALLS,
  adminProfileInput,
  adminUserInput,
  confirmationQuery,
  deletionsQuery,
  newTopicInput,
  rangeQuery,
  topicChangeInput,
  topicFileInput,
  topicIdsInput,
} from '#schema/rest/admin.ts'
import { toUser } from './account-answers.ts'
import { toRow } from './admin-answers.ts'
import { administratorRoutes, invitationRoutes } from './administrator-routes.ts'
import { addSessionRoutes } from './session-routes.ts'

type ById = { Params: { id: string } }

/** The routes that API keys may call, each with the scope that opens it. */
const OPEN_TO_KEYS: Partial<Record<keyof typeof ADMIN_CALLS, ApiKeyScope>> = {
  'GET /admin/dashboard/stats': 'DEBATES_READ',
  'GET /admin/deletions': 'DEBATES_READ',
  'GET /admin/debates/results': 'DEBATES_READ',
  'GET /admin/debates/:id': 'DEBATES_READ',
  'GET /admin/debates/export.csv': 'EXPORT_READ',
  'GET /admin/users': 'USERS_READ',
  'GET /admin/users/:id': 'USERS_READ',
  'GET /admin/users/export.csv': 'EXPORT_READ',
  'GET /admin/topics': 'TOPICS_WRITE',
  'POST /admin/topics': 'TOPICS_WRITE',
  'PUT /admin/topics/:id': 'TOPICS_WRITE',
  'DELETE /admin/topics/:id': 'TOPICS_WRITE',
  'GET /admin/topics/export.csv': 'EXPORT_READ',
}
const scopeOf = ({ method, routeOptions }: FastifyRequest): ApiKeyScope | null => {
  const call = `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url?.replace('/api', '')}`
  return OPEN_TO_KEYS[call as keyof typeof OPEN_TO_KEYS] ?? null
}

/** What is for everybody: logging in, and taking an invitation. */
export const adminLogInRoutes = async (app: FastifyInstance): Promise<void> => {
  app.post('/auth/login', async (request, reply) => {
    const session = await app.call(
      logInAdmin,
      app.newcomerOf(request),
      parseInput(logInInput, request.body),
    )
    app.rememberDevice(request, reply, { realm: 'admin', email: session.admin.email })
    return session
  })
  await app.register(invitationRoutes)
}

/** Specification section 7, admin calls, and the CSV exports. */
export const adminRoutes = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRequest', async request => {
    requireAdminOr(await app.viewerOf(request), scopeOf(request))
  })
  await app.register(async own => addSessionRoutes(own, requireAdmin), { prefix: '/auth' })
  await app.register(administratorRoutes)
  app.get('/profile', async request =>
    app.call(getAdminProfile, await app.viewerOf(request), undefined),
  )
  app.put('/profile', async request =>
    app.call(
      updateAdminProfile,
      await app.viewerOf(request),
      parseInput(adminProfileInput, request.body),
    ),
  )
  app.get('/dashboard/stats', async request =>
    app.call(getDashboard, await app.viewerOf(request), undefined),
  )
  app.get('/overview', takes(rangeQuery), async request =>
    app.call(getOverview, await app.viewerOf(request), parseInput(rangeQuery, request.query)),
  )
  app.get('/debates/results', takesTable('debates'), async request =>
    app.call(
      listAdminDebates,
      await app.viewerOf(request),
      parseTableQuery('debates', request.url),
    ),
  )
  app.get<ById>('/debates/:id', async request =>
    app.call(getAdminDebate, await app.viewerOf(request), { debate_id: request.params.id }),
  )
  app.get('/users', takesTable('users'), async request =>
    app.call(listAdminUsers, await app.viewerOf(request), parseTableQuery('users', request.url)),
  )
  app.get<ById>('/users/:id', async request =>
    app.call(getAdminUser, await app.viewerOf(request), { user_id: request.params.id }),
  )
  app.put<ById>('/users/:id', async request =>
    toUser(
      await app.call(updateAdminUser, await app.viewerOf(request), {
        user_id: request.params.id,
        ...parseInput(adminUserInput, request.body),
      }),
    ),
  )
  app.delete<ById>('/users/:id', takes(confirmationQuery), async (request, reply) => {
    const input = { user_id: request.params.id, ...parseInput(confirmationQuery, request.query) }
    await app.call(deleteAdminUser, await app.viewerOf(request), input)
    return reply.code(204).send()
  })
  app.post<ById>('/users/:id/password-reset', async (request, reply) => {
    const reset = await app.call(createPasswordReset, await app.viewerOf(request), {
      user_id: request.params.id,
    })
    return reply.code(201).send(reset)
  })
  for (const [method, change] of [
    ['PUT', suspendUser],
    ['DELETE', restoreUser],
  ] as const)
    app.route<ById>({
      method,
      url: '/users/:id/suspension',
      handler: async request =>
        toRow(
          'users',
          await app.call(change, await app.viewerOf(request), { user_id: request.params.id }),
        ),
    })
  app.delete<ById>('/users/:id/sessions', async (request, reply) => {
    await app.call(endUserSessions, await app.viewerOf(request), { user_id: request.params.id })
    return reply.code(204).send()
  })
  app.get('/topics', takesTable('topics'), async request =>
    app.call(listAdminTopics, await app.viewerOf(request), parseTableQuery('topics', request.url)),
  )
  app.post('/topics', async (request, reply) => {
    const topic = await app.call(
      createAdminTopic,
      await app.viewerOf(request),
      parseInput(newTopicInput, request.body),
    )
    return reply.code(201).send(toRow('topics', topic))
  })
  for (const [url, change] of [
    ['/topics/archive', archiveTopics],
    ['/topics/restore', restoreTopics],
  ] as const)
    app.post(url, async request => {
      const input = parseInput(topicIdsInput, request.body)
      const topics = await app.call(change, await app.viewerOf(request), input)
      return { data: topics.map(topic => toRow('topics', topic)) }
    })
  app.post('/topics/import/preview', async request => ({
    data: await app.call(
      previewTopicImport,
      await app.viewerOf(request),
      parseInput(topicFileInput, request.body),
    ),
  }))
  app.post('/topics/import', async (request, reply) => {
    const file = parseInput(topicFileInput, request.body)
    const topics = await app.call(importTopics, await app.viewerOf(request), file)
    return reply.code(201).send({ data: topics.map(topic => toRow('topics', topic)) })
  })
  app.put<ById>('/topics/:id', async request =>
    toRow(
      'topics',
      await app.call(updateAdminTopic, await app.viewerOf(request), {
        topic_id: request.params.id,
        ...parseInput(topicChangeInput, request.body),
      }),
    ),
  )
  app.delete<ById>('/topics/:id', async (request, reply) => {
    await app.call(deleteAdminTopic, await app.viewerOf(request), { topic_id: request.params.id })
    return reply.code(204).send()
  })
  app.get('/deletions', takes(deletionsQuery), async request => {
    const {
      kind,
      page = 1,
      pageSize = LIMITS.listPageMax,
      ...filter
    } = parseInput(deletionsQuery, request.query)
    return app.call(listDeletions, await app.viewerOf(request), {
      ...filter,
      kinds: kind && [kind],
      page,
      pageSize,
    })
  })
  for (const table of ['debates', 'users', 'topics'] as const)
    app.get(`/${table}/export.csv`, takesRows(table), async (request, reply) => {
      const viewer = await app.viewerOf(request)
      const lines = app.call(exportAdminTable, viewer, {
        table,
        query: parseRowsQuery(table, request.url),
      } as Parameters<typeof exportAdminTable>[2])
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${table}.csv"`)
        .send(Readable.from(lines))
    })
}
