import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './topic-row.module.css'

/** Widths of motions as they tend to fall, so that the list does not jump when it comes. */
const WIDTHS = ['88%', '72%', '94%', '66%', '80%', '90%', '58%', '84%']

/** The list's shape while it loads. */
export const TopicRowSkeletons = ({ label }: { label: string }) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    {WIDTHS.map(width => (
      <div key={width} className={styles.row}>
        <div className={styles.shape}>
          <Skeleton width={width} height="0.8em" />
          <Skeleton width="40%" height="0.8em" />
        </div>
        <div className={styles.sides}>
          <Skeleton width="var(--side)" height="var(--target)" />
          <Skeleton width="var(--side)" height="var(--target)" />
        </div>
      </div>
    ))}
  </div>
)
