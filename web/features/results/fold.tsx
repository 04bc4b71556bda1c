import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './fold.module.css'

type FoldProps = {
  /** The section's anchor. */
  id: string
  title: string
  /** What there is to see in it, in a few words. */
  gist: string
  children: ReactNode
}

/** A section of the results page that is closed until it is asked for. */
export const Fold = ({ id, title, gist, children }: FoldProps) => {
  const titleId = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const isAddressed = useLocation().hash === `#${id}`

  // A link to a section may be opened before the results are there to scroll to.
  useEffect(() => {
    if (!isAddressed || !details.current) return
    details.current.open = true
    details.current.parentElement?.scrollIntoView()
  }, [isAddressed])

  return (
    <section id={id} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <details ref={details} className={styles.fold}>
        <summary className={styles.summary}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <span className={styles.gist}>{gist}</span>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  )
}
