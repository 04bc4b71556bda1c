import { countAuditLog, sliceAuditLog } from '#api/domain/admin/audit-log.ts'
import { notOneOf } from '#api/domain/domain-error.ts'
import type { AuditEntry } from '#schema/admin.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#schema/audit-actions.ts'
import type { QueryAdminAuditArgs } from '#schema/generated/resolver-types.ts'
import { type KeyedList, readConnection } from './connections.ts'
import type { GraphqlContext } from './context.ts'

/** Of the argument from before there was an enum. */
const toAction = (given: string): AuditAction => {
  const action = AUDIT_ACTIONS.find(known => known === given)
  if (!action) throw notOneOf('action', AUDIT_ACTIONS)
  return action
}

/** What administrators changed, newest first. */
export const readAudit = ({ action, ...args }: QueryAdminAuditArgs, context: GraphqlContext) => {
  const actions = args.actions ?? (action ? [toAction(action)] : undefined)
  const filter = { actions, adminId: args.adminId ?? undefined }
  const list: KeyedList<AuditEntry> = {
    name: 'adminAudit at.desc',
    filter,
    kinds: ['moment', 'number'],
    keyOf: entry => [entry.at, Number(entry.entry_id)],
  }
  return readConnection(list, args, {
    slice: window => context.call(sliceAuditLog, { ...filter, ...window }),
    count: () => context.call(countAuditLog, filter),
  })
}
