import type { Stance } from '#schema/constants.ts'
import { useText } from '../lib/i18n/use-text.ts'
import styles from './stance-mark.module.css'

/**
 * The side's sign alone: a full disc with a plus, or a diamond with a minus. Its word must be near
 * it.
 */
export const StanceSign = ({ stance }: { stance: Stance }) => (
  <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
    {stance === 'for' ? (
      <path
        fillRule="evenodd"
        d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Zm-.9 3.4v2.7H4.4v1.8h2.7v2.7h1.8V8.9h2.7V7.1H8.9V4.4Z"
        fill="currentColor"
      />
    ) : (
      <path
        fillRule="evenodd"
        d="M8 .4 15.6 8 8 15.6.4 8ZM4.6 7.1v1.8h6.8V7.1Z"
        fill="currentColor"
      />
    )}
  </svg>
)

/** A side: its sign, its word and its colour together. */
export const StanceMark = ({ stance, label }: { stance: Stance; label?: string }) => {
  const text = useText()
  return (
    <span className={[styles.mark, styles[stance]].join(' ')}>
      <StanceSign stance={stance} />
      {label ?? text.common.stance[stance]}
    </span>
  )
}
