import { useCallback, useEffect, useState } from 'react'
import { useAdminText } from '../use-admin-text.ts'
import { CommandPalette } from './command-palette.tsx'
import styles from './keys.module.css'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useShortcut } from './use-shortcut.ts'

type Open = 'palette' | 'help' | null

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Ctrl-K (⌘-K) and `?` on every page of the area, and a button for those who do not know them. */
export const AreaKeys = () => {
  const { palette: words } = useAdminText()
  const [open, setOpen] = useState<Open>(null)
  const close = useCallback(() => setOpen(null), [])
  const help = useCallback(() => setOpen('help'), [])
  useShortcut('?', help)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(now => (now === 'palette' ? null : 'palette'))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <svg className={styles.glass} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.6-1.400L14 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <span className={styles.openerName}>{words.open}</span>
        <kbd className={styles.key}>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {open === 'palette' && <CommandPalette onClose={close} onHelp={help} />}
      {open === 'help' && <ShortcutHelp onClose={close} />}
    </>
  )
}
