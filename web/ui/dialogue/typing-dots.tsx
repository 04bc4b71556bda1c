import styles from './dialogue.module.css'

/** Somebody is about to speak. The words beside it, or a status line, say who. */
export const TypingDots = () => (
  <span className={styles.dots} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
)
