import { changeAdminPassword } from '#api/domain/admin/change-password.ts'
import { acceptInvitation, checkInvitation, inviteAdmin } from '#api/domain/admin/invite-admin.ts'
import { listAdmins, listInvitations, revokeAdmin } from '#api/domain/admin/list-admins.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'

/** Administrators' own accounts. */
export const administratorResolvers: Resolvers<GraphqlContext> = {
  Query: {
    adminInvitationWorks: async (_root, { token }, context) =>
      (await context.callAsNewcomer(checkInvitation, { token })).works,
    admins: (_root, _args, context) => context.call(listAdmins, undefined),
    adminInvitations: (_root, _args, context) => context.call(listInvitations, undefined),
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
