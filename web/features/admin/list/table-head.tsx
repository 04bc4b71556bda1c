import { type DragEvent, type PointerEvent, useRef, useState } from 'react'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { clampWidth } from '#schema/admin-lists/look.ts'
import { useAdminText } from '../use-admin-text.ts'
import cells from './cells.module.css'
import type { ListColumn } from './list-column.ts'
import styles from './rows.module.css'
import { SelectAll, type Selection } from './selection.tsx'
import type { TableState } from './use-table-query.ts'

const ARIA_ORDER = { asc: 'ascending', desc: 'descending' } as const
const ARROW = { asc: '↑', desc: '↓' }

type TableHeadProps<Row extends { id: string }, T extends AdminTable> = {
  columns: readonly ListColumn<Row, T>[]
  state: TableState<T>
  rows: readonly Row[]
  selection: Selection<Row> | undefined
  /** While an edge is pulled. */
  onWidth: (key: string, width: number) => void
  /** When it is let go; null is the declared width again. */
  onResized: (key: string, width: number | null) => void
  onMove: (moved: string, target: string) => void
}

/** Names of the columns: pressed they order the rows, pulled they move, their edges resize. */
export const TableHead = <Row extends { id: string }, T extends AdminTable>(
  props: TableHeadProps<Row, T>,
) => {
  const { columns, state, rows, selection, onMove } = props
  const [moved, setMoved] = useState<string | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const drag = (key: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', key)
      setMoved(key)
    },
    onDragEnd: () => {
      setMoved(null)
      setTarget(null)
    },
  })
  const drop = (key: string) => ({
    onDragOver: (event: DragEvent) => {
      if (moved === null) return
      event.preventDefault()
      setTarget(key)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (moved !== null) onMove(moved, key)
    },
  })
  return (
    <thead>
      <tr>
        {selection && <SelectAll rows={rows} selection={selection} />}
        {columns.map(column => (
          <Header
            key={column.key}
            column={column}
            state={state}
            isTarget={moved !== null && target === column.key && moved !== column.key}
            drag={drag(column.key)}
            drop={drop(column.key)}
            onWidth={width => props.onWidth(column.key, width)}
            onResized={width => props.onResized(column.key, width)}
          />
        ))}
      </tr>
    </thead>
  )
}

type Draggable = {
  draggable: boolean
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
}
type DropTarget = { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void }
type HeaderProps<Row, T extends AdminTable> = {
  column: ListColumn<Row, T>
  state: TableState<T>
  isTarget: boolean
  drag: Draggable
  drop: DropTarget
  onWidth: (width: number) => void
  onResized: (width: number | null) => void
}

const Header = <Row, T extends AdminTable>(props: HeaderProps<Row, T>) => {
  const { column, state, isTarget, drag, drop, onWidth, onResized } = props
  const { table: words } = useAdminText()
  const { sort } = column
  const at = state.order.findIndex(key => key.by === sort)
  const order = state.order[at]?.order
  const classes = [column.isNumber && styles.number, isTarget && styles.target]
  return (
    <th
      scope="col"
      className={classes.filter(Boolean).join(' ')}
      aria-sort={sort && (order ? ARIA_ORDER[order] : 'none')}
      {...drop}
    >
      {sort ? (
        <button
          type="button"
          className={styles.sort}
          title={words.sortHint}
          onClick={event => state.sortBy(sort, event.shiftKey)}
          {...drag}
        >
          <span className={cells.clip}>{column.header}</span>
          <span aria-hidden="true" className={styles.order}>
            {order && ARROW[order]}
            {state.order.length > 1 && at >= 0 ? at + 1 : ''}
          </span>
        </button>
      ) : (
        <span className={styles.unsorted} {...drag}>
          <span className={cells.clip}>{column.header}</span>
        </span>
      )}
      <Edge onWidth={onWidth} onResized={onResized} />
    </th>
  )
}

/** The edge of a column: pulled it resizes, pressed twice it is as declared again. */
const Edge = ({ onWidth, onResized }: Pick<HeaderProps<never, never>, 'onWidth' | 'onResized'>) => {
  const start = useRef<{ x: number; width: number } | null>(null)
  const widthAt = (event: PointerEvent) =>
    start.current && clampWidth(start.current.width + event.clientX - start.current.x)
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const width = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0
    start.current = { x: event.clientX, width }
  }
  const onPointerMove = (event: PointerEvent) => {
    const width = widthAt(event)
    if (width !== null) onWidth(width)
  }
  const onPointerUp = (event: PointerEvent) => {
    const width = widthAt(event)
    const isMoved = start.current !== null && event.clientX !== start.current.x
    start.current = null
    if (isMoved && width !== null) onResized(width)
  }
  return (
    <span
      className={styles.edge}
      // The keyboard has the list of columns for it.
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onDoubleClick={() => onResized(null)}
    />
  )
}
