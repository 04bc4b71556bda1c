import { lazy, Suspense } from 'react'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'
import { useIsNear } from './use-is-near.ts'

/** `key` identifies a point, `label` is written under it; labels may repeat. */
export type LinePoint = { key: string; label: string; value: number }

export type LineChartProps = {
  points: readonly LinePoint[]
  /** Says what the picture shows. */
  label: string
  /** Headings of the text table: point and value. */
  columns: readonly [string, string]
  /** What a point says when it is pointed at. */
  tooltip: (point: LinePoint) => string
  /** Below the chart, such as the year. */
  legend?: string
}

const Drawing = lazy(async () => ({ default: (await import('./line-drawing.tsx')).LineDrawing }))

/**
 * Scores over time from 0 to 100 in steps of 20, with its figures as a text table.
 * Its code comes when nearly in sight.
 */
export const LineChart = ({ points, label, columns, tooltip, legend }: LineChartProps) => {
  const [element, isNear] = useIsNear()
  return (
    <figure className={styles.figure}>
      <div ref={element} className={styles.line} role="img" aria-label={label}>
        {isNear && (
          <Suspense fallback={null}>
            <Drawing points={points} tooltip={tooltip} legend={legend} />
          </Suspense>
        )}
      </div>
      <ChartTable
        caption={label}
        columns={columns}
        rows={points.map(point => [point.label, point.value.toFixed(1)])}
      />
    </figure>
  )
}
