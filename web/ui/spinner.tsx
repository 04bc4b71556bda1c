import styles from './spinner.module.css'

/**
 * A quiet ring. With a `label` it is announced; without, the text beside it says what is going on.
 */
export const Spinner = ({ label, size = '1.125em' }: { label?: string; size?: string }) => (
  <span className={styles.wrap} role={label ? 'status' : undefined}>
    <span className={styles.ring} style={{ width: size, height: size }} aria-hidden="true" />
    {label && <span className={styles.label}>{label}</span>}
  </span>
)
