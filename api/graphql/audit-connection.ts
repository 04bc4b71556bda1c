import { countAuditLog, listAuditLog, sliceAuditLog } from '#api/domain/admin/audit-log.ts'
import type { AuditEntry } from '#schema/admin.ts'
import { audit } from '#schema/admin-lists/audit.ts'
import type { QueryAdminAuditArgs } from '#schema/generated/resolver-types.ts'
import { connectionOf, type KeyedList, windowOf } from './connections.ts'
import type { GraphqlContext } from './context.ts'

type AuditQuery = { action: string | undefined; adminId: string | undefined }

/** Newest first. */
const listBy = (filter: AuditQuery): KeyedList<AuditEntry> => ({
  name: 'adminAudit at.desc',
  filter,
  kinds: ['moment', 'number'],
  keyOf: entry => [entry.at, Number(entry.entry_id)],
})

const isGiven = (value: unknown) => value !== null && value !== undefined

const readPage = async (filter: AuditQuery, args: QueryAdminAuditArgs, context: GraphqlContext) => {
  const { data, total, page, pageSize } = await context.call(listAuditLog, {
    ...filter,
    page: args.page ?? 1,
    pageSize: args.pageSize ?? audit.rowsOnScreen,
  })
  const isMore = page * pageSize < total
  const connection = connectionOf(listBy(filter), {}, { rows: data, isMore }, () => total)
  return { ...connection, pageInfo: { ...connection.pageInfo, hasPreviousPage: page > 1 } }
}

/** The audit log by cursors, or as a numbered page with the same cursors. */
export const readAudit = async (args: QueryAdminAuditArgs, context: GraphqlContext) => {
  const filter = { action: args.action ?? undefined, adminId: args.adminId ?? undefined }
  if (isGiven(args.page) || isGiven(args.pageSize)) return readPage(filter, args, context)
  const list = listBy(filter)
  const window = windowOf(list, args)
  const slice = await context.call(sliceAuditLog, { ...filter, ...window })
  return connectionOf(list, window, slice, () => context.call(countAuditLog, filter))
}
