import type { Span } from '#db/queries/admin-pages.ts'
import { LARGEST_ADMIN_PAGE } from '#schema/admin-lists/query.ts'
import { invalidField } from './domain-error.ts'

/** Larger than any table: a higher page is a mistake, and its offset would be no exact number. */
const LAST_PAGE = 10_000_000

/** The rows of a numbered page. VALIDATION. */
export const readSpan = ({ page, pageSize }: { page: number; pageSize: number }): Span => {
  if (!Number.isInteger(page) || page < 1)
    throw invalidField('page', 'NUMBER_TOO_LOW', { field: 'page', min: 1 })
  if (page > LAST_PAGE)
    throw invalidField('page', 'NUMBER_OUT_OF_RANGE', { field: 'page', min: 1, max: LAST_PAGE })
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_ADMIN_PAGE)
    throw invalidField('pageSize', 'NUMBER_OUT_OF_RANGE', {
      field: 'pageSize',
      min: 1,
      max: LARGEST_ADMIN_PAGE,
    })
  return { offset: (page - 1) * pageSize, limit: pageSize }
}
