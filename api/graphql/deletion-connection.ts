import { countAllDeletions, sliceDeletions } from '#api/domain/admin/list-deletions.ts'
import type { Deletion } from '#schema/admin.ts'
import type { QueryAdminDeletionsArgs } from '#schema/generated/resolver-types.ts'
import { type KeyedList, readConnection } from './connections.ts'
import type { GraphqlContext } from './context.ts'

/** What was deleted, oldest first. */
export const readDeletions = (args: QueryAdminDeletionsArgs, context: GraphqlContext) => {
  const filter = {
    deletedAfter: args.deletedAfter ?? undefined,
    kinds: args.kinds ?? undefined,
  }
  const list: KeyedList<Deletion> = {
    name: 'adminDeletions deletedAt.asc',
    filter,
    kinds: ['moment', 'id'],
    keyOf: ({ deleted_at, id }) => [deleted_at, id],
  }
  return readConnection(list, args, {
    slice: window => context.call(sliceDeletions, { ...filter, ...window }),
    count: () => context.call(countAllDeletions, filter),
  })
}
