import { type ReactNode, useRef } from 'react'
import { useAdminText } from '../use-admin-text.ts'
import { useShortcut } from '../use-shortcut.ts'
import controls from './controls.module.css'
import table from './rows.module.css'

/** Rows that are chosen, to do the same with all of them. */
export type Selection<Row> = {
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
  /** What a row is called, for its box. */
  nameOf: (row: Row) => string
  /** In place of the tools while rows are chosen. */
  actions: ReactNode
}

type Identified = { id: string }
type OfSelection<Row> = { selection: Selection<Row>; rows: readonly Row[] }

const withAll = (ids: ReadonlySet<string>, rows: readonly Identified[], isChosen: boolean) => {
  const next = new Set(ids)
  for (const { id } of rows) isChosen ? next.add(id) : next.delete(id)
  return next
}

/** The box above the boxes of all rows of the page. */
export const SelectAll = <Row extends Identified>({ selection, rows }: OfSelection<Row>) => {
  const { table: words } = useAdminText()
  const { ids, onChange } = selection
  const chosen = rows.filter(({ id }) => ids.has(id)).length
  const isEach = rows.length > 0 && chosen === rows.length
  return (
    <th scope="col" className={table.box}>
      <input
        type="checkbox"
        aria-label={words.selectAll}
        checked={isEach}
        ref={box => {
          if (box) box.indeterminate = chosen > 0 && !isEach
        }}
        onChange={event => onChange(withAll(ids, rows, event.target.checked))}
      />
    </th>
  )
}

/** A box a row; with Shift, all rows from the last one pressed. */
export const useSelectRow = <Row extends Identified>(
  rows: readonly Row[],
  selection: Selection<Row> | undefined,
) => {
  const last = useRef<string | null>(null)
  return (row: Row, isChosen: boolean, isRange: boolean) => {
    if (!selection) return
    const from = rows.findIndex(({ id }) => id === last.current)
    const to = rows.indexOf(row)
    const range =
      isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
    last.current = row.id
    selection.onChange(withAll(selection.ids, range, isChosen))
  }
}

type SelectRowProps<Row> = {
  row: Row
  selection: Selection<Row>
  onSelect: (row: Row, isChosen: boolean, isRange: boolean) => void
}

export const SelectRow = <Row extends Identified>(props: SelectRowProps<Row>) => {
  const { row, selection, onSelect } = props
  const { table: words } = useAdminText()
  return (
    <input
      type="checkbox"
      aria-label={words.selectRow(selection.nameOf(row))}
      checked={selection.ids.has(row.id)}
      // A change event does not tell whether Shift was held.
      onClick={event => onSelect(row, event.currentTarget.checked, event.shiftKey)}
      onChange={() => undefined}
    />
  )
}

/** What can be done with the chosen rows, where the tools stand; `a` goes there. */
export const ChosenRows = <Row,>({ selection }: { selection: Selection<Row> }) => {
  const { table: words } = useAdminText()
  const whole = useRef<HTMLDivElement>(null)
  useShortcut('a', () => whole.current?.querySelector('button')?.focus())
  return (
    <div ref={whole} className={controls.chosenRows}>
      <strong role="status" className={controls.chosen}>
        {words.chosen(selection.ids.size)}
      </strong>
      {selection.actions}
      <button
        type="button"
        className={controls.clear}
        onClick={() => selection.onChange(new Set<string>())}
      >
        {words.unselect}
      </button>
    </div>
  )
}
