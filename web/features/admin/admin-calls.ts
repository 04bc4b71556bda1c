import type { LogInInput } from '#schema/rest/accounts.ts'
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
