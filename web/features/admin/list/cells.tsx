import type { ReactNode } from 'react'
import styles from './cells.module.css'

/** A name and, in the same row's height, what tells it from others: an address, a translation. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <div className={styles.twoLines}>
    <div className={styles.clip}>{first}</div>
    {second && <div className={`${styles.clip} ${styles.second}`}>{second}</div>}
  </div>
)

/** A long text in up to two lines; the whole of it in `title`. */
export const LongText = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.long} title={title}>
    {children}
  </div>
)

type OnlyProps = { label: string; onClick: () => void; children: ReactNode }

/** A value with a button that filters the table by it, seen while the mouse or focus is there. */
export const WithOnly = ({ label, onClick, children }: OnlyProps) => (
  <div className={styles.withOnly}>
    {children}
    <button
      type="button"
      className={styles.only}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M2 3h12l-4.500 5.500V13l-3-1.500v-3z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.250"
        />
      </svg>
    </button>
  </div>
)
