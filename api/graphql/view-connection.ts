import { countListedViews, sliceSavedViews } from '#api/domain/admin/saved-views.ts'
import type { SavedView } from '#schema/admin.ts'
import type { QueryAdminViewsArgs } from '#schema/generated/resolver-types.ts'
import { type KeyedList, readConnection } from './connections.ts'
import type { GraphqlContext } from './context.ts'

/** The administrator's own views of a table, by name: the cursors are of this administrator's. */
export const readViews = async (
  { table, ...args }: QueryAdminViewsArgs,
  context: GraphqlContext,
) => {
  const list: KeyedList<SavedView> = {
    name: 'adminViews name.asc',
    filter: [table, await context.viewer()],
    kinds: ['text'],
    keyOf: view => [view.name],
  }
  return readConnection(list, args, {
    slice: window => context.call(sliceSavedViews, { table, ...window }),
    count: () => context.call(countListedViews, { table }),
  })
}
