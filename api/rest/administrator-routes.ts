import type { FastifyInstance } from 'fastify'
import { changeAdminPassword } from '#api/domain/admin/change-password.ts'
import { acceptInvitation, checkInvitation, inviteAdmin } from '#api/domain/admin/invite-admin.ts'
import {
  countListedAdmins,
  countListedInvitations,
  listAdmins,
  listInvitations,
  revokeAdmin,
} from '#api/domain/admin/list-admins.ts'
import { parseInput } from '#api/http/parse-input.ts'
import { takes } from '#api/http/route-gates.ts'
import { resetLinkInput } from '#schema/rest/accounts.ts'
import {
  acceptInvitationInput,
  administratorsQuery,
  adminPasswordInput,
  inviteInput,
} from '#schema/rest/admin.ts'

type ById = { Params: { id: string } }

/** For whoever was invited: nobody is logged in yet. */
export const invitationRoutes = async (app: FastifyInstance): Promise<void> => {
  app.post('/auth/invitation/check', async request =>
    app.call(checkInvitation, app.newcomerOf(request), parseInput(resetLinkInput, request.body)),
  )
  app.post('/auth/invitation', async (request, reply) => {
    const session = await app.call(
      acceptInvitation,
      app.newcomerOf(request),
      parseInput(acceptInvitationInput, request.body),
    )
    app.rememberDevice(request, reply, { realm: 'admin', email: session.admin.email })
    return reply.code(201).send(session)
  })
}

/** Administrators' own accounts, behind the gate of all their routes. */
export const administratorRoutes = async (app: FastifyInstance): Promise<void> => {
  app.put('/auth/password', async request =>
    app.call(
      changeAdminPassword,
      await app.viewerOf(request),
      parseInput(adminPasswordInput, request.body),
    ),
  )
  app.get('/administrators', takes(administratorsQuery), async request => {
    const viewer = await app.viewerOf(request)
    const page = parseInput(administratorsQuery, request.query)
    return {
      administrators: await app.call(listAdmins, viewer, page),
      invitations: await app.call(listInvitations, viewer, page),
      total_administrators: await app.call(countListedAdmins, viewer, undefined),
      total_invitations: await app.call(countListedInvitations, viewer, undefined),
    }
  })
  app.post('/administrators', async (request, reply) => {
    const invitation = await app.call(
      inviteAdmin,
      await app.viewerOf(request),
      parseInput(inviteInput, request.body),
    )
    return reply.code(201).send(invitation)
  })
  app.delete<ById>('/administrators/:id', async (request, reply) => {
    await app.call(revokeAdmin, await app.viewerOf(request), { admin_id: request.params.id })
    return reply.code(204).send()
  })
}
