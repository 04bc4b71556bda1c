import { useEffect, useRef } from 'react'
import { tooLittleToJudge } from '#schema/judgeable.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { Spinner } from '../spinner.tsx'
import styles from './evaluating-overlay.module.css'

/**
 * Covers the screen while a debate ends. A modal dialog, so that nothing behind it can be reached.
 * It promises a score only where there is enough to judge.
 */
export const EvaluatingOverlay = ({ said }: { said: Parameters<typeof tooLittleToJudge>[0] }) => {
  const { end: text } = useDebateText()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className={styles.overlay}
      aria-label={text.evaluating}
      onCancel={event => event.preventDefault()}
    >
      <div className={styles.words} role="status">
        <Spinner size="2.5rem" />
        <p className={styles.title}>{text.evaluating}</p>
        {!tooLittleToJudge(said) && <p className={styles.note}>{text.evaluatingNote}</p>}
      </div>
    </dialog>
  )
}
