import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type {
  AdminFilter,
  AdminSortKey,
  AdminTable as TableName,
} from '#schema/admin-lists/lists.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Popover } from '../popover.tsx'
import { ScrollBox } from '../scroll-box.tsx'
import { useAdminText } from '../use-admin-text.ts'
import styles from './admin-table.module.css'
import { toChips } from './filter-chips.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { ListPage } from './list-page.ts'
import { Pager } from './pager.tsx'
import { SavedViews } from './saved-views.tsx'
import { ColumnChooser, ExportButton, SearchField } from './table-tools.tsx'
import type { TableState } from './use-table-query.ts'

export type ListColumn<Row, T extends TableName> = {
  key: string
  header: string
  sort?: AdminSortKey<T> | undefined
  isNumber?: boolean
  /** For long texts, such as a motion. */
  isWide?: boolean | undefined
  cell: (row: Row) => ReactNode
}

type AdminTableProps<Row extends { id: string }, T extends TableName> = {
  table: T
  label: string
  columns: readonly ListColumn<Row, T>[]
  state: TableState<T>
  page: ListPage<Row> | undefined
  failure: string | null
  onRetry: () => void
  empty: string
  loading: string
  /** Enter on a row goes on with it. */
  onOpen?: (row: Row) => void
  /** What an id in a filter is called. */
  nameOf?: (id: string) => string
  /** Above the rows, such as a notice of news. */
  notice?: ReactNode
}

/**
 * A table with its filters, order, columns, views, pages and export:
 * one for every list of the admin area.
 */
export const AdminTable = <Row extends { id: string }, T extends TableName>(
  props: AdminTableProps<Row, T>,
) => {
  const { table, label, columns, state, page, failure, onRetry, empty, loading, onOpen, notice } =
    props
  const { table: words } = useAdminText()
  const language = useLanguage()
  const { query, look } = state
  const shown = columns.filter(column => !look.hidden.includes(column.key))
  const filter = query.filter as Record<string, unknown>
  const nameOf = props.nameOf ?? ((id: string) => id.slice(0, 8))
  const chips = toChips(table, filter, { words, language, nameOf })
  const apply = (next: Record<string, unknown>) => state.change({ filter: next as AdminFilter<T> })
  const search = (text: string) => {
    const { search: _before, ...others } = filter
    apply(text === '' ? others : { ...others, search: text })
  }
  return (
    <div className={look.isCompact ? `${styles.whole} ${styles.compact}` : styles.whole}>
      <div className={styles.tools}>
        <SearchField value={String(filter.search ?? '')} onSearch={search} />
        <Popover
          className={styles.popover}
          buttonClass={styles.tool}
          sheetClass={`${styles.sheet} ${styles.filters}`}
          button={words.filters}
        >
          <FilterPanel
            key={state.address}
            table={table}
            filter={query.filter}
            onApply={next => apply(next)}
          />
        </Popover>
        <ColumnChooser
          columns={columns}
          hidden={look.hidden}
          isCompact={look.isCompact}
          onHidden={hidden => state.changeLook({ hidden })}
          onCompact={isCompact => state.changeLook({ isCompact })}
        />
        <SavedViews table={table} address={state.address} onOpen={state.open} />
        <ExportButton table={table} address={state.address} />
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={words.active}>
          {chips.map(chip => (
            <li key={chip.name} className={styles.chip}>
              {chip.label}
              <button
                type="button"
                className={styles.cross}
                aria-label={words.remove(chip.label)}
                onClick={() => apply(chip.without)}
              >
                ×
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.clear} onClick={() => apply({})}>
              {words.clear}
            </button>
          </li>
        </ul>
      )}
      {notice}
      {failure && <InlineError message={failure} onRetry={onRetry} />}
      {!failure && (
        <>
          <ScrollBox label={label} isBusy={page === undefined}>
            <table className={styles.table}>
              <caption className="visually-hidden">{label}</caption>
              <thead>
                <tr>
                  {shown.map(column => (
                    <Header key={column.key} column={column} state={state} />
                  ))}
                </tr>
              </thead>
              <Rows
                columns={shown}
                page={page}
                pageSize={query.pageSize}
                onOpen={onOpen}
                loading={loading}
              />
            </table>
          </ScrollBox>
          {page?.totalCount === 0 && <p className={styles.empty}>{empty}</p>}
          {page && page.totalCount > 0 && (
            <Pager
              page={query.page}
              pageSize={query.pageSize}
              total={page.totalCount}
              isExact={page.totalIsExact}
              onPage={number => state.change({ page: number })}
              onPageSize={pageSize => state.change({ pageSize })}
            />
          )}
        </>
      )}
    </div>
  )
}

const ARIA_ORDER = { asc: 'ascending', desc: 'descending' } as const
const ARROW = { asc: '↑', desc: '↓' }

const Header = <Row, T extends TableName>({
  column,
  state,
}: {
  column: ListColumn<Row, T>
  state: TableState<T>
}) => {
  const { table: words } = useAdminText()
  const { sort } = column
  const at = state.query.sort.findIndex(key => key.by === sort)
  const order = state.query.sort[at]?.order
  return (
    <th
      scope="col"
      className={column.isNumber ? styles.number : undefined}
      aria-sort={sort && (order ? ARIA_ORDER[order] : 'none')}
    >
      {sort ? (
        <button
          type="button"
          className={styles.sort}
          title={words.sortHint}
          onClick={event => state.sortBy(sort, event.shiftKey)}
        >
          {column.header}
          <span aria-hidden="true" className={styles.order}>
            {order && ARROW[order]}
            {state.query.sort.length > 1 && at >= 0 ? at + 1 : ''}
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

const classOf = ({ isNumber, isWide }: { isNumber?: boolean; isWide?: boolean | undefined }) => {
  if (isNumber) return styles.number
  return isWide ? styles.wide : undefined
}

type RowsProps<Row, T extends TableName> = {
  columns: readonly ListColumn<Row, T>[]
  page: ListPage<Row> | undefined
  pageSize: number
  onOpen: ((row: Row) => void) | undefined
  loading: string
}

/** Arrow keys move between rows, Home and End to the ends, Enter opens one. */
const Rows = <Row extends { id: string }, T extends TableName>(props: RowsProps<Row, T>) => {
  const { columns, page, pageSize, onOpen, loading } = props
  const [focused, setFocused] = useState(0)
  if (!page)
    return (
      <tbody>
        {Array.from({ length: pageSize }, (_, index) => `row-${index}`).map((key, index) => (
          <tr key={key}>
            {columns.map((column, at) => (
              <td key={column.key}>
                {index === 0 && at === 0 && <span className="visually-hidden">{loading}</span>}
                <Skeleton width={at === 0 ? '8rem' : '5rem'} height="1.1rem" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  const last = page.nodes.length - 1
  const active = Math.min(focused, Math.max(0, last))
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { target, currentTarget, key } = event
    if (!(target instanceof HTMLTableRowElement)) return
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: last,
    }
    const to = moves[key]
    const row = page.nodes[active]
    if (key === 'Enter' && row) onOpen?.(row)
    if (to === undefined || to < 0 || to > last) return
    event.preventDefault()
    setFocused(to)
    currentTarget.rows[to]?.focus()
  }
  return (
    <tbody onKeyDown={onKeyDown}>
      {page.nodes.map((row, index) => (
        <tr key={row.id} tabIndex={index === active ? 0 : -1} onFocus={() => setFocused(index)}>
          {columns.map(column => (
            <td key={column.key} className={classOf(column)}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
