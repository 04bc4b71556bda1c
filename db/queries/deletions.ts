import { sql } from 'kysely'
import type { DeletedKind } from '#schema/constants.ts'
import type { Db } from '../database.ts'
import { inWindow, type KeyColumn, type KeyWindow } from './key-pages.ts'
import { findSettled } from './settled.ts'

export type DeletionFilter = {
  kinds: readonly DeletedKind[]
  /** ISO 8601; later ones alone. */
  after: string | null
}

const filtered = (db: Db, { kinds, after }: DeletionFilter, settled: Date) =>
  db
    .selectFrom('deletions')
    .where('kind', 'in', kinds)
    .where('deleted_at', '<', settled)
    .$if(after !== null, query => query.where('deleted_at', '>', sql<Date>`${after}::timestamptz`))

const DELETION_KEYS: readonly KeyColumn[] = [
  { column: 'deleted_at', order: 'asc' },
  { column: 'id', order: 'asc' },
]

/** Oldest first, in the window's order, and one row more where there are more. */
export const findDeletionWindow = async (db: Db, filter: DeletionFilter, window: KeyWindow) =>
  filtered(db, filter, await findSettled(db))
    .selectAll()
    .$call(inWindow(DELETION_KEYS, window))
    .execute()

export const countDeletions = async (db: Db, filter: DeletionFilter): Promise<number> =>
  (
    await filtered(db, filter, await findSettled(db))
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

export const deleteOldDeletions = (db: Db, before: Date) =>
  db.deleteFrom('deletions').where('deleted_at', '<', before).execute()
