import { type ReactNode, useRef } from 'react'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import type { ListColumn } from './list-column.ts'
import type { ListPage } from './list-page.ts'
import styles from './rows.module.css'
import { type Selection, SelectRow, useSelectRow } from './selection.tsx'
import { shapesOf, useAreShapesDue, useFirstRows } from './use-first-rows.ts'
import { type RowKeys, useRowKeys } from './use-row-keys.ts'

export type TableRowsProps<Row extends { id: string }, T extends AdminTable> = RowKeys<Row> & {
  columns: readonly ListColumn<Row, T>[]
  page: ListPage<Row> | null | undefined
  pageSize: number
  loading: string
  selection: Selection<Row> | undefined
  /** In place of rows: there are none, or they could not be loaded. */
  instead: ReactNode
}

/** The rows, or their shapes, or one row that says why there are none: all of one height. */
export const TableRows = <Row extends { id: string }, T extends AdminTable>(
  props: TableRowsProps<Row, T>,
) => {
  const { columns, page, selection, instead } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = useFirstRows(page?.nodes ?? [])
  const onSelect = useSelectRow(rows, selection)
  const { active, onKeyDown, onFocus } = useRowKeys<Row>(
    { ...props, onChoose: selection && (row => onSelect(row, !selection.ids.has(row.id), false)) },
    rows,
    () => Array.from(body.current?.rows ?? []),
  )
  if (instead)
    return (
      <tbody>
        <tr className={styles.instead}>
          <td colSpan={columns.length + (selection ? 1 : 0)}>{instead}</td>
        </tr>
      </tbody>
    )
  if (!page) return <Shapes {...props} />
  return (
    <tbody ref={body} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <tr key={row.id} tabIndex={index === active ? 0 : -1} onFocus={() => onFocus(index)}>
          {selection && (
            <td className={styles.box}>
              <SelectRow row={row} selection={selection} onSelect={onSelect} />
            </td>
          )}
          {columns.map(column => {
            const content = column.cell(row)
            return (
              <td
                key={column.key}
                className={column.isNumber ? styles.number : undefined}
                title={typeof content === 'string' ? content : undefined}
              >
                {content}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

/** The style sheet draws a shape in each cell: one element a cell, and one that moves. */
const Shapes = <Row extends { id: string }, T extends AdminTable>(
  props: Pick<TableRowsProps<Row, T>, 'columns' | 'pageSize' | 'loading' | 'selection'>,
) => {
  const { columns, pageSize, loading, selection } = props
  if (!useAreShapesDue()) return <tbody />
  return (
    <tbody className={styles.shapes}>
      {shapesOf(pageSize).map((key, index) => (
        <tr key={key}>
          {selection && <td className={styles.box} />}
          {columns.map((column, at) => (
            <td key={column.key} className={column.isNumber ? styles.number : undefined}>
              {index === 0 && at === 0 && <span className="visually-hidden">{loading}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
