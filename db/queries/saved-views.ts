import type { Db } from '../database.ts'

type View = { view_id: string; admin_id: string; table_name: string; name: string; query: string }

export const findSavedViews = (db: Db, adminId: string, table: string) =>
  db
    .selectFrom('saved_views')
    .select(['view_id', 'name', 'query'])
    .where('admin_id', '=', adminId)
    .where('table_name', '=', table)
    .orderBy('name')
    .execute()

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

export const deleteView = (db: Db, adminId: string, viewId: string) =>
  db
    .deleteFrom('saved_views')
    .where('admin_id', '=', adminId)
    .where('view_id', '=', viewId)
    .execute()
