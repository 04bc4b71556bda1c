import { Skeleton } from '../../ui/skeleton.tsx'
import mend from './mend-place.module.css'
import styles from './results-page.module.css'
import cards from './score-cards.module.css'
import { useText } from './use-text.ts'

/** The page's shape while it loads: motion, score and verdict, and the place to mend. */
export const ResultsSkeleton = () => {
  const { results: text } = useText()
  return (
    <div className={styles.page} role="status">
      <p className="visually-hidden">{text.loading}</p>
      <div className={styles.header}>
        <Skeleton width="9rem" height="1.3rem" />
        <Skeleton width="min(34rem, 80vw)" height="4.5rem" />
      </div>
      <div className={cards.cards}>
        <div className={cards.card}>
          <Skeleton width="7rem" />
          <Skeleton width="12rem" height="5rem" />
          <Skeleton width="min(22rem, 80vw)" height="3.5rem" />
        </div>
      </div>
      <div className={mend.section}>
        <Skeleton width="12rem" height="2rem" />
        <div className={mend.exchange}>
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </div>
      </div>
    </div>
  )
}
