import { invalidField } from '#api/domain/domain-error.ts'
import type { PageOfRows, Span } from '#db/queries/admin-pages.ts'
import type { AdminPage } from '#schema/admin.ts'
import { ADMIN_PAGE_SIZES } from '#schema/admin-tables.ts'

type Wanted = { page: number; pageSize: number }

const LARGEST = ADMIN_PAGE_SIZES.at(-1) ?? 100

/** One page of a table, as every door shows it. VALIDATION. */
export const readAdminPage = async <Row, Shown>(
  { page, pageSize }: Wanted,
  read: (span: Span) => Promise<PageOfRows<Row>>,
  show: (row: Row) => Shown,
): Promise<AdminPage<Shown>> => {
  if (!Number.isInteger(page) || page < 1 || page > 10_000_000)
    throw invalidField('page', 'page must be a whole number from 1')
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST)
    throw invalidField('pageSize', `pageSize must be a whole number from 1 to ${LARGEST}`)
  const { rows, total, isExact } = await read({ offset: (page - 1) * pageSize, limit: pageSize })
  return {
    data: rows.map(show),
    total,
    totalIsExact: isExact,
    page,
    pageSize,
    totalPages: Math.ceil(total / pageSize),
  }
}
