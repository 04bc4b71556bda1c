import type { ReactNode } from 'react'
import styles from './admin.module.css'

type ScrollBoxProps = { label: string; isBusy?: boolean; children: ReactNode }

/** What is wider than the window scrolls by itself, also by keyboard. */
export const ScrollBox = ({ label, isBusy = false, children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  <div className={styles.scroll} role="group" tabIndex={0} aria-label={label} aria-busy={isBusy}>
    {children}
  </div>
)
