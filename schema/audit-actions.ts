export const AUDIT_ACTIONS = [
  'update_user',
  'delete_user',
  'suspend_user',
  'restore_user',
  'end_user_sessions',
  'create_password_reset',
  'create_topic',
  'update_topic',
  'delete_topic',
  'archive_topic',
  'restore_topic',
  'publish_topic',
  'import_topics',
  'update_profile',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
