import { Fragment, useRef } from 'react'
import { ADMIN_LISTS, type AdminTable } from '#schema/admin-lists/lists.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ListColumn } from './list-column.ts'
import { SelectRow, useSelectRow } from './selection.tsx'
import stacked from './stacked.module.css'
import type { TableRowsProps } from './table-rows.tsx'
import { shapesOf, useFirstRows } from './use-first-rows.ts'
import { useRowKeys } from './use-row-keys.ts'

/** What a stacked row says, and the columns that a page adds, such as its actions. */
const stack = <Row, T extends AdminTable>(table: T, columns: readonly ListColumn<Row, T>[]) => {
  const keys: readonly string[] = ADMIN_LISTS[table].stacked
  const [title, ...below] = keys.flatMap(key => columns.find(column => column.key === key) ?? [])
  const own = columns.filter(({ key }) => !Object.hasOwn(ADMIN_LISTS[table].shown, key))
  return { title, below, own }
}

type StackedRowsProps<Row extends { id: string }, T extends AdminTable> = TableRowsProps<Row, T> & {
  table: T
  label: string
  isBusy: boolean
}

/** A phone's rows: what a row says first, and below it the rest that matters. */
export const StackedRows = <Row extends { id: string }, T extends AdminTable>(
  props: StackedRowsProps<Row, T>,
) => {
  const { table, label, isBusy, columns, page, pageSize, loading, selection, instead } = props
  const list = useRef<HTMLUListElement>(null)
  const rows = useFirstRows(page?.nodes ?? [])
  const { active, onKeyDown, onFocus } = useRowKeys(props, rows, () =>
    Array.from(list.current?.children ?? []).filter(each => each instanceof HTMLElement),
  )
  const onSelect = useSelectRow(rows, selection)
  const { title, below, own } = stack(table, columns)
  if (instead) return <div>{instead}</div>
  if (!page)
    return (
      <ul className={stacked.stacked} aria-label={label} aria-busy={isBusy}>
        {shapesOf(pageSize).map((key, index) => (
          <li key={key} className={stacked.stackedRow}>
            {index === 0 && <span className="visually-hidden">{loading}</span>}
            <Skeleton width="80%" height="1rem" />
            <Skeleton width="60%" height="0.75rem" />
            {own.length > 0 && <div className={stacked.stackedOwn} />}
          </li>
        ))}
      </ul>
    )
  return (
    <ul
      ref={list}
      className={stacked.stacked}
      aria-label={label}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <li
          key={row.id}
          className={stacked.stackedRow}
          tabIndex={index === active ? 0 : -1}
          onFocus={() => onFocus(index)}
        >
          <div className={stacked.stackedTitle}>
            {selection && <SelectRow row={row} selection={selection} onSelect={onSelect} />}
            {title?.cell(row)}
          </div>
          <div className={stacked.stackedBelow}>
            {below.map(({ key, header, isNumber, cell }) => (
              <span key={key}>
                {isNumber && <span className={stacked.soft}>{header} </span>}
                {cell(row)}
              </span>
            ))}
          </div>
          {own.length > 0 && (
            <div className={stacked.stackedOwn}>
              {own.map(({ key, cell }) => (
                <Fragment key={key}>{cell(row)}</Fragment>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
