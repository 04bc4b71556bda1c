import { useText } from '../../lib/i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './results-page.module.css'

/** The page's shape while it loads. */
export const ResultsSkeleton = () => {
  const { results: text } = useText()
  return (
    <div className={styles.page} role="status">
      <p className="visually-hidden">{text.loading}</p>
      <div className={styles.header}>
        <Skeleton width="9rem" height="1.3rem" />
        <Skeleton width="34rem" height="3.5rem" />
      </div>
      <div className={styles.figures}>
        <Skeleton width="20rem" height="11rem" />
        <Skeleton width="20rem" height="11rem" />
      </div>
      <div className={styles.skills}>
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
    </div>
  )
}
