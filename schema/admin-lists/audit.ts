import { AUDIT_ACTIONS } from '../audit-actions.ts'
import type { PlainList } from './declare.ts'

/** What administrators changed, newest first: no list to order, to keep views of or to export. */
export const audit = {
  columns: {
    entry_id: { kind: 'id' },
    admin_email: { kind: 'text' },
    /** The name of the API key by which it was done; null when done in person. */
    api_key: { kind: 'text', isNullable: true },
    action: { kind: 'choice', values: AUDIT_ACTIONS },
    target_id: { kind: 'id' },
    at: { kind: 'time' },
  },
  shown: {
    at: { column: 'at', label: { en: 'Time', zh: '时间' } },
    admin: { column: 'admin_email', label: { en: 'Administrator', zh: '管理员' } },
    action: { column: 'action', label: { en: 'Change', zh: '变更' } },
    target: { column: 'target_id', label: { en: 'Of', zh: '对象' } },
  },
  rowsOnScreen: 25,
} as const satisfies PlainList
