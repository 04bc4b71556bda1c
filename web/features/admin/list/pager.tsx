import { ADMIN_PAGE_SIZES } from '#schema/admin-lists/query.ts'
import { formatCount } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { useAdminText } from '../use-admin-text.ts'
import styles from './pager.module.css'
import { BUTTONS, pagesAround } from './pages-around.ts'

type PageState = {
  page: number
  pageSize: number
  total: number
  isExact: boolean
}
type PagerProps = PageState & {
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
  /** Where the number of the last page is not known: whether there are more rows. */
  hasNext?: boolean
  /** Where nobody knows the number of the last page: shows the last rows first. */
  onTurnRound?: () => void
}

/** "Showing 1 to 25 of 260 results"; its place is kept while that is not known. */
export const Showing = ({
  page = 1,
  pageSize = 1,
  total = 0,
  isExact = true,
}: Partial<PageState>) => {
  const { table: words } = useAdminText()
  const language = useLanguage()
  const count = (value: number) => formatCount(value, language)
  const last = isExact ? Math.min(total, page * pageSize) : page * pageSize
  const first = Math.min(last, (page - 1) * pageSize + 1)
  const of = isExact ? count(total) : `${count(total)}+`
  return (
    <p className={styles.showing} role="status">
      {total > 0 && words.showing(count(first), count(last), of)}
    </p>
  )
}

/** Pages, where there is more than one, and how many rows one has. */
export const Pager = (props: PagerProps) => {
  const { page, pageSize, total, isExact, onPage, onPageSize, onTurnRound, hasNext } = props
  const { table: words } = useAdminText()
  const language = useLanguage()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (total <= ADMIN_PAGE_SIZES[0]) return null
  return (
    <div className={styles.pager}>
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
          {pagesAround(page, isExact ? last : null).map((number, at) =>
            number === null ? (
              <span
                key={at < BUTTONS ? 'before' : 'after'}
                className={styles.gap}
                aria-hidden="true"
              >
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {formatCount(number, language)}
              </button>
            ),
          )}
          {!isExact && onTurnRound && (
            <button type="button" title={words.lastRowsHint} onClick={onTurnRound}>
              {words.lastRows}
            </button>
          )}
          <button
            type="button"
            disabled={!(hasNext ?? page < last)}
            onClick={() => onPage(page + 1)}
          >
            {words.next}
          </button>
        </nav>
      )}
    </div>
  )
}
