import { HistorySkeleton } from '../../ui/dialogue/history.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './shared-page.module.css'

/** The page's shape while it loads; its words are announced by the history's. */
export const SharedSkeleton = () => (
  <>
    <div className={styles.head} aria-hidden="true">
      <Skeleton width="16rem" height="1.2rem" />
      <Skeleton width="34rem" height="2.5rem" />
      <Skeleton width="20rem" height="1.2rem" />
      <div className={styles.actions}>
        <Skeleton width="12rem" height="var(--target)" />
      </div>
    </div>
    <div className={styles.scoreShape} aria-hidden="true">
      <Skeleton width="8rem" height="3rem" />
      <Skeleton height="8rem" />
    </div>
    <div className={styles.words}>
      <HistorySkeleton />
    </div>
  </>
)
