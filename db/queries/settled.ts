import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** The parameters of a filter that look at when a row changed. */
type ChangeFilter = { updatedAfter?: string | undefined; updatedBefore?: string | undefined }

/** Only rows that changed before this moment: no change before it is still to be committed. */
export type Settled = { settled?: Date }

/**
 * Whether a list is asked what changed. Its reader goes on from the last change that it was told:
 * one that is committed later, but happened before, would be missed (decision 0032).
 */
export const isByChange = (filter: ChangeFilter, sort: readonly { by: string }[]): boolean =>
  filter.updatedAfter !== undefined ||
  filter.updatedBefore !== undefined ||
  sort.some(({ by }) => by === 'updatedAt')

/** A statement of its own, before the one that reads the rows: see migration 0015. */
export const findSettled = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ settled: Date }>`select settled_before() as settled`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database does not say what is settled')
  return row.settled
}

/** The filter with what is settled, where the list is asked what changed. */
export const withSettled = async <Filter extends ChangeFilter>(
  db: Db,
  filter: Filter,
  sort: readonly { by: string }[],
): Promise<Filter & Settled> =>
  isByChange(filter, sort) ? { ...filter, settled: await findSettled(db) } : filter
