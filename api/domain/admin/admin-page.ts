import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import type { PageOfRows, Span } from '#db/queries/admin-pages.ts'
import type { AdminPage } from '#schema/admin.ts'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { LARGEST_ADMIN_PAGE } from '#schema/admin-lists/query.ts'

type Wanted = { page: number; pageSize: number }

/** Larger than any table: a higher page is a mistake, and its offset would be no exact number. */
const LAST_PAGE = 10_000_000

/**
 * One page of a table for any API; read once for all who ask for it, or for pages beside it, at the
 * same time. VALIDATION.
 */
export const readAdminPage = async <Row, Shown>(
  deps: Deps,
  table: AdminTable | 'audit' | 'deletions',
  query: Wanted,
  read: (span: Span) => Promise<PageOfRows<Row>>,
  show: (row: Row) => Shown,
): Promise<AdminPage<Shown>> => {
  const { page, pageSize, ...list } = query
  if (!Number.isInteger(page) || page < 1 || page > LAST_PAGE)
    throw invalidField('page', 'NUMBER_TOO_LOW', { field: 'page', min: 1 })
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_ADMIN_PAGE)
    throw invalidField('pageSize', 'NUMBER_OUT_OF_RANGE', {
      field: 'pageSize',
      min: 1,
      max: LARGEST_ADMIN_PAGE,
    })
  return deps.cache.share(JSON.stringify([table, query]), async () => {
    const span = { offset: (page - 1) * pageSize, limit: pageSize }
    const { rows, total, isExact } = await deps.readTogether(
      JSON.stringify([table, list]),
      span,
      read,
    )
    return {
      data: rows.map(show),
      total,
      totalIsExact: isExact,
      page,
      pageSize,
      totalPages: Math.ceil(total / pageSize),
    }
  })
}
