import type { Deps } from '#api/domain/deps.ts'
import { wholeNumber } from '#api/domain/input.ts'
import { readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { requireUser, type Viewer } from '#api/domain/viewer.ts'
import { countDebatesOf, findDebatesOf, findDebatesOfUsers } from '#db/queries/debates.ts'
import { cutWindow } from '#db/queries/key-pages.ts'
import { LIMITS } from '#schema/constants.ts'
import type { DebateRow, Page } from '#schema/entities.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import { toDebateRow, toDebateWithVerdict } from './debate-entity.ts'

/** The user's debates, newest first; page 1…, limit 1–100 (10). VALIDATION, UNAUTHENTICATED. */
export const listMyDebates = async (
  deps: Deps,
  viewer: Viewer,
  input: { page?: number | undefined; limit?: number | undefined },
): Promise<Page<DebateRow>> => {
  const userId = requireUser(viewer)
  const page = wholeNumber('page', input.page, { min: 1, max: 1_000_000, fallback: 1 })
  const limit = wholeNumber('limit', input.limit, {
    min: 1,
    max: LIMITS.listPageMax,
    fallback: LIMITS.listPage,
  })
  const total = (await countDebatesOf(deps.db, [userId])).get(userId) ?? 0
  const rows = await findDebatesOf(deps.db, userId, limit, (page - 1) * limit)
  return { data: rows.map(toDebateRow), total, page, totalPages: Math.ceil(total / limit) }
}

/** How many debates the lists of these users hold, for all of them in one statement. */
export const loadDebateCounts = (deps: Deps, userIds: readonly string[]) =>
  countDebatesOf(deps.db, userIds)

/** A window of users' debates in full, newest first, for all of them in one statement. VALIDATION. */
export const sliceDebatesOf = async (
  deps: Deps,
  userIds: readonly string[],
  input: WindowInput,
): Promise<Map<string, Slice<DebateWithVerdict>>> => {
  const window = readWindow(input, { max: LIMITS.listPageMax, fallback: LIMITS.listPage })
  const byUser = Map.groupBy(
    await findDebatesOfUsers(deps.db, userIds, window),
    row => row.user_id ?? '',
  )
  return new Map(
    Array.from(byUser, ([id, found]) => {
      const { rows, isMore } = cutWindow(found, window)
      return [id, { rows: rows.map(toDebateWithVerdict), isMore }]
    }),
  )
}
