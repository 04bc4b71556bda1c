import { useRef, useState } from 'react'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { moveColumn, sizeColumns } from './arrange-columns.ts'
import { ELSE_WIDTH, type ListColumn } from './list-column.ts'
import styles from './rows.module.css'
import { TableHead } from './table-head.tsx'
import { TableRows, type TableRowsProps } from './table-rows.tsx'
import { useIsTooWide } from './use-measured.ts'
import type { TableState } from './use-table-query.ts'

type ColumnTableProps<Row extends { id: string }, T extends AdminTable> = Omit<
  TableRowsProps<Row, T>,
  'columns'
> & {
  label: string
  /** All columns in their order, also the hidden ones. */
  all: readonly ListColumn<Row, T>[]
  state: TableState<T>
  isBusy: boolean
}

/** CSS pixels of the column with the boxes. */
const BOX_WIDTH = 40

/** Columns of fixed widths, so that nothing moves whatever the rows say. */
export const ColumnTable = <Row extends { id: string }, T extends AdminTable>(
  props: ColumnTableProps<Row, T>,
) => {
  const { label, all, state, isBusy, page, selection } = props
  const { look, changeLook } = state
  const [pulled, setPulled] = useState<Readonly<Record<string, number>>>({})
  const box = useRef<HTMLDivElement>(null)
  const columns = all.filter(({ key }) => !look.hidden.includes(key))
  const sized = columns.map(column => ({ ...column, width: column.width ?? ELSE_WIDTH }))
  const sizes = sizeColumns(sized, { widths: { ...look.widths, ...pulled } })
  const least = sizes.least + (selection ? BOX_WIDTH : 0)
  const isTooWide = useIsTooWide(box, least)
  const resize = (key: string, width: number | null) => {
    setPulled({})
    const { [key]: _before, ...others } = look.widths
    changeLook({ widths: width === null ? others : { ...others, [key]: width } })
  }
  const move = (moved: string, target: string) => {
    const keys = all.map(({ key }) => key)
    changeLook({ order: moveColumn(keys, moved, target) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={box}
      className={isTooWide ? styles.scrolls : undefined}
      role="group"
      // What is wider than its box scrolls by itself, also by keyboard.
      tabIndex={isTooWide ? 0 : undefined}
      aria-label={label}
      aria-busy={isBusy}
    >
      <table
        className={styles.table}
        style={{ width: sizes.isElastic ? '100%' : least, minWidth: least }}
      >
        <caption className="visually-hidden">{label}</caption>
        <colgroup>
          {selection && <col style={{ width: BOX_WIDTH }} />}
          {columns.map(({ key }, at) => (
            <col key={key} style={{ width: sizes.widths[at] ?? undefined }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          state={state}
          rows={page?.nodes ?? []}
          selection={selection}
          onWidth={(key, width) => setPulled({ [key]: width })}
          onResized={resize}
          onMove={move}
        />
        <TableRows {...props} columns={columns} />
      </table>
    </div>
  )
}
