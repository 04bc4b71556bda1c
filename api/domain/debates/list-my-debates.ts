import type { Deps } from '#api/domain/deps.ts'
import { wholeNumber } from '#api/domain/input.ts'
import { requireUser, type Viewer } from '#api/domain/viewer.ts'
import { countDebatesOf, findDebatesOf } from '#db/queries/debates.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Debate, DebateRow, Page } from '#schema/entities.ts'
import { toDebate, toDebateRow } from './debate-entity.ts'

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
  const total = await countDebatesOf(deps.db, userId)
  const rows = await findDebatesOf(deps.db, userId, limit, (page - 1) * limit)
  return { data: rows.map(toDebateRow), total, page, totalPages: Math.ceil(total / limit) }
}

/** The same debates in full, from `offset` on, for a connection. VALIDATION, UNAUTHENTICATED. */
export const sliceMyDebates = async (
  deps: Deps,
  viewer: Viewer,
  input: { first: number; offset: number },
): Promise<{ nodes: Debate[]; totalCount: number }> => {
  const userId = requireUser(viewer)
  const first = wholeNumber('first', input.first, {
    min: 1,
    max: LIMITS.listPageMax,
    fallback: LIMITS.listPage,
  })
  const rows = await findDebatesOf(deps.db, userId, first, input.offset)
  return { nodes: rows.map(toDebate), totalCount: await countDebatesOf(deps.db, userId) }
}
