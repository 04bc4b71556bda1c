import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { Popover } from '../popover.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { ColumnChooser } from './column-chooser.tsx'
import controls from './controls.module.css'
import { DensitySwitch } from './density-switch.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SavedViews } from './saved-views.tsx'
import sheets from './sheets.module.css'
import { ExportButton, SearchField } from './table-tools.tsx'
import type { TableState } from './use-table-query.ts'

type ToolbarProps<T extends AdminTable> = {
  table: T
  state: TableState<T>
  /** In their order on the screen. */
  columns: readonly { key: string; header: string; width?: number }[]
  filters: number
  isNarrow: boolean
  onFilter: (filter: Record<string, unknown>) => void
}

/** What a table is searched, filtered and arranged with. */
export const Toolbar = <T extends AdminTable>(props: ToolbarProps<T>) => {
  const { table, state, columns, filters, isNarrow, onFilter } = props
  const { table: words } = useAdminText()
  const { query, look } = state
  const filter = query.filter as Record<string, unknown>
  const search = (text: string) => {
    const { search: _before, ...others } = filter
    onFilter(text === '' ? others : { ...others, search: text })
  }
  return (
    <>
      <SearchField value={String(filter.search ?? '')} onSearch={search} />
      <Popover
        className={sheets.popover}
        buttonClass={controls.tool}
        sheetClass={`${sheets.sheet} ${sheets.filters}`}
        button={
          <>
            {words.filters}
            {filters > 0 && (
              <>
                {' '}
                <span className={controls.count}>{filters}</span>{' '}
                <span className="visually-hidden">{words.activeNow}</span>
              </>
            )}
          </>
        }
      >
        <FilterPanel key={state.address} table={table} state={state} isOrderShown={isNarrow} />
      </Popover>
      {!isNarrow && (
        <>
          <ColumnChooser columns={columns} look={look} onLook={state.changeLook} />
          <DensitySwitch
            density={look.density}
            onChange={density => state.changeLook({ density })}
          />
          <ViewTools table={table} state={state} />
        </>
      )}
    </>
  )
}

type ViewToolsProps<T extends AdminTable> = { table: T; state: TableState<T> }

/** What is kept of a table: views and a file. */
export const ViewTools = <T extends AdminTable>({ table, state }: ViewToolsProps<T>) => (
  <>
    <SavedViews table={table} address={state.address} onOpen={state.open} />
    <ExportButton table={table} address={state.rowsAddress} />
  </>
)
