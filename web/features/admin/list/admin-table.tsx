import { type ReactNode, useRef } from 'react'
import type { AdminFilter, AdminTable as TableName } from '#schema/admin-lists/lists.ts'
import type { AdminSort } from '#schema/admin-lists/query.ts'
import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { useIsNarrow } from '../use-media.ts'
import { orderColumns } from './arrange-columns.ts'
import { Chips } from './chips.tsx'
import { ColumnTable } from './column-table.tsx'
import controls from './controls.module.css'
import { toChips } from './filter-chips.ts'
import frame from './frame.module.css'
import type { ListColumn } from './list-column.ts'
import type { ListPage } from './list-page.ts'
import { Pager, Showing } from './pager.tsx'
import { ChosenRows, type Selection } from './selection.tsx'
import { StackedRows } from './stacked-rows.tsx'
import { Toolbar, ViewTools } from './toolbar.tsx'
import { useBarHeight } from './use-measured.ts'
import type { TableState } from './use-table-query.ts'

type AdminTableProps<Row extends { id: string }, T extends TableName> = {
  table: T
  label: string
  columns: readonly ListColumn<Row, T>[]
  state: TableState<T>
  page: ListPage<Row> | null | undefined
  failure: string | null
  onRetry: () => void
  empty: string
  loading: string
  /** Enter on a row goes on with it. */
  onOpen?: (row: Row) => void
  /** `e` on a row changes it. */
  onEdit?: (row: Row) => void
  /** What an id in a filter is called. */
  nameOf?: (id: string) => string
  /** Over the rows, such as a notice of news: it moves nothing. */
  notice?: ReactNode
  /** Rows to choose, and what can be done with them. */
  selection?: Selection<Row>
  /** The rows are of an earlier question; the new ones are on their way. */
  isStale?: boolean
}

const FLIPPED = { asc: 'desc', desc: 'asc' } as const
const turnRound = <T extends TableName>(order: readonly AdminSort<T>[]): AdminSort<T>[] =>
  order.map(({ by, order: direction }) => ({ by, order: FLIPPED[direction] }))

/**
 * A table with its filters, order, columns, views, pages and export:
 * one for every list of the admin area.
 */
export const AdminTable = <Row extends { id: string }, T extends TableName>(
  props: AdminTableProps<Row, T>,
) => {
  const { table, label, state, page, failure, onRetry, empty, loading, notice, selection } = props
  const { onOpen, onEdit, isStale = false } = props
  const { table: words } = useAdminText()
  const language = useLanguage()
  const isNarrow = useIsNarrow()
  const whole = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(whole, bar)
  const { query, look } = state
  const columns = orderColumns(props.columns, look)
  const nameOf = props.nameOf ?? (() => words.unnamed)
  const chips = toChips(table, query.filter, { words, language, nameOf })
  const apply = (next: Record<string, unknown>) => state.change({ filter: next as AdminFilter<T> })
  const paging = page && {
    page: query.page,
    pageSize: query.pageSize,
    total: page.totalCount,
    isExact: page.totalIsExact,
  }
  const noRows = () => {
    if (page?.nodes.length !== 0) return null
    if (page.totalCount > 0)
      return (
        <Nothing says={words.noSuchPage} act={words.firstPage} onAct={() => state.change({})} />
      )
    const act = chips.length > 0 ? words.clearFilters : null
    return <Nothing says={empty} act={act} onAct={() => apply({})} />
  }
  const shared = {
    page,
    pageSize: query.pageSize,
    loading,
    selection,
    onOpen,
    onEdit,
    isBusy: page === undefined || isStale,
    instead: failure ? <InlineError message={failure} onRetry={onRetry} /> : noRows(),
  }
  return (
    <div ref={whole} className={frame.whole} data-density={look.density}>
      <div ref={bar} className={frame.bar}>
        <div className={frame.tools}>
          {selection && selection.ids.size > 0 ? (
            <ChosenRows selection={selection} />
          ) : (
            <Toolbar
              table={table}
              state={state}
              columns={columns}
              filters={chips.length}
              isNarrow={isNarrow}
              onFilter={apply}
            />
          )}
          {!isNarrow && <Showing {...paging} />}
        </div>
        <Chips chips={chips} onApply={apply} />
        {notice && <div className={frame.notice}>{notice}</div>}
      </div>
      {isNarrow ? (
        <div>
          <div className={frame.under}>
            <Showing {...paging} />
            <ViewTools table={table} state={state} />
          </div>
          <StackedRows {...shared} table={table} label={label} columns={columns} />
        </div>
      ) : (
        <ColumnTable {...shared} label={label} all={columns} state={state} />
      )}
      {paging && (
        <Pager
          {...paging}
          hasNext={
            paging.isExact
              ? query.page * query.pageSize < paging.total
              : page.nodes.length === query.pageSize
          }
          onPage={number => state.change({ page: number })}
          onPageSize={pageSize => state.change({ pageSize })}
          onTurnRound={() => state.change({ sort: turnRound(state.order) })}
        />
      )}
    </div>
  )
}

type NothingProps = { says: string; act: string | null; onAct: () => void }

const Nothing = ({ says, act, onAct }: NothingProps) => (
  <div className={frame.nothing}>
    <p>{says}</p>
    {act && (
      <Button className={controls.tool} onClick={onAct}>
        {act}
      </Button>
    )}
  </div>
)
