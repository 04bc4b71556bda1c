import type { Db } from '../database.ts'
import { inWindow, type KeyWindow } from './key-pages.ts'

type View = { view_id: string; admin_id: string; table_name: string; name: string; query: string }

const ownOf = (db: Db, adminId: string, table: string) =>
  db.selectFrom('saved_views').where('admin_id', '=', adminId).where('table_name', '=', table)

/** By name, in the window's order, and one row more where there are more. */
export const findSavedViewsWindow = (db: Db, adminId: string, table: string, window: KeyWindow) =>
  ownOf(db, adminId, table)
    .select(['view_id', 'name', 'query'])
    .$call(inWindow([{ column: 'name', order: 'asc' }], window))
    .execute()

export const countSavedViews = async (db: Db, adminId: string, table: string) => {
  const { total } = await ownOf(db, adminId, table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether a view has this name: saving it replaces that one. */
export const hasSavedView = async (db: Db, adminId: string, table: string, name: string) =>
  (await ownOf(db, adminId, table)
    .select('view_id')
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

/** A view of the same name is replaced. */
export const saveView = (db: Db, view: View) =>
  db
    .insertInto('saved_views')
    .values(view)
    .onConflict(conflict =>
      conflict.columns(['admin_id', 'table_name', 'name']).doUpdateSet({ query: view.query }),
    )
    .returning(['view_id', 'name', 'query'])
    .executeTakeFirstOrThrow()

/** Whether there was one. */
export const deleteView = async (db: Db, adminId: string, viewId: string): Promise<boolean> => {
  const gone = await db
    .deleteFrom('saved_views')
    .where('admin_id', '=', adminId)
    .where('view_id', '=', viewId)
    .returning('view_id')
    .executeTakeFirst()
  return gone !== undefined
}
