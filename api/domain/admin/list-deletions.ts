import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import {
  countDeletions,
  type DeletionFilter,
  findDeletionPage,
  findDeletionWindow,
} from '#db/queries/deletions.ts'
import { cutWindow } from '#db/queries/key-pages.ts'
import type { AdminPage, Deletion } from '#schema/admin.ts'
import { DELETED_KINDS, type DeletedKind, LIMITS } from '#schema/constants.ts'
import { readAdminPage } from './admin-page.ts'

type Input = {
  /** ISO 8601; later deletions alone. */
  deletedAfter?: string | undefined
  kinds?: readonly DeletedKind[] | undefined
}

const readFilter = ({ deletedAfter, kinds }: Input): DeletionFilter => {
  if (deletedAfter !== undefined && Number.isNaN(Date.parse(deletedAfter)))
    throw invalidField('deletedAfter', 'FILTER_VALUE_INVALID', { field: 'deletedAfter' })
  return {
    kinds: kinds?.length ? kinds : DELETED_KINDS,
    after: deletedAfter === undefined ? null : new Date(deletedAfter).toISOString(),
  }
}

const toDeletion = ({ id, kind, deleted_at }: DeletionRow): Deletion => ({
  id,
  kind,
  deleted_at: deleted_at.toISOString(),
})
type DeletionRow = Awaited<ReturnType<typeof findDeletionWindow>>[number]

/** A window of what was deleted, oldest first. Administrators only; VALIDATION. */
export const sliceDeletions = async (
  { db }: Deps,
  viewer: Viewer,
  input: Input & WindowInput,
): Promise<Slice<Deletion>> => {
  requireAdmin(viewer)
  const window = readWindow(input, { max: LIMITS.listPageMax, fallback: LIMITS.listPageMax })
  const found = await findDeletionWindow(db, readFilter(input), window)
  const { rows, isMore } = cutWindow(found, window)
  return { rows: rows.map(toDeletion), isMore }
}

/** How many there are in all windows. Administrators only; VALIDATION. */
export const countAllDeletions = async (
  { db }: Deps,
  viewer: Viewer,
  input: Input,
): Promise<number> => {
  requireAdmin(viewer)
  return countDeletions(db, readFilter(input))
}

/** One page of the same: none is ever added before another. Administrators only; VALIDATION. */
export const listDeletions = async (
  deps: Deps,
  viewer: Viewer,
  input: Input & { page: number; pageSize: number },
): Promise<AdminPage<Deletion>> => {
  requireAdmin(viewer)
  const filter = readFilter(input)
  return readAdminPage(
    deps,
    'deletions',
    input,
    async span => ({
      rows: await findDeletionPage(deps.db, filter, span),
      total: await countDeletions(deps.db, filter),
      isExact: true,
    }),
    toDeletion,
  )
}
