import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'
import styles from './stat-card.module.css'

/** One figure with its name, inside a `<dl>`. Without a value it is still loading. */
export const StatCard = ({ label, value }: { label: string; value?: ReactNode }) => (
  <div className={styles.card}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value ?? <Skeleton width="3ch" height="1.2em" />}</dd>
  </div>
)
