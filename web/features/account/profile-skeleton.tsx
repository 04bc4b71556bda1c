import { useText } from '../../lib/i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import styles from './profile-page.module.css'

/** Also shown before the page's own code is there. */
export const ProfileSkeleton = () => (
  <div className={styles.page}>
    <PersonSkeleton />
    <RecordSkeleton />
  </div>
)

export const PersonSkeleton = () => (
  <div className={styles.person} aria-hidden="true">
    <Skeleton width="6rem" height="6rem" round />
    <div className={styles.names}>
      <div className={styles.nameShape}>
        <Skeleton width="11rem" height="0.8em" />
      </div>
      <div className={styles.lineShape}>
        <Skeleton width="14rem" height="0.8em" />
      </div>
    </div>
    <div className={styles.actions}>
      <Skeleton width="8.75rem" height="var(--target)" />
      <Skeleton width="6.25rem" height="var(--target)" />
    </div>
  </div>
)

/** Widths of motions as they tend to fall. */
const WIDTHS = ['88%', '70%', '94%', '62%']

/** Figures and past debates: their words stand already, the rest has its shape. */
export const RecordSkeleton = () => {
  const { profile: words } = useText()
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <div className={styles.record} aria-hidden="true">
        <dl className={styles.stats}>
          <StatCard label={words.averageScore} />
          <StatCard label={words.sessions} />
          <StatCard label={words.rank} />
        </dl>
        <div className={styles.past}>
          <div className={styles.head}>
            <p className={styles.title}>{words.pastDebates}</p>
            <Skeleton width="10rem" height="var(--target)" />
          </div>
          <div className={styles.list}>
            {WIDTHS.map(width => (
              <RowSkeleton key={width} width={width} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

const RowSkeleton = ({ width }: { width: string }) => (
  <div className={styles.row}>
    <div className={styles.debate}>
      <div className={styles.motionShape}>
        <Skeleton width={width} height="0.8em" />
      </div>
      <div className={styles.metaShape}>
        <Skeleton width="11rem" height="0.8em" />
      </div>
    </div>
  </div>
)
