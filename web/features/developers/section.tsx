import type { ReactNode } from 'react'
import styles from './developers-page.module.css'

type SectionProps = { id: string; title: string; children: ReactNode }

/** A part of the page that its index leads to. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <h2 className={styles.sectionTitle} id={`${id}-title`}>
      {title}
    </h2>
    {children}
  </section>
)

/** A sentence whose `names` are set as code. */
export const Prose = ({ children }: { children: string }) => (
  <p className={styles.prose}>
    {children
      .split('`')
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      .map((part, nth) => (nth % 2 === 1 ? <code key={nth}>{part}</code> : part))}
  </p>
)
