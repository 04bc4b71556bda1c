import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { countDeletions, type DeletionFilter, findDeletionWindow } from '#db/queries/deletions.ts'
import { cutWindow, type KeyWindow } from '#db/queries/key-pages.ts'
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

const FORWARDS = { isBackwards: false, after: null, before: null }

const findSlice = async ({ db }: Deps, filter: DeletionFilter, window: KeyWindow) =>
  cutWindow(await findDeletionWindow(db, filter, window), window)

/**
 * A window of what was deleted, oldest first. Administrators, and keys with DEBATES_READ;
 * VALIDATION.
 */
export const sliceDeletions = async (
  deps: Deps,
  viewer: Viewer,
  input: Input & WindowInput,
): Promise<Slice<Deletion>> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const window = readWindow(input, { max: LIMITS.listPageMax, fallback: LIMITS.listPageMax })
  const { rows, isMore } = await findSlice(deps, readFilter(input), window)
  return { rows: rows.map(toDeletion), isMore }
}

/** How many there are in all windows. Administrators, and keys with DEBATES_READ; VALIDATION. */
export const countAllDeletions = async (
  { db }: Deps,
  viewer: Viewer,
  input: Input,
): Promise<number> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  return countDeletions(db, readFilter(input))
}

/**
 * One page of the same: none is ever added before another. Administrators, and keys with
 * DEBATES_READ; VALIDATION.
 */
export const listDeletions = async (
  deps: Deps,
  viewer: Viewer,
  input: Input & { page: number; pageSize: number },
): Promise<AdminPage<Deletion>> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const filter = readFilter(input)
  return readAdminPage(
    deps,
    'deletions',
    input,
    async span => ({
      rows: (await findSlice(deps, filter, { ...FORWARDS, ...span })).rows,
      total: await countDeletions(deps.db, filter),
      isExact: true,
    }),
    toDeletion,
  )
}
