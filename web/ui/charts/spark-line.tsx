import { lazy, Suspense } from 'react'
import styles from './charts.module.css'
import type { LinePoint } from './line-chart.tsx'

export type SparkLineProps = {
  points: readonly LinePoint[]
  /** Says what the picture shows. */
  label: string
  /** What a point says when it is pointed at. */
  tooltip: (point: LinePoint) => string
}

const Drawing = lazy(async () => ({ default: (await import('./spark-drawing.tsx')).SparkDrawing }))

/** A line as small as a word, from 0 to 100, without axes: the figures stand beside it. */
export const SparkLine = ({ points, label, tooltip }: SparkLineProps) => (
  <div className={styles.spark} role="img" aria-label={label}>
    <Suspense fallback={null}>
      <Drawing points={points} tooltip={tooltip} />
    </Suspense>
  </div>
)
