import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../lib/i18n/use-text.ts'
import styles from './dialog.module.css'

type DialogProps = {
  open: boolean
  /** Esc, the backdrop and the close button; also when an action inside is done. */
  onClose: () => void
  title: ReactNode
  /** An alert dialog has no close button and stays when the backdrop is pressed. */
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
  children: ReactNode
}

/** A native modal dialog: the browser traps the focus and gives it back on closing. */
export const Dialog = ({
  open,
  onClose,
  title,
  role = 'dialog',
  describedBy,
  children,
}: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  const text = useText()

  useEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      // Where the browser lost track of it, since the element is about to go.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])

  if (!open) return null
  const closable = role === 'dialog'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc
    <dialog
      ref={element}
      role={role}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={event => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={event => {
        if (closable && pressedBackdrop.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.sheet}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {closable && (
          <button
            type="button"
            className={styles.close}
            onClick={onClose}
            aria-label={text.common.close}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path
                d="M5 5l10 10M15 5L5 15"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
        )}
      </div>
    </dialog>
  )
}
