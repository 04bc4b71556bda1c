import type { LogInInput } from '#schema/rest/accounts.ts'
import type { AcceptInvitationInput } from '#schema/rest/admin.ts'
import { readAdminToken } from '../../lib/admin-token.ts'
import { call } from '../../lib/call.ts'

/**
 * The administrators' REST calls, with their own token; the rest of the area speaks GraphQL.
 * Each throws `RestError` or `NetworkError`.
 */
export const logInAdmin = (body: LogInInput) =>
  call('POST /admin/auth/login', { body, anonymous: true })
export const getAdminProfile = () => call('GET /admin/profile', { token: readAdminToken() })
export const updateAdminProfile = (full_name: string) =>
  call('PUT /admin/profile', { body: { full_name }, token: readAdminToken() })

type Options = { signal?: AbortSignal }

/** The same token, whatever ended meanwhile: an administrator's 401 is told by the screen's calls. */
const own = (options: Options = {}) => ({ ...options, token: readAdminToken() })

export const changeAdminPassword = (body: { password: string; current_password: string }) =>
  call('PUT /admin/auth/password', { body, ...own() })
export const endAdminLogin = () => call('POST /admin/auth/logout', own())
export const listAdminSessions = (options: Options) =>
  call('GET /admin/auth/sessions', own(options))
export const endAdminSession = (sessionId: string) =>
  call('DELETE /admin/auth/sessions/:id', { of: sessionId, ...own() })
export const endAllAdminSessions = () => call('DELETE /admin/auth/sessions', own())
export const listAdministrators = (options: Options) =>
  call('GET /admin/administrators', own(options))
export const inviteAdmin = (email: string) =>
  call('POST /admin/administrators', { body: { email }, ...own() })
export const revokeAdmin = (adminId: string) =>
  call('DELETE /admin/administrators/:id', { of: adminId, ...own() })
export const checkInvitation = (token: string, options: Options) =>
  call('POST /admin/auth/invitation/check', { body: { token }, anonymous: true, ...options })
export const acceptInvitation = (body: AcceptInvitationInput) =>
  call('POST /admin/auth/invitation', { body, anonymous: true })
