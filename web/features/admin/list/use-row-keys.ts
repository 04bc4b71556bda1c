import { type KeyboardEvent, useState } from 'react'
import { useShortcut } from '../keys/use-shortcut.ts'

export type RowKeys<Row> = {
  /** Enter on a row goes on with it. */
  onOpen: ((row: Row) => void) | undefined
  /** `e` on a row changes it. */
  onEdit: ((row: Row) => void) | undefined
  /** Space on a row chooses it. */
  onChoose?: ((row: Row) => void) | undefined
}

/**
 * Which row has the keyboard. Arrow keys, Home and End move between rows that have it already, `j`
 * and `k` from anywhere on the page.
 */
export const useRowKeys = <Row>(
  { onOpen, onEdit, onChoose }: RowKeys<Row>,
  rows: readonly Row[],
  elements: () => HTMLElement[],
) => {
  const [focused, setFocused] = useState(0)
  const last = rows.length - 1
  const active = Math.min(focused, Math.max(0, last))
  const isInRow = () => elements()[active]?.contains(document.activeElement) ?? false
  const go = (to: number) => {
    if (to < 0 || to > last) return
    setFocused(to)
    elements()[to]?.focus()
  }
  useShortcut('j', () => go(isInRow() ? active + 1 : active))
  useShortcut('k', () => go(isInRow() ? active - 1 : active))
  useShortcut('e', () => {
    const row = rows[active]
    if (row && isInRow()) onEdit?.(row)
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    const row = rows[active]
    if (!(target instanceof HTMLElement) || !elements().includes(target) || !row) return
    if (key === 'Enter') onOpen?.(row)
    if (key === ' ' && onChoose) {
      event.preventDefault()
      onChoose(row)
    }
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: last,
    }
    const to = moves[key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return { active, onKeyDown, onFocus: setFocused }
}
