import { useEffect, useRef } from 'react'
import { readItem, writeItem } from '../../../lib/storage.ts'

const STORED = 'adminShortcuts'

/** Single keys can be switched off, for those who speak or whose keys repeat (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readItem('local', STORED) !== 'off'
export const switchShortcuts = (isOn: boolean): void =>
  writeItem('local', STORED, isOn ? 'on' : 'off')

const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
const IN_FRONT = 'dialog[open], [popover]:popover-open'

const isTaken = (event: KeyboardEvent): boolean => {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (target instanceof Element && target.closest(TYPED_IN)) return true
  return document.querySelector(IN_FRONT) !== null
}

/** A single key that acts on the page, unless something is typed or a dialog is open. */
export const useShortcut = (key: string, act: () => void): void => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || isTaken(event) || !areShortcutsOn()) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key])
}
