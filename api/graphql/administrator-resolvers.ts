import { changeAdminPassword } from '#api/domain/admin/change-password.ts'
import { acceptInvitation, checkInvitation, inviteAdmin } from '#api/domain/admin/invite-admin.ts'
import {
  countListedAdmins,
  countListedInvitations,
  listAdmins,
  listInvitations,
  revokeAdmin,
  sliceAdmins,
  sliceInvitations,
} from '#api/domain/admin/list-admins.ts'
import type { Admin } from '#schema/entities.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { AdminInvitation } from '#schema/rest/admin.ts'
import { type KeyedList, readConnection } from './connections.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'

/** Those who administer first, then by name. */
const ADMINS: KeyedList<Admin> = {
  name: 'administrators revokedAt.isNull fullName.asc',
  filter: null,
  kinds: ['flag', 'text', 'id'],
  keyOf: admin => [admin.revoked_at !== null, admin.full_name, admin.admin_id],
}

/** The latest first. */
const INVITATIONS: KeyedList<AdminInvitation> = {
  name: 'openInvitations expiresAt.desc',
  filter: null,
  kinds: ['moment', 'text'],
  keyOf: invitation => [invitation.expires_at, invitation.email],
}

/** Administrators' own accounts. */
export const administratorResolvers: Resolvers<GraphqlContext> = {
  Query: {
    adminInvitationWorks: async (_root, { token }, context) =>
      (await context.callAsNewcomer(checkInvitation, { token })).works,
    admins: (_root, _args, context) => context.call(listAdmins, {}),
    adminInvitations: (_root, _args, context) => context.call(listInvitations, {}),
    administrators: (_root, args, context) =>
      readConnection(ADMINS, args, {
        slice: window => context.call(sliceAdmins, window),
        count: () => context.call(countListedAdmins, undefined),
      }),
    openInvitations: (_root, args, context) =>
      readConnection(INVITATIONS, args, {
        slice: window => context.call(sliceInvitations, window),
        count: () => context.call(countListedInvitations, undefined),
      }),
  },
  Mutation: {
    changeAdminPassword: (_root, { input: { password, currentPassword } }, context) =>
      payload(() =>
        context.call(changeAdminPassword, { password, current_password: currentPassword }),
      ),
    inviteAdmin: (_root, { input }, context) => payload(() => context.call(inviteAdmin, input)),
    acceptAdminInvitation: (_root, { input: { token, fullName, password } }, context) =>
      payload(async () => {
        const given = { token, full_name: fullName, password }
        const session = await context.callAsNewcomer(acceptInvitation, given)
        context.rememberDevice({ realm: 'admin', email: session.admin.email })
        return session
      }),
    revokeAdmin: (_root, { input: { adminId } }, context) =>
      payload(async () => {
        await context.call(revokeAdmin, { admin_id: adminId })
        return { revokedAdminId: adminId }
      }),
  },
}
