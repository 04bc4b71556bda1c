import { ADMIN_PAGE_SIZES } from '#schema/admin-lists/query.ts'
import { formatCount } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { useAdminText } from '../use-admin-text.ts'
import styles from './admin-table.module.css'

type PagerProps = {
  page: number
  pageSize: number
  total: number
  isExact: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

/** At most five page buttons, around the current page (specification section 2). */
const BUTTONS = 5
const pagesAround = (page: number, last: number): number[] => {
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), last - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, last) }, (_, index) => first + index)
}

export const Pager = ({ page, pageSize, total, isExact, onPage, onPageSize }: PagerProps) => {
  const { table: words } = useAdminText()
  const language = useLanguage()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const count = (value: number) => formatCount(value, language)
  const of = isExact ? count(total) : `${count(total)}+`
  return (
    <div className={styles.pager}>
      <p className={styles.soft} role="status">
        {words.showing(
          count(Math.min(total, (page - 1) * pageSize + 1)),
          count(Math.min(total, page * pageSize)),
          of,
        )}
      </p>
      <label className={styles.size}>
        {words.rows}
        <select value={pageSize} onChange={event => onPageSize(Number(event.target.value))}>
          {ADMIN_PAGE_SIZES.map(size => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      {total > pageSize && (
        <nav className={styles.pages} aria-label={words.page(page)}>
          <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {words.previous}
          </button>
          {pagesAround(page, last).map(number => (
            <button
              key={number}
              type="button"
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {count(number)}
            </button>
          ))}
          <button type="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {words.next}
          </button>
        </nav>
      )}
    </div>
  )
}
