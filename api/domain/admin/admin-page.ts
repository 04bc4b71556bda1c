import type { Deps } from '#api/domain/deps.ts'
import { readSpan } from '#api/domain/page-span.ts'
import type { PageOfRows, Span } from '#db/queries/admin-pages.ts'
import type { AdminPage } from '#schema/admin.ts'
import type { AdminTable } from '#schema/admin-lists/lists.ts'

type Wanted = { page: number; pageSize: number }

/**
 * One page of a table for any API; read once for all who ask for it, or for pages beside it, at the
 * same time. VALIDATION.
 */
export const readAdminPage = async <Row, Shown>(
  deps: Deps,
  table: AdminTable | 'deletions',
  query: Wanted,
  read: (span: Span) => Promise<PageOfRows<Row>>,
  show: (row: Row) => Shown,
): Promise<AdminPage<Shown>> => {
  const { page, pageSize, ...list } = query
  const span = readSpan(query)
  return deps.cache.share(JSON.stringify([table, query]), async () => {
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
