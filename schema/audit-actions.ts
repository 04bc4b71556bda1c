export const AUDIT_ACTIONS = [
  'update_user',
  'delete_user',
  'create_password_reset',
  'create_topic',
  'update_topic',
  'delete_topic',
  'archive_topic',
  'update_profile',
  'create_api_key',
  'rotate_api_key',
  'revoke_api_key',
  'change_admin_password',
  'invite_admin',
  'accept_admin_invitation',
  'revoke_admin',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
