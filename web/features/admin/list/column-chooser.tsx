import { clampWidth, type TableLook } from '#schema/admin-lists/look.ts'
import { Popover } from '../popover.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { moveColumn } from './arrange-columns.ts'
import controls from './controls.module.css'
import { ELSE_WIDTH } from './list-column.ts'
import sheets from './sheets.module.css'

type Choosable = { key: string; header: string; width?: number }
type ColumnChooserProps = {
  /** In their order on the screen. */
  columns: readonly Choosable[]
  look: TableLook
  onLook: (look: Partial<TableLook>) => void
}

/** CSS pixels a press. */
const STEP = 24

/** Which columns are shown, where and how wide: what the mouse does in the table's header. */
export const ColumnChooser = ({ columns, look, onLook }: ColumnChooserProps) => {
  const { table: words } = useAdminText()
  const keys = columns.map(({ key }) => key)
  const move = (key: string, to: number) => {
    const target = keys[to]
    if (target !== undefined) onLook({ order: moveColumn(keys, key, target) })
  }
  const show = (key: string, isShown: boolean) =>
    onLook({
      hidden: isShown ? look.hidden.filter(other => other !== key) : [...look.hidden, key],
    })
  const widen = ({ key, width = ELSE_WIDTH }: Choosable, by: number) =>
    onLook({ widths: { ...look.widths, [key]: clampWidth((look.widths[key] ?? width) + by) } })
  return (
    <Popover
      className={sheets.popover}
      buttonClass={controls.tool}
      sheetClass={sheets.sheet}
      button={words.columns}
    >
      <ul>
        {columns.map((column, at) => {
          const { key, header } = column
          const isShown = !look.hidden.includes(key)
          const actions = [
            ['↑', words.earlier(header), at > 0, () => move(key, at - 1)],
            ['↓', words.later(header), at < keys.length - 1, () => move(key, at + 1)],
            ['−', words.narrower(header), isShown, () => widen(column, -STEP)],
            ['+', words.wider(header), isShown, () => widen(column, STEP)],
          ] as const
          return (
            <li key={key} className={sheets.columnRow}>
              <label className={sheets.option}>
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={event => show(key, event.target.checked)}
                />
                {header}
              </label>
              <span className={sheets.columnActions}>
                {actions.map(([sign, label, isPossible, act]) => (
                  <button
                    key={sign}
                    type="button"
                    className={controls.cross}
                    aria-label={label}
                    title={label}
                    // It keeps the focus at the end of the list.
                    aria-disabled={!isPossible}
                    onClick={() => isPossible && act()}
                  >
                    {sign}
                  </button>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className={controls.clear}
        onClick={() => onLook({ order: [], hidden: [], widths: {} })}
      >
        {words.resetColumns}
      </button>
    </Popover>
  )
}
